import { randomBytes } from 'node:crypto';
import type { MasterPassword, PasswordHasher } from '~/app/ports/access';

/** argon2id (the library's default) at the OWASP minimum: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

const setHash =
  /^\$argon2id\$v=19\$m=(?<memoryCost>\d+),t=(?<timeCost>\d+),p=(?<parallelism>\d+)\$(?<salt>[^$]+)\$/;

/** Loaded at the first sign-in, because loading native code would slow down every start. */
const argon2 = () => import('@node-rs/argon2');

export const createPasswordHasher = (): PasswordHasher => {
  // Comparing with a decoy takes as long as with a real hash, so the timing does not reveal which IDs have a password.
  let decoy: Promise<string> | undefined;
  return {
    hash: async (password) => (await argon2()).hash(password.normalize('NFC'), cost),
    verify: async (stored, password) => {
      const { hash, verify } = await argon2();
      decoy ??= hash('no such password', cost);
      const matches = await verify(stored ?? (await decoy), password.normalize('NFC'));
      return stored !== null && matches;
    },
    hashSet: async (codes) => {
      const { hash } = await argon2();
      const salt = randomBytes(16);
      const hashes: string[] = [];
      // One after the other, because each needs 19 MiB of memory.
      for (const code of codes) hashes.push(await hash(code, { ...cost, salt }));
      return hashes;
    },
    hashLike: async (stored, code) => {
      const { groups } = stored.match(setHash) ?? {};
      if (!groups) throw new Error('The stored code has no argon2id hash');
      const { memoryCost, timeCost, parallelism, salt } = groups;
      const { hash } = await argon2();
      return hash(code, {
        memoryCost: Number(memoryCost),
        timeCost: Number(timeCost),
        parallelism: Number(parallelism),
        salt: Buffer.from(salt!, 'base64'),
      });
    },
  };
};

/** `configured` is the password or, preferably, its argon2id hash. */
export const createMasterPassword = (
  configured: string | undefined,
  passwords: PasswordHasher,
): MasterPassword => {
  if (configured === undefined) return { matches: async () => false };
  let stored: Promise<string> | undefined;
  return {
    matches: async (password) => {
      stored ??= configured.startsWith('$argon2id$')
        ? Promise.resolve(configured)
        : passwords.hash(configured);
      return passwords.verify(await stored, password);
    },
  };
};
