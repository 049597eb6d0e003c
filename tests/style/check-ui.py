#!/usr/bin/env python3
"""check-ui.py FOLDER: what the window's files and icons need to have.

A button with an access key needs a name of its own: GTK 4.8 would read the
underscore out.  A button with an icon needs a name and a tooltip.  A symbolic
icon is made of filled outlines.
"""
import pathlib
import sys
import xml.etree.ElementTree as tree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "scenarios"))
import tap  # noqa: E402

BUTTONS = {"GtkButton", "GtkMenuButton", "GtkToggleButton", "GtkLinkButton", "GtkSplitButton"}


def property_of(widget, name):
    return next((p.text for p in widget.findall("property") if p.get("name") == name), None)


def label_of(widget):
    return next((p.text for p in widget.findall("accessibility/property") if p.get("name") == "label"), None)


def faults(path):
    for widget in tree.parse(path).getroot().iter("object"):
        if widget.get("class") not in BUTTONS:
            continue
        who = widget.get("id") or property_of(widget, "label") or property_of(widget, "icon-name")
        # A widget with an id may get its words in the code; the window's own tests look at those.
        if property_of(widget, "use-underline") == "True" and property_of(widget, "label") and not label_of(widget):
            yield f"{who} has an access key and no accessible label"
        if (not widget.get("id") and property_of(widget, "icon-name")
                and not (label_of(widget) and property_of(widget, "tooltip-text"))):
            yield f"{who} has an icon, and lacks an accessible label or a tooltip"


def strokes(path):
    """GTK 4.8 fills whatever a symbolic icon strokes."""
    return "\n".join(f"{part.tag.split('}')[-1]} has a stroke; draw its outline filled" for part in tree.parse(path).getroot().iter()
                     if part.get("stroke", "none") != "none")


def main():
    plan = tap.Plan()
    for path in sorted(pathlib.Path(sys.argv[1]).glob("*.ui")):
        plan.case(path.name, lambda: "\n".join(faults(path)))
    for path in sorted(pathlib.Path(sys.argv[1]).glob("icons/scalable/actions/*.svg")):
        plan.case(path.name, lambda: strokes(path))
    return plan.finish()


sys.exit(main())
