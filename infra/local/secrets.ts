import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a secret from the data folder, or makes it there on first use, readable by its owner alone. */
const keptSecret = (dataDir: string, name: string, make: () => string): string => {
  const file = join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = make();
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
};

export const sessionKeysOf = (dataDir: string): string =>
  keptSecret(dataDir, 'session-keys', () => `k1:${randomBytes(32).toString('base64url')}`);

export const adminPasswordFile = 'admin-password';
export const adminPasswordOf = (dataDir: string): string =>
  keptSecret(dataDir, adminPasswordFile, () => randomBytes(15).toString('base64url'));
