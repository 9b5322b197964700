import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { SsoSettings } from '~/domain/sso/sso-settings-schema';
import { anEntry, aScope } from '../builders';

const settings: SsoSettings = {
  ...{ connection: 1, issuer: 'https://login.acme.test', clientId: 'jobs', clientSecret: 's' },
  groupsClaim: 'groups',
  rules: [{ group: 'staff', role: 'steward', siteId: null }],
  breakGlass: { siteId: 'NYC01', username: 'bella' },
};
const none = { version: 0, settings: null };

export const ssoContract = (get: () => Stores) => {
  test('stores single sign-on with a log entry, and only over the version that was read', async () => {
    const scope = aScope();
    const { sso, activity } = get();
    const { companyId } = scope;
    expect(await sso.read(companyId)).toEqual(none);
    const save = (read: typeof none, next: SsoSettings | null) =>
      sso.save(scope, { read, next, entry: anEntry(), mails: [] });
    expect(await save(none, settings)).toBe(true);
    expect(await save(none, null)).toBe(false);
    expect(await sso.read(companyId)).toEqual({ version: 1, settings });
    expect(await save({ ...none, version: 1 }, null)).toBe(true);
    expect(await sso.read(companyId)).toEqual({ version: 2, settings: null });
    await sso.report(scope, anEntry(), []);
    expect(await activity.latest(scope, 10)).toHaveLength(3);
  });

  test('finds nothing for what is no company', async () => {
    expect(await get().sso.read('no company #')).toEqual(none);
  });

  test('finds an account of the company alone', async () => {
    const [scope, other] = [aScope(), aScope()];
    const account = { siteId: scope.siteId, username: 'dan' };
    const { sso } = get();
    await sso.rememberAccount(scope.companyId, 'digest', account);
    expect(await sso.findAccount(scope.companyId, 'digest')).toEqual(account);
    expect(await sso.findAccount(scope.companyId, 'other')).toBeNull();
    expect(await sso.findAccount(other.companyId, 'digest')).toBeNull();
  });

  test('keeps failed sign-ins of a company alone, only over what was read, until single sign-on is off', async () => {
    const [scope, other] = [aScope(), aScope()];
    const { sso } = get();
    const at = '2026-11-21T12:00:00.000Z';
    const failure = (who: string | null) => ({ at, reason: 'sso-person-unknown', who });
    const nothing = { version: 0, failures: [] };
    const { companyId } = scope;
    expect(await sso.readFailures(companyId)).toEqual(nothing);
    expect(await sso.saveFailures(companyId, nothing, [failure('kim@acme.test')])).toBe(true);
    expect(await sso.saveFailures(companyId, nothing, [failure(null)])).toBe(false);
    const first = { version: 1, failures: [failure('kim@acme.test')] };
    expect(await sso.readFailures(companyId)).toEqual(first);
    const both = [failure(null), failure('kim@acme.test')];
    expect(await sso.saveFailures(companyId, first, both)).toBe(true);
    expect(await sso.readFailures(companyId)).toEqual({ version: 2, failures: both });
    expect(await sso.readFailures(other.companyId)).toEqual(nothing);

    const save = (read: typeof none, next: SsoSettings | null) =>
      sso.save(scope, { read, next, entry: anEntry(), mails: [] });
    expect(await save(none, settings)).toBe(true);
    expect((await sso.readFailures(companyId)).failures).toEqual(both);
    expect(await save({ ...none, version: 1 }, null)).toBe(true);
    expect(await sso.readFailures(companyId)).toEqual(nothing);
  });
};
