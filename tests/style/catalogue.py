"""What the tests of the catalogues share: their TAP, and the messages of a .po file."""
import ast
import re

n_done = 0


def report(name, complaints):
    global n_done
    for complaint in complaints:
        print("#", complaint.replace("\n", " "))
    n_done += 1
    print("ok" if not complaints else "not ok", n_done, name)


def entries(text):
    """Each message as a dict of its fields, with "flags"; obsolete ones and the header left out."""
    for block in text.split("\n\n"):
        entry, field = {"flags": ""}, None
        for line in block.splitlines():
            start = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) (".*")$', line)
            if line.startswith("#,"):
                entry["flags"] += line
            elif start:
                field = start[1]
                entry[field] = ast.literal_eval(start[2])
            elif line.startswith('"') and field:
                entry[field] += ast.literal_eval(line)
        if entry.get("msgid"):
            yield entry


def translations(entry):
    return [text for field, text in sorted(entry.items()) if field.startswith("msgstr")]


def quoted(entry):
    return f"“{entry['msgid'][:60]}”"
