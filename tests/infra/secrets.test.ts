import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminPasswordFile, getAdminPassword, getSessionKeys } from '~/infra/local/secrets';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('secrets are generated once and kept', () => {
  const made = [getSessionKeys(dataDir), getAdminPassword(dataDir)];
  expect([getSessionKeys(dataDir), getAdminPassword(dataDir)]).toEqual(made);
  expect(readdirSync(dataDir).sort()).toEqual([adminPasswordFile, 'session-keys']);
});

test('a start succeeds after one that was killed while it wrote secrets', () => {
  writeFileSync(join(dataDir, 'session-keys'), '');
  writeFileSync(join(dataDir, adminPasswordFile), '');
  expect(getSessionKeys(dataDir)).toMatch(/^k1:[\w-]{43}$/);
  expect(getAdminPassword(dataDir)).toHaveLength(20);
});
