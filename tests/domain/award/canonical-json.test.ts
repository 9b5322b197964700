import { expect, test } from 'vitest';
import { canonicalJson } from '~/domain/shared/canonical-json';

const toText = (value: unknown) => {
  const text = canonicalJson(value);
  return text.ok ? text.value : text.error;
};

test('RFC 8785 section 3.2.2: the sample object', () => {
  const sample = JSON.parse(`{
    "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
    "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
    "literals": [null, true, false]
  }`) as unknown;
  expect(toText(sample)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('RFC 8785 section 3.2.3: sorts keys by UTF-16 code unit', () => {
  const sample = {
    '\u20ac': 'Euro Sign',
    '\r': 'Carriage Return',
    '\ufb33': 'Hebrew Letter Dalet With Dagesh',
    '1': 'One',
    '\ud83d\ude00': 'Emoji: Grinning Face',
    '\u0080': 'Control',
    '\u00f6': 'Latin Small Letter O With Diaeresis',
  };
  expect(Object.values(JSON.parse(toText(sample) as string) as object)).toHaveLength(7);
  expect(toText(sample)).toBe(
    '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign","😀":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
  );
});

/** RFC 8785 appendix B: IEEE 754 bits and their text. */
test.each([
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
])('RFC 8785 appendix B: %s is %s', (bits, text) => {
  expect(toText(Buffer.from(bits, 'hex').readDoubleBE())).toBe(text);
});

test.each([
  [NaN, '', 'a number that is not finite'],
  [{ a: [1, Infinity] }, '/a/1', 'a number that is not finite'],
  [{ 'a/b~': '\udead' }, '/a~1b~0', 'text with half a surrogate pair'],
  [{ a: ['x', '\udead'] }, '/a/1', 'text with half a surrogate pair'],
  [['\ud83d', '\ude00'], '/0', 'text with half a surrogate pair'],
  [['x', ...Array<string>(1)], '/1', 'a value of type undefined'],
  [new Array<string>(1), '/0', 'a value of type undefined'],
  [{ a: undefined }, '/a', 'a value of type undefined'],
  [[1n], '/0', 'a value of type bigint'],
])('refuses a value without a canonical form: %#', (value, at, message) => {
  expect(toText(value)).toEqual({ code: 'not-canonical-json', at, message });
});

test('refuses deep nesting instead of overflowing', () => {
  const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown;
  expect(toText(deep)).toMatchObject({ code: 'not-canonical-json', message: 'too deeply nested' });
});

test('a list of texts is written as its texts are', () => {
  const texts = ['', '"', '\u2028', '😀', 'a\nb'];
  expect(toText(texts)).toBe(`[${texts.map(toText).join(',')}]`);
});

test('an empty list and an empty object', () => {
  expect(toText({ a: [], b: {} })).toBe('{"a":[],"b":{}}');
});
