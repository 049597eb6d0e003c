"""The JSON answers of hex-umpire-cli, held against data/schema/output.schema.json by an independent validator.

A reader ignores keys that it does not know; here they are faults, so that no answer has a key which the schema
does not describe.
"""
import json
import pathlib

import jsonschema

SCHEMA = pathlib.Path(__file__).resolve().parents[2] / "data" / "schema" / "output.schema.json"


def without_others(schema):
    """The schema, with every object that lists keys allowing no other."""
    if isinstance(schema, list):
        return [without_others(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {key: without_others(one) for key, one in schema.items()}
    if schema.get("type") == "object" and "properties" in schema:
        closed.setdefault("additionalProperties", False)
    return closed


def make_validators():
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    closed = without_others(schema)
    return {answer["$ref"].rsplit("/", 1)[1]: jsonschema.Draft202012Validator({**answer, "$defs": closed["$defs"]})
            for answer in closed["oneOf"]}


validators = make_validators()


def fault_of(verb, answer):
    """What is wrong with an answer of VERB, or None."""
    if not isinstance(answer, dict) or next(iter(answer), None) != "format":
        return f"{verb}: the answer does not begin with its format"
    fault = next(validators[verb].iter_errors(answer), None)
    while fault is not None and fault.context:
        fault = max(fault.context, key=lambda one: len(one.absolute_path))
    return None if fault is None else f"{verb}: /{'/'.join(map(str, fault.absolute_path))}: {fault.message[:300]}"
