// The script of a report as a page: it steps through the game on the map, leads from each line of a table to its moment, and
// shows only the lines of one side or rule.  It judges nothing: what each event changes is in the page as data, which the rules
// made with the report.  Whatever comes from a game becomes text, never markup, and nothing is loaded.
'use strict';
(() => {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const data = read('hex-umpire-moments'), words = data.words, SVG = 'http://www.w3.org/2000/svg';

  const make = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
      element.setAttribute(name, value);
    element.append(...children);
    return element;
  };
  const shape = (tag, attributes) => {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes))
      element.setAttribute(name, value);
    return element;
  };
  // Which of the two colours and patterns a side has; none has none.
  const look = (side) => data.swapped && side >= 0 ? 1 - side : side;
  const fill = (text, ...numbers) => numbers.reduce((all, number) => all.replace(/%(\d\$)?u/, number), text);

  document.documentElement.classList.add('live');

  // --- Where hexes lie: hu-geometry.c in the page's own units

  const ROOT = Math.sqrt(3), LANES = [0, 1, 1, 0, -1, -1];
  const STEPS = [[-1, -1, 0, 1, 0, -1], [-1, 0, 1, 1, 1, 0]];
  const CORNERS = [[-0.5, -ROOT / 2], [0.5, -ROOT / 2], [1, 0], [0.5, ROOT / 2], [-0.5, ROOT / 2], [-1, 0]];
  const [flat, length, odd, across0, along0] = data.grid || [];
  const missing = new Set();
  for (let i = 0; data.missing && i < data.missing.length; i += 2)
    for (let hex = data.missing[i]; hex < data.missing[i] + data.missing[i + 1]; hex++)
      missing.add(hex);
  const onPaper = (across, along) => (flat ? [across, along] : [along, across]).map((unit) => unit * data.scale);
  const round = (number) => Math.round(number * 10) / 10;
  const place = (hex) => {
    const lane = Math.floor(hex / length);
    return [across0 + 1.5 * lane, along0 + ROOT * (hex % length) + ROOT / 2 * (lane & 1 ^ odd)];
  };
  const centre = (hex) => onPaper(...place(hex)).map(round);
  const corner = (hex, i, share) => {
    const [across, along] = place(hex), [a, b] = CORNERS[i % 6];
    return onPaper(across + a * share, along + b * share).map(round).join(' ');
  };
  const neighbour = (hex, direction) => {
    const lane = Math.floor(hex / length), at = hex % length + STEPS[lane & 1 ^ odd][direction], to = lane + LANES[direction];
    return at < 0 || at >= length || to < 0 || to * length >= data.hexes || missing.has(to * length + at) ? -1 : to * length + at;
  };
  const outline = (hex, share) => 'M' + CORNERS.map((_, i) => corner(hex, i, share)).join('L') + 'Z';
  // The sides of hexes of @inside that @ends says are its border.
  const border = (inside, ends) => inside.map((hex) => CORNERS.map((_, i) =>
    ends(neighbour(hex, i)) ? `M${corner(hex, i, 0.92)}L${corner(hex, i + 1, 0.92)}` : '').join('')).join('');

  // --- What is so at a moment: all changes up to it

  const replay = (lists, moment, take) => {
    for (let n = 0; n <= moment && n < lists.length; n++)
      if (lists[n])
        take(lists[n]);
  };
  const runs = (lists, moment, size, empty) => {
    const values = new Int8Array(size).fill(empty);
    replay(lists, moment, (list) => {
      for (let i = 0; i < list.length; i += 3)
        values.fill(list[i + 2], list[i], list[i] + list[i + 1]);
    });
    return values;
  };
  const eachPile = (list, take) => {
    for (let i = 0; i < list.length; i += 2 + list[i + 1])
      take(list[i], list.slice(i + 2, i + 2 + list[i + 1]));
  };
  const pilesAt = (moment) => {
    const piles = new Map();
    replay(data.piles, moment, (list) => eachPile(list, (hex, pile) => pile.length ? piles.set(hex, pile) : piles.delete(hex)));
    return piles;
  };
  const linesAt = (moment) => {
    const lines = [];
    replay(data.lines, moment, (list) => {
      for (let i = 0; i < list.length; i += 2 + Math.max(list[i + 1], 0))
        lines[list[i]] = list[i + 1] < 0 ? null : list.slice(i + 2, i + 2 + list[i + 1]);
    });
    return lines;
  };
  // The last entry of a list of so many columns that is not later than @moment.
  const latest = (list, columns, moment) => {
    let found = 0;
    while (found + columns < list.length && list[found + columns] <= moment)
      found += columns;
    return list.slice(found, found + columns);
  };
  const metersAt = (moment) => {
    const rows = [];
    for (let i = 0; i < data.meters.length && data.meters[i] <= moment; i += 7)
      rows[data.meters[i + 1]] = data.meters[i + 2] < 0 ? null : data.meters.slice(i + 2, i + 7);
    return rows.filter((row) => row);
  };

  // --- Drawing it

  const figure = document.getElementById('hex-umpire-map');

  const stepPlayer = () => {
    const stage = figure.querySelector('.stage'), sheet = figure.querySelector('.sheet');
    const over = figure.querySelector('.over'), then = over.querySelector('.then'), counters = over.querySelector('.piles');
    const caption = figure.querySelector('figcaption'), captioned = caption.textContent;
    const [width, height] = over.getAttribute('viewBox').split(' ').slice(2).map(Number);
    const below = shape('g', { class: 'owned' }), above = shape('g', { class: 'signs' });
    const numbers = shape('g', { class: 'numbers' });
    let moment = data.shown, chosen = -1, timer = 0, zoom = 1, owned = '';

    then.after(below);
    over.append(above);
    below.after(numbers);

    const use = (group, id, x, y) => group.append(shape('use', { href: '#h' + id, x: round(x), y: round(y) }));

    const drawPile = (group, hex, pile) => {
      const [x, y] = centre(hex), size = data.counter, step = Math.max(size * 0.085, 1.5);
      const figures = pile.filter((number) => number >= 0), seen = Math.min(figures.length, 3);
      const look = pile[0] < 0 ? data.looks[-pile[0]] : -1;

      for (let k = seen - 1; k >= 0; k--) {
        const down = step * (k - (seen - 1) / 2);
        use(group, k > 0 ? 'b' + data.figures[figures[k]][1] : 'c' + data.faces[figures[0]], x + down, y + down);
        if (k === 0 && look >= 0)
          use(group, 'c' + look, x + down, y + down);
      }
      if (figures.length > 1) {
        const text = shape('text', { x: round(x + size * 0.5), y: round(y + size * 0.61) });
        text.textContent = figures.length;
        group.append(shape('circle', { cx: round(x + size * 0.5), cy: round(y + size * 0.5), r: round(size * 0.22) }), text);
      }
    };

    // The number of each hex at its top, as soon as it is large enough to be read.
    const hexNames = data.names.split(' '), called = new Map();
    for (let i = 0; i < data.called.length; i += 2)
      for (const hex of data.called[i + 1])
        called.set(hex, [...called.get(hex) || [], data.called[i]]);
    const nameOf = (hex) => [hexNames[hex], ...called.get(hex) || []].join(', ');
    const NUMBER = 0.36, SMALLEST = 6;
    const drawNumbers = () => {
      const size = data.scale * NUMBER, readable = size * toScreen() >= SMALLEST;

      numbers.style.display = readable ? '' : 'none';
      if (!readable || numbers.hasChildNodes())
        return;
      numbers.setAttribute('font-size', round(size));
      hexNames.forEach((name, hex) => {
        const [x, y] = centre(hex), text = shape('text', { x, y: round(y - data.scale * (flat ? 0.58 : 0.6)) });
        text.textContent = name;
        if (name)
          numbers.append(text);
      });
    };

    const drawOwners = () => {
      const size = data.hexes + data.extra.length / 2;
      const owners = runs(data.owners, moment, size, -1), buildings = runs(data.buildings, moment, data.sites.length, -1);
      const all = owners.join() + buildings.join();

      if (all === owned)
        return;
      owned = all;
      below.replaceChildren();
      for (const side of [0, 1]) {
        const mine = [...owners.subarray(0, data.hexes).keys()].filter((hex) => owners[hex] === side);
        const ends = (hex) => hex >= 0 && owners[hex] !== side && (data.sites.length > 0 || owners[hex] >= 0);
        below.append(shape('path', { class: 'land s' + look(side), d: mine.map((hex) => outline(hex, 1)).join('') }),
                     shape('path', { class: 'rim s' + look(side), d: border(mine, ends) }));
      }
      data.sites.forEach((hexes, i) => below.append(
        shape('path', { class: 'site s' + look(buildings[i]), d: border(hexes, (hex) => !hexes.includes(hex)) })));
      // A bar for each storey above or below the ground that somebody Controls.
      for (let i = 0; i < data.extra.length; i += 2) {
        const owner = owners[data.hexes + i / 2], [x, y] = centre(data.extra[i]), storey = Math.min(data.extra[i + 1], 6);
        if (owner >= 0)
          below.append(shape('rect', { class: 'storey s' + look(owner), x: round(x + data.scale * 0.62),
                                       y: round(y - data.scale * 0.2 * storey), width: 4, height: 2 }));
      }
    };

    const drawSigns = (piles) => {
      const lines = linesAt(moment), hazards = runs(data.hazards, moment, data.hexes + data.extra.length / 2, 0);

      above.replaceChildren();
      // The map of the report has its own, with what a line depends on.
      (moment === data.shown ? [] : lines).forEach((line, i) => {
        let hex = data.origins[i];
        const [x, y] = centre(hex), points = [centre(hex)];
        if (line === null) {
          above.append(shape('path', { class: 'cut', d: `M${x - 5} ${y - 5}l10 10m0-10l-10 10` }));
          return;
        }
        for (const direction of line) {
          hex = neighbour(hex, direction);
          points.push(centre(hex));
        }
        above.append(shape('polyline', { class: 'line s' + look(data.lineSide), points: points.join(' ') }));
      });
      hazards.forEach((hazard, location) => {
        if (!hazard || moment === data.shown)
          return;
        const [x, y] = centre(location < data.hexes ? location : data.extra[2 * (location - data.hexes)]);
        for (const sign of [hazard & 3, hazard & 16])
          if (sign)
            use(above, 'z' + sign, x + data.scale * 0.45, y - data.scale * 0.45);
      });
      if (moment > 0 && data.piles[moment])
        eachPile(data.piles[moment], (hex) => above.append(shape('path', { class: 'moved', d: outline(hex, 0.97) })));
      if (chosen >= 0)
        above.append(shape('path', { class: 'chosen', d: outline(chosen, 0.9) }));
      counters.replaceChildren();
      [...piles.keys()].sort((a, b) => a - b).forEach((hex) => drawPile(counters, hex, piles.get(hex)));
    };

    // --- What is written beside it

    const icon = (...paths) => {
      const svg = shape('svg', { viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': 'true' });
      svg.append(...paths.map((d) => shape('path', { d, fill: 'currentColor' })));
      return svg;
    };
    const FORTH = 'M4 2l9 6-9 6z', BACK = 'M12 2l-9 6 9 6z', BAR = 'M2 2h2v12h-2z', END = 'M12 2h2v12h-2z';
    const button = (word, act, ...paths) => {
      const element = make('button', { type: 'button', 'aria-label': words[word], title: words[word] }, icon(...paths));
      element.addEventListener('click', act);
      return element;
    };
    const stop = () => {
      clearInterval(timer);
      timer = 0;
      play.replaceChildren(icon('M4 2l10 6-10 6z'));
      play.setAttribute('aria-label', words.play);
      play.title = words.play;
      line.setAttribute('aria-live', 'polite');
    };
    const start = () => {
      if (moment >= data.events)
        show(0);
      line.setAttribute('aria-live', 'off');
      play.replaceChildren(icon('M3 2h4v12h-4z', 'M9 2h4v12h-4z'));
      play.setAttribute('aria-label', words.pause);
      play.title = words.pause;
      timer = setInterval(() => moment < data.events ? show(moment + 1) : stop(), 900);
    };
    const toggle = () => timer ? stop() : start();
    const step = (to) => {
      stop();
      show(Math.min(Math.max(to, 0), data.events));
    };

    const first = button('first', () => step(0), BAR, BACK), last = button('last', () => step(data.events), FORTH, END);
    const previous = button('previous', () => step(moment - 1), BACK), next = button('next', () => step(moment + 1), FORTH);
    const play = button('play', toggle, FORTH);
    const slider = make('input', { type: 'range', min: 0, max: data.events, step: 1, 'aria-label': words.slider });
    const larger = button('larger', () => magnify(zoom * 1.4), 'M7 2h2v5h5v2h-5v5h-2v-5h-5v-2h5z');
    const smaller = button('smaller', () => magnify(zoom / 1.4), 'M2 7h12v2h-12z');
    const line = make('p', { class: 'moment', 'aria-live': 'polite' });
    const said = make('p', { class: 'pre' }), followed = make('ul'), verdict = make('p'), here = make('div');
    here.className = 'here';
    here.setAttribute('aria-live', 'polite');
    const rows = make('tbody'), notice = make('p', { class: 'faint' }, words.overlays);
    const heads = make('tr', {}, ...[words.rule, words.condition, words.standing].map((word) =>
      make('th', { scope: 'col' }, word)));
    const player = make('div', { class: 'player', role: 'group', 'aria-label': words.player },
      make('div', { class: 'keys' }, first, previous, play, next, last, slider, smaller, larger),
      make('div', { class: 'words' }, here, line, said, followed, verdict,
        make('div', { class: 'table' }, make('table', {}, make('thead', {}, heads), rows)), notice,
        ...(data.extra.length > 0 ? [make('p', { class: 'faint' }, words.levels)] : []),
        make('p', { class: 'faint' }, words.keys)));

    // The log of the page has the words of each event and of what followed from it.
    const tellEvent = () => {
      const row = document.getElementById('e' + moment);

      document.querySelectorAll('tr.now').forEach((other) => other.classList.remove('now'));
      said.textContent = moment === 0 ? words.setup : row ? row.lastElementChild.textContent : '';
      followed.replaceChildren();
      if (!row)
        return;
      row.classList.add('now');
      for (let under = row.nextElementSibling; under && !under.id && !under.classList.contains('head');
           under = under.nextElementSibling) {
        const cells = [...under.cells].map((cell) => cell.textContent.trim());
        followed.append(make('li', {}, cells.slice(1).filter((text) => text).join(' – ')));
      }
    };
    const tellMeters = () => {
      rows.replaceChildren(...metersAt(moment).map(([rule, title, value, detail]) => make('tr', {},
        make('td', {}, data.texts[rule]), make('td', {}, data.texts[title]),
        make('td', {}, make('strong', {}, data.texts[value]), make('div', { class: 'faint pre' }, data.texts[detail])))));
      heads.parentElement.parentElement.hidden = rows.children.length === 0;
    };
    const tellHere = (piles) => {
      const pile = piles.get(chosen) || [];

      here.replaceChildren();
      here.hidden = chosen < 0;
      if (chosen < 0)
        return;
      here.append(make('p', {}, make('strong', {}, nameOf(chosen))),
        make('p', {}, `${words.here}: ${pile.filter((number) => number >= 0).length}`),
        make('ul', {}, ...pile.filter((number) => number >= 0).map((number) =>
          make('li', {}, `${data.figures[number][0]} (${data.sides[data.figures[number][1]]})`))));
    };

    const show = (to) => {
      const piles = pilesAt(to), [, clock] = latest(data.clocks, 2, to), [, text, winner] = latest(data.verdicts, 3, to);

      moment = to;
      then.style.display = moment === data.shown ? '' : 'none';
      below.style.display = moment === data.shown ? 'none' : '';
      notice.hidden = moment === data.shown;
      if (moment !== data.shown)
        drawOwners();
      drawSigns(piles);
      slider.value = moment;
      slider.setAttribute('aria-valuetext', fill(words.event, moment, data.events));
      line.textContent = `${fill(words.event, moment, data.events)}: ${data.texts[clock]}`;
      verdict.textContent = data.texts[text];
      verdict.className = 'end' + ['', ' first', ' second'][look(winner) + 1];
      for (const [button, spent] of [[first, moment === 0], [previous, moment === 0], [next, moment === data.events],
                                     [last, moment === data.events]])
        button.setAttribute('aria-disabled', spent);
      tellEvent();
      tellMeters();
      tellHere(piles);
      caption.textContent = moment === data.shown ? captioned : line.textContent;
      if (zoom > 1 && data.piles[moment])
        bringIntoView(data.piles[moment][0]);
    };

    // --- The part of the map that is seen

    const toScreen = () => sheet.clientWidth / width;
    const bringIntoView = (hex) => {
      const [x, y] = centre(hex).map((px) => px * toScreen());
      const room = Math.min(stage.clientWidth, stage.clientHeight) / 5;

      if (x < stage.scrollLeft + room || x > stage.scrollLeft + stage.clientWidth - room)
        stage.scrollLeft = x - stage.clientWidth / 2;
      if (y < stage.scrollTop + room || y > stage.scrollTop + stage.clientHeight - room)
        stage.scrollTop = y - stage.clientHeight / 2;
    };
    const magnify = (to) => {
      const x = (stage.scrollLeft + stage.clientWidth / 2) / toScreen();
      const y = (stage.scrollTop + stage.clientHeight / 2) / toScreen();

      zoom = Math.min(Math.max(to, 1), 8);
      sheet.style.setProperty('--zoom', zoom);
      stage.scrollLeft = x * toScreen() - stage.clientWidth / 2;
      stage.scrollTop = y * toScreen() - stage.clientHeight / 2;
      smaller.setAttribute('aria-disabled', zoom <= 1);
      larger.setAttribute('aria-disabled', zoom >= 8);
      drawNumbers();
    };
    const choose = (hex) => {
      chosen = hex;
      show(moment);
      if (hex < 0)
        return;
      bringIntoView(hex);
      player.scrollTop = 0;
      here.scrollIntoView({ block: 'nearest' });
    };
    const chooseNext = (by) => {
      const hexes = [...pilesAt(moment).keys()].sort((a, b) => a - b);

      if (hexes.length > 0)
        choose(hexes[(hexes.findIndex((hex) => hex >= chosen) + by + hexes.length) % hexes.length]);
    };
    sheet.addEventListener('click', (event) => {
      const box = over.getBoundingClientRect();
      const x = (event.clientX - box.left) / box.width * width, y = (event.clientY - box.top) / box.height * height;
      let nearest = -1, least = data.scale ** 2;

      for (let hex = 0; hex < data.hexes; hex++) {
        if (missing.has(hex))
          continue;
        const [a, b] = centre(hex), far = (a - x) ** 2 + (b - y) ** 2;
        if (far < least)
          [nearest, least] = [hex, far];
      }
      choose(nearest === chosen ? -1 : nearest);
    });

    // --- Keys, links

    slider.addEventListener('input', () => step(Number(slider.value)));
    const keys = { ArrowLeft: () => step(moment - 1), ArrowRight: () => step(moment + 1), Home: () => step(0),
                   End: () => step(data.events), ' ': toggle, n: () => chooseNext(1), p: () => chooseNext(-1) };
    figure.addEventListener('keydown', (event) => {
      const own = event.target === slider || (event.key === ' ' && event.target.closest('button'));

      if (own || event.ctrlKey || event.altKey || event.metaKey || !keys[event.key])
        return;
      event.preventDefault();
      keys[event.key]();
    });
    const follow = () => {
      const found = /^#m(\d+)$/.exec(location.hash);

      if (!found || Number(found[1]) > data.events)
        return;
      step(Number(found[1]));
      figure.scrollIntoView({ block: 'start' });
    };
    document.querySelectorAll('a[href^="#e"]').forEach((link) => link.setAttribute('href', '#m' + link.hash.slice(2)));
    document.querySelectorAll('tr[id^="e"]').forEach((row) => {
      const cell = row.cells[0], link = make('a', { href: '#m' + row.id.slice(1) }, cell.textContent);
      cell.replaceChildren(link);
    });
    document.addEventListener('click', (event) => {
      const link = event.target.closest('a[href^="#m"]');
      if (link && link.hash === location.hash)
        follow();
    });
    addEventListener('hashchange', follow);

    stage.tabIndex = 0;
    stage.setAttribute('role', 'group');
    stage.setAttribute('aria-label', words.player);
    figure.classList.add('game');
    stage.after(player);
    magnify(10 / (data.counter * toScreen()));
    addEventListener('resize', drawNumbers);
    show(data.shown);
    follow();
  };

  // --- Lines of one side or rule

  const addFilter = (table) => {
    const heads = [...table.tHead.rows[0].cells], column = heads.findIndex((head) => head.dataset.c === 'rule');
    const lines = [...table.tBodies[0].rows], ruleOf = (row) => row.cells[column] ? row.cells[column].textContent.trim() : '';
    const inOrder = (a, b) => a.localeCompare(b, undefined, { numeric: true });
    const rules = [...new Set(lines.map(ruleOf))].filter((rule) => rule).sort(inOrder);
    const choice = (label, names) => make('select', { 'aria-label': label },
      ...names.map((name, i) => make('option', { value: i }, name)));
    const side = choice(words.side, [words.sides, ...data.sides]), rule = choice(words.rule, [words.rules, ...rules]);
    const none = make('p', { class: 'faint', role: 'status' }, words.none);

    const update = () => {
      const ofSide = ['', 'a', 'b'][side.value], ofRule = rule.value > 0 ? rules[rule.value - 1] : '';
      const fits = (row) => (!ofSide || row.classList.contains(ofSide)) && (!ofRule || ruleOf(row) === ofRule);
      let event = null, head = null, any = false;

      for (const row of lines) {
        const isHead = row.classList.contains('head'), under = row.classList.contains('under');
        const seen = isHead || row.classList.contains('sum') && !column ? !ofSide && !ofRule : fits(row);

        row.hidden = !seen;
        if (isHead)
          head = row;
        else if (row.id)
          event = row;
        if (!seen || isHead)
          continue;
        any = true;
        // A line that is shown brings the event that it is of, and the phase.
        if (head)
          head.hidden = false;
        if (event && (under || row.classList.contains('sum')))
          event.hidden = false;
      }
      none.hidden = any;
    };
    side.addEventListener('change', update);
    rule.addEventListener('change', update);
    none.hidden = true;
    table.parentElement.before(make('div', { class: 'filter', role: 'group', 'aria-label': words.show },
      make('span', {}, words.show), side, rule), none);
  };

  document.querySelectorAll('table').forEach((table) => {
    if (table.tHead && table.querySelector('th[data-c="rule"]') && table.tBodies[0].rows.length > 3)
      addFilter(table);
  });
  if (figure && data.piles)
    stepPlayer();
  // What the script adds has moved the place that the address names.
  const named = /^#(e\d+|[a-z-]+)$/.test(location.hash) && document.getElementById(location.hash.slice(1));
  if (named)
    named.scrollIntoView();
})();
