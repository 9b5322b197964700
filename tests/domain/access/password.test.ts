import { expect, test } from 'vitest';
import { checkPassword } from '~/domain/access/password';

const names = ['admin', 'Acme Freight', 'ACMEFREIGHT', 'Los Angeles'];
const check = (password: string) => checkPassword('admin', password, names)?.code ?? null;

test.each([
  'a password for tests only',
  'harbour lantern violin',
  'Zürcher Geschnetzeltes',
  'x7#kQ!v92mLp&wTz',
  '839201746502938',
  '北京烤鸭很好吃但是要排队等很久',
])('accepts %s', (password) => {
  expect(check(password)).toBeNull();
});

test.each([
  'aaaaaaaaaaaaaaaa',
  '1234567890123456',
  '9876543210987654',
  'abcabcabcabcabcabc',
  'passwordpassword',
  'Password12345678!',
  'qwertyuiopasdfghjkl',
  'correct horse battery staple',
  'AcmeFreightAdmin2026',
  'Los Angeles admin 1',
  'Welcome admin 123456',
])('refuses %s as easy to guess', (password) => {
  expect(check(password)).toBe('password-too-easy');
});

test('counts characters, not code units', () => {
  expect(check('fourteen chars')).toBe('password-too-short');
  expect(check('🚚🚛🛻🚐🚙🚗🚕')).toBe('password-too-short');
  expect(check('x7#kQ!v92m'.repeat(26))).toBe('password-too-long');
});

const checkDriverPassword = (password: string) =>
  checkPassword('driver', password, ['Ada Lovelace', '1000001', 'Acme Freight'])?.code ?? null;

test.each(['harbour9', 'violin lamp', 'Zürcher5', 'x'.repeat(56) + 'kQ!v92m9'])(
  'accepts %s from a driver',
  (password) => expect(checkDriverPassword(password)).toBeNull(),
);

test.each(['12345678', 'password', 'Passw0rd1', 'qwerty12', 'lovelace', '1000001a', 'acme2026'])(
  'refuses %s from a driver',
  (password) => expect(checkDriverPassword(password)).toBe('password-too-easy'),
);

test("names the role's minimum length when it refuses a password", () => {
  expect(checkPassword('driver', 'harbou9', [])).toEqual({
    code: 'password-too-short',
    minLength: 8,
  });
  expect(checkPassword('admin', 'harbour9', [])).toEqual({
    code: 'password-too-short',
    minLength: 15,
  });
});
