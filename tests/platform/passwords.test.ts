import { describe, expect, test } from 'vitest';
import { createMasterPassword, createPasswordHasher } from '~/app/platform/auth/passwords.server';
import { parseEnv } from '~/app/platform/config/env';
import { signingKeys } from '~/tests/support/signing-keys';

const passwords = createPasswordHasher();
const word = 'glass behind a red door';

describe('a set of codes', () => {
  const codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];

  test('has slow hashes with one salt, so that one hash finds a code', async () => {
    const stored = await passwords.hashSet(codes);
    const start = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$/.exec(stored[0]!)?.[0] ?? 'none';
    expect(stored[1]?.startsWith(start)).toBe(true);
    expect(await passwords.hashLike(stored[0]!, codes[1]!)).toBe(stored[1]);
    expect(stored).not.toContain(await passwords.hashLike(stored[0]!, 'DDDD-EEEE-GGGG'));
    expect(await passwords.verify(stored[1]!, codes[1]!)).toBe(true);
  });

  test('has another salt than the next one', async () => {
    const [one, two] = [await passwords.hashSet(codes), await passwords.hashSet(codes)];
    expect(one[0]).not.toBe(two[0]);
  });

  test('is found with the cost that it was stored with', async () => {
    const cheap = '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$';
    expect(await passwords.hashLike(`${cheap}x`, codes[0]!)).toContain(cheap);
  });
});

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
