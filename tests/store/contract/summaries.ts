import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { AdminCredential } from '~/domain/access/credential';
import type { OneTimeCode } from '~/domain/access/one-time-code';
import type { Company } from '~/domain/company/company';
import type { Tenant } from '~/domain/company/scope';
import { aDriver } from '~/tests/support/roster-builders';
import { aCompany, aMail, anAct, anAdmin, anEntry, aScope, aSite, now } from '../builders';

const aCode = (tenant: Tenant, issuedAt = now): OneTimeCode => ({
  hash: createHash('sha256')
    .update(JSON.stringify([tenant, issuedAt]))
    .digest('hex'),
  kind: 'activation',
  ...tenant,
  username: 'admin',
  issuedAt,
  validUntil: '2026-11-30T12:00:00.000Z',
  usedAt: null,
});

/** What a master administrator finds companies by. */
export const summariesContract = (get: () => Stores) => {
  const made = async (fields: Partial<Company> = {}, admin: Partial<AdminCredential> = {}) => {
    const scope = aScope();
    const company = { ...aCompany(scope), ...fields };
    await get().sites.ensure({ company, site: aSite(scope), admin: anAdmin(admin) });
    return { scope, company };
  };
  const find = async (companyId: string) =>
    (await get().companies.summaries()).filter((one) => one.companyId === companyId);

  test('summarizes a company once', async () => {
    const { company } = await made({ name: 'Acme' }, { email: 'ada@acme.example' });
    const { companyId, isActive, isFree, registeredAt, settings } = company;
    const { maxDrivers, maxJobs, maxSites } = settings;
    expect(await find(companyId)).toEqual([
      {
        ...{ companyId, name: 'Acme', isActive, isFree, registeredAt },
        ...{ maxDrivers, maxJobs, maxSites, drivers: 0, jobs: 0, lastActiveAt: null },
        sites: [{ siteId: 'MAIN', name: 'A Site', email: 'ada@acme.example', pendingSince: null }],
      },
    ]);
  });

  test('follows names, limits, activation, drivers and sign-ins', async () => {
    const { scope, company } = await made();
    const { companyId } = company;
    const settings = { ...company.settings, maxDrivers: 7 };
    const limited = { ...company, settings, isActive: false };
    await get().companies.save(scope, limited, { entry: anAct(company) });
    await get().companies.rename(
      scope,
      { ...limited, name: 'After', version: 2 },
      { formerName: company.name, entry: anAct(company) },
    );
    await get().companies.renameSite(scope, aSite(scope, { name: 'New Hub' }), anAct(company));
    const usage = { growth: 1, limit: 7 };
    const puts = [aDriver()];
    const change = { expectedVersion: 0, puts, deletes: [], usage, entry: anEntry() };
    await get().drivers.commit(scope, change);
    await get().system.countSignIn(scope, now);
    await get().system.countSignIn(scope, '2026-11-23T12:30:00.000Z');
    expect(await find(companyId)).toMatchObject([
      {
        ...{ name: 'After', isActive: false, maxDrivers: 7, drivers: 1, lastActiveAt: now },
        sites: [{ siteId: 'MAIN', name: 'New Hub' }],
      },
    ]);
    expect((await get().companies.read(companyId))?.lastActiveAt).toBe(now);
  });

  test('says since when a site waits for its activation, and to which address links go', async () => {
    const { scope, company } = await made();
    const tenant = { companyId: company.companyId, siteId: 'BOS02' };
    const grown = { ...company, siteIds: ['MAIN', 'BOS02'] };
    const admin = anAdmin({ passwordHash: null, email: 'boston@acme.example' });
    const mail = { id: `01MAIL${company.companyId}`, at: now, mail: aMail() };
    const first = aCode(tenant);
    await get().companies.addSite(scope, grown, {
      ...{ site: aSite(tenant), admin, code: first, mail, entry: anAct(company) },
    });
    const boston = async () => (await find(company.companyId))[0]?.sites[1];
    const pending = { siteId: 'BOS02', name: 'A Site', pendingSince: now };
    expect(await boston()).toEqual({ ...pending, email: 'boston@acme.example' });
    expect((await get().companies.read(company.companyId))?.pendingSince).toEqual({ BOS02: now });

    const code = aCode(tenant, '2026-11-24T12:00:00.000Z');
    const next = { ...admin, email: 'right@acme.example', linksVoidUntil: now };
    const place = { ...scope, ...tenant };
    const later = { ...mail, id: `${mail.id}2` };
    const change = { read: admin, next };
    expect(await get().codes.replace(place, code, change, later, anEntry())).toBe(true);
    expect(await get().codes.replace(place, code, change, later, anEntry())).toBe(false);
    expect(await boston()).toEqual({ ...pending, email: 'right@acme.example' });
    expect(await get().codes.read(code.hash)).toEqual(code);

    const { credential } = await get().access.readAdmin(tenant, 'admin');
    const activated = { ...credential!, passwordHash: 'hash' };
    expect((await get().codes.redeem(code, now, activated, anEntry())).ok).toBe(true);
    expect(await boston()).toEqual({
      ...{ ...pending, email: 'right@acme.example', pendingSince: null },
    });
    expect((await get().companies.read(company.companyId))?.pendingSince).toEqual({});

    const own = (await get().access.readAdmin(tenant, 'admin')).credential!;
    const without = { read: own, next: { ...own, email: undefined } };
    expect(await get().credentials.saveAdmin(place, without, anEntry())).toBe(true);
    expect((await boston())?.email).toBeNull();
  });

  test('knows a site by its first account, however many people it invited', async () => {
    const { scope, company } = await made({}, { email: 'first@acme.example' });
    const first = (await get().access.readAdmin(scope, 'admin')).credential!;
    const site = async () => (await find(company.companyId))[0]?.sites[0];
    const invited = anAdmin({ username: 'ben', email: 'ben@acme.example', invitedUntil: now });
    const invitation = { read: null, next: invited, entry: anEntry() };
    expect(await get().people.change(scope, await get().people.read(scope), invitation)).toBe(true);
    expect(await site()).toMatchObject({ email: 'first@acme.example', pendingSince: null });
    const moved = { read: invited, next: { ...invited, email: 'new@acme.example' } };
    expect(await get().credentials.saveAdmin(scope, moved, anEntry())).toBe(true);
    expect((await site())?.email).toBe('first@acme.example');
    const removal = { read: first, next: null, entry: anEntry() };
    expect(await get().people.change(scope, await get().people.read(scope), removal)).toBe(true);
    expect(await site()).toMatchObject({ email: null, pendingSince: null });
  });
};
