import type { MasterPassword, PasswordHasher } from '~/app/ports/access';

/** argon2id (the library's default) at the OWASP minimum: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Native code: loaded by the first who signs in, not by every start. */
const argon2 = () => import('@node-rs/argon2');

export const createPasswordHasher = (): PasswordHasher => {
  // A missing hash costs the same as a wrong password: nobody learns which ids have one.
  let decoy: Promise<string> | undefined;
  return {
    hash: async (password) => (await argon2()).hash(password.normalize('NFC'), cost),
    verify: async (stored, password) => {
      const { hash, verify } = await argon2();
      decoy ??= hash('no such password', cost);
      const matches = await verify(stored ?? (await decoy), password.normalize('NFC'));
      return stored !== null && matches;
    },
  };
};

/** `configured` is the password itself or its argon2id hash, as a secret store had better keep it. */
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
