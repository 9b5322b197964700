import { expect, test } from 'vitest';
import { compareNames, compareNumberedNames } from '~/domain/shared/text';

test('names are equal whatever their case and accents', () => {
  expect(compareNames('ÉLAN', 'elan')).toBe(0);
  expect(compareNames('Ada', 'bob')).toBeLessThan(0);
});

test('numbers in names count as numbers', () => {
  expect(['dock 10', 'Dock 9'].sort(compareNumberedNames)).toEqual(['Dock 9', 'dock 10']);
});
