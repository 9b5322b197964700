import type { MasterPassword, PasswordHasher } from '~/app/ports/access';

/** argon2id (the library's default) at the OWASP minimum: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

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
