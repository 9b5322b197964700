import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder';

/**
 * Reads a secret from the data folder, or creates it there on first use, readable only by its owner. An empty
 * file is the result of a crash and counts as missing.
 */
const keptSecret = (dataDir: string, name: string, make: () => string): string => {
  const file = join(dataDir, name);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept) return kept;
  makeDataFolder(dataDir);
  const secret = make();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return secret;
};

const createKeys = () => `k1:${randomBytes(32).toString('base64url')}`;
export const getSessionKeys = (dataDir: string): string =>
  keptSecret(dataDir, 'session-keys', createKeys);
export const getMailLinkKeys = (dataDir: string): string =>
  keptSecret(dataDir, 'mail-link-keys', createKeys);

export const getPushKey = (dataDir: string): string =>
  keptSecret(dataDir, 'push-key', () => randomBytes(32).toString('base64url'));

export const adminPasswordFile = 'admin-password';
export const getAdminPassword = (dataDir: string): string =>
  keptSecret(dataDir, adminPasswordFile, () => randomBytes(15).toString('base64url'));
