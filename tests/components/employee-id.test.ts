import { expect, test } from 'vitest';
import {
  describeLength,
  employeeIdInQuery,
  employeeIdProblem,
  isWrongLength,
  sentEmployeeId,
  typedEmployeeId,
} from '~/app/components/login/employee-id';
import { copies } from '~/app/copy/server-copy.server';

test('keeps digits only while typing, at most seven', () => {
  expect(typedEmployeeId('12a3-45 67 89')).toBe('1234567');
});

test("never shortens a submitted ID, because it could become another driver's", () => {
  expect(sentEmployeeId(' 123-4567 ')).toBe('1234567');
  expect(sentEmployeeId('\u2060123\u200b4567\u00ad\ufeff')).toBe('1234567');
  expect(sentEmployeeId('12345678')).toBe('12345678');
});

test('words the problem for each page', () => {
  expect(employeeIdProblem('', 'landing')).toBe('Please enter your Employee ID');
  expect(employeeIdProblem('', 'login')).toBe('Please enter your Employee ID.');
  expect(employeeIdProblem('123456', 'login')).toBe('Employee ID must be exactly 7 characters');
  expect(employeeIdProblem('12345678', 'landing')).toBe('Employee ID must be exactly 7 characters');
  expect(employeeIdProblem('1234567', 'landing')).toBeNull();
});

test.each([
  ['emplid=1234567', '1234567'],
  ['emplid%23=1234567', '1234567'],
  ['emplid=%20&empid=2345678', '2345678'],
  ['id=%203456789%20', '3456789'],
  ['emplid=', ''],
  ['reset=ok', null],
])('reads the id from %s', (query, id) => {
  expect(employeeIdInQuery(new URLSearchParams(query))).toBe(id);
});

test('an ID is too short or too long only once something was typed', () => {
  expect(['', '123456', '1234567', '12345678'].map(isWrongLength)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('digits are counted where their number is wrong, whatever stands between them', () => {
  const { countDigits, sevenDigits } = copies.en.driver.login;
  expect(describeLength('123 456')).toBe(countDigits(6, 7));
  expect(describeLength('12345678')).toBe(countDigits(8, 7));
  expect(describeLength('123-4567')).toBe(sevenDigits);
  expect(describeLength('')).toBe(sevenDigits);
});
