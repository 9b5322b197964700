import fc from 'fast-check';

/** What to send for one field of a form: no, one or many values, already encoded. */
export type BadValue = readonly string[];

const encode = (value: string) => new URLSearchParams([['', value]]).toString().slice(1);
const long = (text: string, times: number) => text.repeat(times);

const texts = [
  ...['', ' ', '\0', 'a\0b', '\r\n\t', '\u200b', '\u202eevil', '\u2066x', '\ufeff', '\uffff'],
  ...['Zoe\u0308', 'Z\u0335\u0336', '👨‍👩‍👧', '𝕏', 'ﷺ', '１２３４５６７', '٣'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined'],
  ...['-1', '0', '-0', '1.5', '1e3', '1e999', 'NaN', 'Infinity', '0x10', '9007199254740993'],
  ...['99999999999999999999', '10000000', '2147483648', '+1', '1,000', ' 7 '],
  ...['2026-02-30', '0000-00-00', '9999-12-31', '+275760-09-13', '-000001-01-01', '2026-13-01'],
  ...['9999-12-31T23:59', '2026-11-21T25:61', '1970-01-01T00:00', '24:00', '7:00', '99:99', 'noon'],
  ...['#', 'A#B', 'TENANT#DEFAULT#MAIN', 'DRIVER#1234567', 'DEFAULT', 'MAIN', '1234567', 'VICTIM'],
  ...['../../etc/passwd', '..\\..', '/dev/null', 'file:///etc/passwd', '//evil.test', 'C:\\'],
  ...['[]', '{}', 'true', '"text"', '[[[[', '{"a":', '[null]', '{"__proto__":{"x":1}}'],
  ...["' OR 1=1 --", '"; drop', '<script>alert(1)</script>', '=1+1', '${7*7}', '{{7*7}}', '%s%n'],
  ...['a@b', '@', 'a@b.c, d@e.f', 'a@b.test\r\nBcc: x@y.test', 'admin', 'Etc/Nowhere', 'on', 'yes'],
  ...[long('a', 61), long('9', 400), long('é', 5_000), long('x', 70_000), long('[', 20_000)],
  ...[long('1234567,A,1\n', 3_000), long('e\u0301', 9_000), long('\u200b', 3_000)],
];
/** Bytes that are not valid text, and percent signs without a valid code. */
const bytes = [
  '%FF%FE',
  '%ED%A0%80',
  '%C0%AF',
  '%',
  '%zz',
  '%u0041',
  '%00%00',
  '+',
  '%F4%90%80%80',
];

const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
);

/** The valid value, but with a mistake in its middle, at its end, or in its case. */
const spoilt = (value: string) =>
  fc.oneof(
    fc
      .tuple(text, fc.nat(value.length))
      .map(([bad, at]) => value.slice(0, at) + bad + value.slice(at)),
    fc.constantFrom(value.slice(1), value + value, value.toLowerCase(), ` ${value} `, `${value}\0`),
  );

const parsed = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** JSON of objects like the valid one in which one value is replaced, and any other JSON. */
const spoiltJson = (value: object): fc.Arbitrary<string> => {
  const replaceIn = (inner: unknown, bad: unknown, at: number): unknown => {
    if (!isObject(inner)) return bad;
    const keys = Object.keys(inner);
    const key = keys[at % Math.max(1, keys.length)] ?? '0';
    const copy: Record<string, unknown> = Array.isArray(inner)
      ? ([...inner] as never)
      : { ...inner };
    copy[key] = replaceIn(copy[key], bad, Math.floor(at / 7));
    return copy;
  };
  const anything = fc.oneof(text, fc.jsonValue(), fc.constantFrom('\ud800', 1e21, -0));
  return fc.oneof(
    fc.tuple(anything, fc.nat(500)).map(([bad, at]) => JSON.stringify(replaceIn(value, bad, at))),
    fc.json(),
    fc.constantFrom(
      JSON.stringify([value, value]),
      JSON.stringify(new Array(6_000).fill(value).slice(0, 6_000)),
      JSON.stringify(value).replace('{', '{"__proto__":{"id":"x"},'),
    ),
  );
};

/** Bad values for a field whose valid value is `value`. The server must survive all of them. */
export const badValues = (value: string): fc.Arbitrary<BadValue> => {
  const json = parsed(value);
  const one = fc.oneof(
    { weight: 4, arbitrary: text.map(encode) },
    { weight: 2, arbitrary: spoilt(value).map(encode) },
    { weight: 1, arbitrary: fc.constantFrom(...bytes) },
    ...(isObject(json) ? [{ weight: 6, arbitrary: spoiltJson(json).map(encode) }] : []),
  );
  return fc.oneof(
    { weight: 12, arbitrary: one.map((bad) => [bad]) },
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.constant([encode(value), encode(value)]) },
    { weight: 1, arbitrary: fc.array(one, { maxLength: 5 }) },
    { weight: 1, arbitrary: fc.constant(new Array<string>(300).fill(encode(value))) },
  );
};
