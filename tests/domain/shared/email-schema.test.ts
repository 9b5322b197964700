import { expect, test } from 'vitest';
import { emailSchema } from '~/domain/shared/email-schema';

const read = (typed: string) => emailSchema.safeParse(typed).data ?? null;

test.each(['ada@acme.example', "o'neil+jobs@mail.acme.example", 'a@xn--mnchen-3ya.example'])(
  'takes %s as it is',
  (address) => {
    expect(read(address)).toBe(address);
  },
);

test.each([
  ['user@münchen.example', 'user@xn--mnchen-3ya.example'],
  ['user@MÜNCHEN.example', 'user@xn--mnchen-3ya.example'],
  ['user@mu\u0308nchen.example', 'user@xn--mnchen-3ya.example'],
  ['user@пример.рф', 'user@xn--e1afmkfd.xn--p1ai'],
])('takes %s by the name that mail servers know', (typed, stored) => {
  expect(read(typed)).toBe(stored);
});

test.each([
  'user@münchen',
  'user@münchen.example/path',
  'user@münchen.example:25',
  'user@mün chen.example',
  'user@münchen..example',
  'user@１２７.0.0.1',
  // The first letters only look like those of ASCII.
  'user@ａcme.example',
  'kim@\u212A.test',
  'üser@acme.example',
  'user@acme.example@münchen.example',
  'user@.münchen.example',
  'user',
  '',
  `${'u'.repeat(250)}@é.example`,
])('%s is no address', (typed) => {
  expect(read(typed)).toBeNull();
});
