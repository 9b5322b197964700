import { expect, test } from 'vitest';
import { checkAdminPassword } from '~/domain/access/admin-password';

const names = ['admin', 'Acme Freight', 'ACMEFREIGHT', 'Los Angeles'];
const check = (password: string) => checkAdminPassword(password, names)?.code ?? null;

test.each([
  'a password for tests only',
  'harbour lantern violin',
  'Zürcher Geschnetzeltes',
  'x7#kQ!v92mLp&wTz',
  '839201746502938',
  '北京烤鸭很好吃但是要排队等很久',
])('takes %s', (password) => {
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
