/*
 * The style of the report in a browser: light or dark on screen, and printed from there.
 * Sides differ by pattern as well as by colour.
 */
#pragma once

#define HU_REPORT_HTML_STYLE \
  ":root { color-scheme: light dark; --ink: #1b1b1b; --faint: #5c5c5c; --paper: #fffefb; --line: #d8d4ca;" \
  " --band: #f1efe8; --first: #1f5f9e; --second: #b5471f; }\n" \
  "@media (prefers-color-scheme: dark) { :root { --ink: #ececec; --faint: #a9a9a9; --paper: #1d1d1f;" \
  " --line: #45454a; --band: #2a2a2e; --first: #7db4ea; --second: #f09a72; } }\n" \
  "body { margin: 0; background: var(--paper); color: var(--ink);" \
  " font: 16px/1.5 Cantarell, 'Source Sans 3', 'Noto Sans', system-ui, sans-serif;" \
  " font-variant-numeric: tabular-nums lining-nums; }\n" \
  "main, footer { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem; }\n" \
  "footer { color: var(--faint); font-size: 0.85rem; border-top: 1px solid var(--line); }\n" \
  "h1 { font-size: 2.2rem; line-height: 1.15; margin: 1.5rem 0 0.75rem; }\n" \
  "h2 { font-size: 1.4rem; margin: 3rem 0 0.75rem; padding-bottom: 0.25rem; border-bottom: 2px solid var(--line); }\n" \
  "h3 { font-size: 1.05rem; margin: 1.75rem 0 0.5rem; }\n" \
  "p { max-width: 42rem; }\n" \
  "a { color: var(--first); }\n" \
  "nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; list-style: none; padding: 0; }\n" \
  ".faint { color: var(--faint); font-size: 0.9rem; }\n" \
  ".strong { font-weight: 700; }\n" \
  "ol.scale { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; font-size: .85rem; }\n" \
  "ol.scale span { color: var(--faint); } ol.scale span::before { content: \" | \"; }\n" \
  ".quoted { color: var(--faint); border-left: 3px solid var(--line); padding-left: 1rem; }\n" \
  ".verdict { font-size: 1.25rem; font-weight: 700; background: var(--band); padding: 1rem 1.25rem;" \
  " border-left: 0.6rem solid var(--faint); max-width: none; }\n" \
  ".verdict.first { border-left-color: var(--first); }\n" \
  ".verdict.second { border-left: 0.6rem double var(--second); }\n" \
  ".table { overflow-x: auto; }\n" \
  "table { border-collapse: collapse; font-size: 0.9rem; line-height: 1.35; }\n" \
  "th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.9rem 0.3rem 0; }\n" \
  "thead th { color: var(--faint); font-size: 0.8rem; vertical-align: bottom; border-bottom: 2px solid var(--faint); }\n" \
  "tbody tr { border-top: 1px solid var(--line); }\n" \
  "tbody tr.under { border-top: 0; color: var(--faint); }\n" \
  "tbody tr.continued { border-top: 0; }\n" \
  "tbody tr.head th { background: var(--band); padding-left: 0.4rem; }\n" \
  "tbody tr.faint { font-style: italic; }\n" \
  "tbody tr.sum { font-weight: 700; border-top: 2px solid var(--faint); }\n" \
  ".number { text-align: right; white-space: nowrap; }\n" \
  ".side { display: inline-block; width: 0.7em; height: 0.7em; margin-right: 0.4em; }\n" \
  ".side.first { background: var(--first); }\n" \
  ".side.second { border: 1px solid var(--second); box-sizing: border-box;" \
  " background: repeating-linear-gradient(45deg, var(--second) 0 2px, transparent 2px 4px); }\n" \
  "figure { margin: 1.25rem 0; background: #fff; padding: 0.75rem; border: 1px solid var(--line); }\n" \
  "figure svg { display: block; width: 100%; height: auto; }\n" \
  "figcaption { color: #444; font-size: 0.9rem; padding-top: 0.5rem; }\n" \
  "@media print { main, footer { max-width: none; padding: 0; } nav { display: none; }" \
  " tr, figure { break-inside: avoid; } h2, h3 { break-after: avoid; } thead { display: table-header-group; } }\n"
