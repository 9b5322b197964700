import { describe, expect, test } from 'vitest';
import { parseEnv } from '~/app/platform/config/env';
import { createMasterPassword, createPasswordHasher } from '~/app/platform/auth/passwords.server';
import { signingKeys } from '~/tests/support/signing-keys';

const passwords = createPasswordHasher();
const word = 'glass behind a red door';

describe('the master password', () => {
  test('is off where none is configured', async () => {
    const off = createMasterPassword(undefined, passwords);
    expect(await off.matches('')).toBe(false);
    expect(await off.matches('undefined')).toBe(false);
  });

  test('may be configured as plain text or as its hash', async () => {
    const hash = await passwords.hash(word);
    for (const configured of [word, hash]) {
      const { matches } = createMasterPassword(configured, passwords);
      expect(await matches(word)).toBe(true);
      expect(await matches(`${word}!`)).toBe(false);
      expect(await matches(hash)).toBe(false);
    }
  });

  test('stops the start if it is too short, without printing it', () => {
    const parse = () => parseEnv({ ...signingKeys, MASTER_PASSWORD: 'hunter2' });
    expect(parse).toThrow(/MASTER_PASSWORD: want at least 15 characters/);
    expect(parse).not.toThrow(/hunter2/);
  });
});
