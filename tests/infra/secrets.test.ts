import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  adminPasswordFile,
  getAdminPassword,
  getMailLinkKeys,
  getSessionKeys,
} from '~/infra/local/secrets';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('secrets are generated once and kept', () => {
  const getAll = () =>
    [getSessionKeys, getMailLinkKeys, getAdminPassword].map((get) => get(dataDir));
  const made = getAll();
  expect(getAll()).toEqual(made);
  expect(new Set(made).size).toBe(3);
  expect(readdirSync(dataDir).sort()).toEqual([
    adminPasswordFile,
    'mail-link-keys',
    'session-keys',
  ]);
});

test('a start succeeds after one that was killed while it wrote secrets', () => {
  writeFileSync(join(dataDir, 'session-keys'), '');
  writeFileSync(join(dataDir, adminPasswordFile), '');
  expect(getSessionKeys(dataDir)).toMatch(/^k1:[\w-]{43}$/);
  expect(getAdminPassword(dataDir)).toHaveLength(20);
});
