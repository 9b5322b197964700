import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { ApiToken } from '~/domain/api/api-token-schema';
import { keptAnswerMs, type KeptAnswer } from '~/domain/api/kept-answer';
import { anEntry, aScope, now } from '../builders';

const aToken = (fields: Partial<ApiToken> = {}): ApiToken => ({
  id: '01TOKEN00000000000000000A1',
  name: 'Payroll',
  scopes: ['awards:read'],
  digest: 'd'.repeat(64),
  createdAt: now,
  createdBy: 'Ada Admin',
  expiresAt: '2027-11-20T12:00:00.000Z',
  ...fields,
});
const none = { version: 0, tokens: [] };
const name = { tokenId: '01TOKEN00000000000000000A1', key: 'import of Monday' };
const at = 1_795_000_000_000;
const running: KeptAnswer = { id: '01A', digest: 'abc', begunAt: at, answer: null };

export const apiTokensContract = (get: () => Stores) => {
  test('stores tokens with a log entry, and only over the version that was read', async () => {
    const scope = aScope();
    const { apiTokens, activity } = get();
    expect(await apiTokens.read(scope)).toEqual(none);
    const tokens = [aToken(), aToken({ id: '01TOKEN00000000000000000A2', lastUsedAt: now })];
    expect(await apiTokens.save(scope, { version: 0, tokens }, anEntry())).toBe(true);
    expect(await apiTokens.read(scope)).toEqual({ version: 1, tokens });
    expect(await activity.latest(scope, 10)).toHaveLength(1);
    expect(await apiTokens.save(scope, none, anEntry())).toBe(false);
    expect(await apiTokens.save(scope, { version: 1, tokens: [] }, null)).toBe(true);
    expect(await apiTokens.read(scope)).toEqual({ version: 2, tokens: [] });
    expect(await activity.latest(scope, 10)).toHaveLength(1);
  });

  test('finds nothing for names that are no tenant', async () => {
    const found = { site: null, company: null, tokens: none };
    const tenant = { companyId: 'no tenant', siteId: '#' };
    expect(await get().apiTokens.readWithSite(tenant)).toEqual(found);
  });

  test('keeps an answer for a day, and only over the one that was read', async () => {
    const scope = aScope();
    const { answers } = get();
    expect(await answers.read(scope, name, at)).toBeNull();
    const first = { read: null, next: running, now: at };
    expect(await answers.replace(scope, name, first)).toBe(true);
    expect(await answers.replace(scope, name, first)).toBe(false);
    const next = { ...running, answer: { rows: 3, stored: true } };
    expect(await answers.replace(scope, name, { read: running, next, now: at })).toBe(true);
    expect(await answers.read(scope, name, at)).toEqual(next);
    expect(await answers.read(aScope(), name, at)).toBeNull();
    expect(await answers.read(scope, { ...name, tokenId: 'other' }, at)).toBeNull();

    const later = at + keptAnswerMs;
    expect(await answers.read(scope, name, later)).toBeNull();
    const again = { ...running, id: '01B', begunAt: later };
    expect(await answers.replace(scope, name, { read: null, next: again, now: later })).toBe(true);
    expect(await answers.read(scope, name, later)).toEqual(again);
    await answers.remove(scope, name);
    expect(await answers.read(scope, name, later)).toBeNull();
  });
};
