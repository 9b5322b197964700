import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { OneTimeCode } from '~/domain/access/one-time-code';
import type { Company } from '~/domain/company/company';
import type { ActEntry } from '~/domain/company/company-act';
import type { Usage } from '~/domain/company/monthly-usage';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { StoredLogo } from '~/domain/logo/logo';
import { firstTenantDefaults } from '~/domain/site/new-tenant';
import { toInstant } from '~/domain/time/instant';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { waitingEntries } from '~/tests/support/waiting';
import { aCompany, anAct, anAdmin, anEntry, aMail, aScope, aSite, now } from '../builders';

const changed = { ok: false, error: { code: 'company-changed' } };
const ok = { ok: true, value: null };

const aCode = (tenant: Tenant): OneTimeCode => ({
  hash: createHash('sha256').update(JSON.stringify(tenant)).digest('hex'),
  kind: 'activation',
  ...tenant,
  username: 'admin',
  issuedAt: now,
  validUntil: '2026-11-26T12:00:00.000Z',
  usedAt: null,
});

export const companiesContract = (get: () => Stores) => {
  const made = async (fields: Partial<Company> = {}) => {
    const scope = aScope();
    const company = { ...aCompany(scope), ...fields };
    await get().sites.ensure({ company, site: aSite(scope), admin: anAdmin() });
    return { scope, company };
  };
  const added = (company: Company, siteId: string) => {
    const { companyId } = company;
    const tenant = { companyId, siteId };
    return {
      site: aSite(tenant),
      admin: anAdmin({ passwordHash: null }),
      code: aCode(tenant),
      mail: { id: `01MAIL${companyId}${siteId}`, at: now, mail: aMail() },
      entry: anAct(company),
    };
  };

  test('reads a company with its sites and totals, or nothing', async () => {
    const { scope, company } = await made();
    expect(await get().companies.read('NOBODY')).toBeNull();
    expect(await get().companies.usage('NOBODY')).toEqual({ drivers: 0, jobs: 0 });
    expect(await get().companies.read(scope.companyId)).toEqual({
      company,
      usage: { drivers: 0, jobs: 0 },
      usageByMonth: {},
      sites: [aSite(scope)],
      erasures: { asked: [], erasedSiteIds: [] },
      lastActiveAt: null,
      pendingSince: {},
    });
  });

  test('reads several companies in the order of their IDs, without missing ones', async () => {
    const [one, other] = [(await made()).company, (await made()).company];
    const found = await get().companies.readMany([other.companyId, 'NOBODY', one.companyId]);
    expect(found.map(({ company }) => company)).toEqual([other, one]);
    expect(await get().companies.readMany([])).toEqual([]);
  });

  test('adds up what a company uses in a month, and drops months after a year', async () => {
    const { companyId } = (await made()).company;
    const none = { saves: 0, emails: 0, texts: 0, notifications: 0 };
    const add = (at: string, counts: Partial<Usage>) =>
      get().companies.addUsage(companyId, at, counts);
    await add('2025-11-30T23:59:59.999Z', { saves: 7, texts: 1 });
    await add('2026-11-01T00:00:00.000Z', { emails: 2 });
    await add('2026-11-30T23:59:59.999Z', { emails: 3, notifications: 1 });
    const read = async () => (await get().companies.usageByMonth([companyId, 'NOBODY']))[0];
    const november = { ...none, emails: 5, notifications: 1 };
    const kept = { '2025-11': { ...none, saves: 7, texts: 1 }, '2026-11': november };
    expect(await read()).toEqual(kept);
    expect((await get().companies.read(companyId))?.usageByMonth).toEqual(kept);
    await add('2026-12-01T00:00:00.000Z', { saves: 1 });
    expect(await read()).toEqual({ '2026-11': november, '2026-12': { ...none, saves: 1 } });
  });

  test('stores a logo with the company, by its version, and deletes the one before', async () => {
    const { scope, company } = await made();
    const { companyId } = company;
    const version = (letter: string) => letter.repeat(32);
    const read = (letter: string) => get().companies.readLogo(companyId, version(letter));
    const put = (letter: string): StoredLogo => ({
      ...{ version: version(letter), type: 'image/png', bytes: new Uint8Array([1, 2, 255]) },
    });
    const shown = (letter: string) => ({ version: version(letter), width: 3, height: 2 });
    expect(await read('a')).toBeNull();
    const entry = () => anAct(company);
    const first = { ...company, logo: shown('a') };
    const save = get().companies.save;
    expect(await save(scope, first, { logo: { put: put('a') }, entry: entry() })).toEqual(ok);
    expect(await read('a')).toEqual(put('a'));
    expect((await get().sites.read(scope)).company?.logo).toEqual(shown('a'));
    const next = { ...company, logo: shown('b'), version: 2 };
    const change = { put: put('b'), remove: version('a') };
    expect(await save(scope, { ...next, version: 1 }, { logo: change, entry: entry() })).toEqual(
      changed,
    );
    expect([await read('a'), await read('b')]).toEqual([put('a'), null]);
    expect(await save(scope, next, { logo: change, entry: entry() })).toEqual(ok);
    expect([await read('a'), await read('b')]).toEqual([null, put('b')]);
    const none = { ...company, version: 3 };
    const removal = { logo: { remove: version('b') }, entry: entry() };
    expect(await save(scope, none, removal)).toEqual(ok);
    expect(await read('b')).toBeNull();
    expect((await get().sites.read(scope)).company?.logo).toBeUndefined();
  });

  test('counts nothing for a company that does not exist', async () => {
    await get().companies.addUsage('NOBODY', now, { emails: 1 });
    expect(await get().companies.usageByMonth(['NOBODY'])).toEqual([{}]);
  });

  test('adds no summaries where none are missing', async () => {
    await made();
    const known = new Set((await get().companies.summaries()).map(({ companyId }) => companyId));
    expect(await get().companies.addMissingSummaries(known, () => true)).toBe(0);
  });

  /** An act is in the log of the one who acted, and a notice brings it to the company's sites later. */
  const expectTold = async (actor: SiteScope, company: SiteScope, entry: ActEntry) => {
    expect(await get().activity.latest(actor, 10)).toEqual([entry]);
    expect(await get().activity.latest(company, 10)).toEqual([]);
    const { id, at, event: act } = entry;
    const notice = { kind: 'company-changed', act, actor: entry.actor };
    expect((await waitingEntries(get())).filter((waiting) => waiting.id === id)).toEqual([
      { id, at, notice, attempts: 0, toldUpTo: '' },
    ]);
  };

  test('saves a company on the expected version, with a log entry and a notice', async () => {
    const { scope, company } = await made();
    const actor = aScope();
    const free = { ...company, isFree: false };
    const entry = anAct(company);
    expect(await get().companies.save(actor, free, { entry })).toEqual(ok);
    expect((await get().companies.read(scope.companyId))?.company).toEqual({ ...free, version: 2 });
    const late = anAct(company);
    expect(await get().companies.save(actor, company, { entry: late })).toEqual(changed);
    await expectTold(actor, scope, entry);
    expect((await waitingEntries(get())).map(({ id }) => id)).not.toContain(late.id);
  });

  test('renames a company once on one version', async () => {
    const { scope, company } = await made({ name: 'Before' });
    const actor = aScope();
    const change = { formerName: 'Before', entry: anAct(company) };
    const renamed = { ...company, name: 'After' };
    expect(await get().companies.rename(actor, renamed, change)).toEqual(ok);
    expect(await get().companies.rename(actor, { ...company, name: 'Late' }, change)).toEqual(
      changed,
    );
    const stored = await get().companies.read(scope.companyId);
    expect(stored?.company).toEqual({ ...renamed, version: 2 });
    await expectTold(actor, scope, change.entry);
  });

  test('renames a site once on one version', async () => {
    const { scope, company } = await made();
    const actor = aScope();
    const entry = anAct(company);
    const renamed = aSite(scope, { name: 'After' });
    expect(await get().companies.renameSite(actor, renamed, entry)).toEqual(ok);
    expect(await get().companies.renameSite(actor, renamed, anAct(company))).toEqual(changed);
    expect((await get().sites.read(scope)).site).toEqual({ ...renamed, version: 2 });
    await expectTold(actor, scope, entry);
  });

  test('deactivates a company with its sites and updates the totals', async () => {
    const { scope, company } = await made();
    const before = await get().system.totals();
    const off = { ...company, isActive: false, sessionEpoch: 1 };
    const at = toInstant(Date.UTC(2026, 10, 26));
    const switched = { isActive: false, company: true, siteIds: ['MAIN'], at };
    expect(await get().companies.save(scope, off, { switched, entry: anAct(company) })).toEqual(ok);
    const { site, company: stored } = await get().sites.read(scope);
    expect(stored).toEqual({ ...off, version: 2 });
    expect(site).toEqual(
      aSite(scope, { isActive: false, deactivatedAt: at, sessionEpoch: 1, version: 2 }),
    );
    expect(await get().system.totals()).toEqual({
      ...before,
      activeCompanies: before.activeCompanies - 1,
      activeSites: before.activeSites - 1,
    });
    // A change that was decided before the deactivation must not undo it.
    expect((await get().sites.save(scope, aSite(scope), [])).ok).toBe(false);
    // Deactivating the company again is refused, because another request has already done it.
    const again = { ...off, version: 2 };
    expect(await get().companies.save(scope, again, { switched, entry: anAct(company) })).toEqual(
      changed,
    );
    const on = { switched: { ...switched, isActive: true }, entry: anAct(company) };
    await get().companies.save(scope, { ...again, isActive: true }, on);
    expect((await get().sites.read(scope)).site).toEqual(
      aSite(scope, { sessionEpoch: 1, version: 3 }),
    );
    expect(await get().system.totals()).toEqual(before);
  });

  test('adds a site with its administrator, link and email, or nothing', async () => {
    const { scope, company } = await made();
    const before = await get().system.totals();
    const grown = { ...company, siteIds: ['MAIN', 'BOS02'] };
    const second = added(company, 'BOS02');
    const erasures = { asked: [], erasedSiteIds: ['OLD01'] };
    expect(await get().companies.addSite(scope, grown, { ...second, erasures })).toEqual(ok);
    const tenant = { companyId: company.companyId, siteId: 'BOS02' };
    expect(await get().companies.read(scope.companyId)).toMatchObject({
      ...{ sites: [aSite(scope), second.site], erasures },
    });
    expect((await get().access.readAdmin(tenant, 'admin')).credential?.passwordHash).toBeNull();
    expect(await get().codes.read(second.code.hash)).toEqual(second.code);
    expect(await get().system.totals()).toEqual({
      ...before,
      sites: before.sites + 1,
      activeSites: before.activeSites + 1,
    });
    const late = added(company, 'PHL03');
    expect(await get().companies.addSite(scope, company, late)).toEqual(changed);
    expect(await get().codes.read(late.code.hash)).toBeNull();
    expect((await get().sites.read({ ...tenant, siteId: 'PHL03' })).site).toBeNull();
  });

  test('lets one of many parallel additions of a site win on one version', async () => {
    const { scope, company } = await made();
    const results = await Promise.all(
      ['AAA', 'BBB', 'CCC', 'DDD'].map((siteId) =>
        get().companies.addSite(
          scope,
          { ...company, siteIds: ['MAIN', siteId] },
          added(company, siteId),
        ),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect((await get().companies.read(scope.companyId))?.sites).toHaveLength(2);
  });

  test('counts the drivers and jobs of a company within its limits', async () => {
    const { scope } = await made();
    const other = { ...scope, siteId: 'BOS02' };
    const before = await get().system.totals();
    const change = { expectedVersion: 0, deletes: [] };
    const drivers = ['3000001', '3000002'].map((employeeId) => aDriver({ employeeId }));
    const usage = { growth: 2, limit: 3 };
    const puts = drivers;
    await get().drivers.commit(scope, { ...change, puts, usage, entry: anEntry() });
    await get().jobs.commit(scope, {
      ...change,
      puts: [aJob()],
      usage: { growth: 1, limit: 1 },
      entry: anEntry(),
    });
    const more = ['3000003', '3000004'].map((employeeId) => aDriver({ employeeId }));
    expect(
      await get().drivers.commit(other, { ...change, puts: more, usage, entry: anEntry() }),
    ).toEqual({ ok: false, error: { code: 'list-changed' } });
    expect((await get().drivers.list(other)).items).toEqual([]);
    const one = { ...change, puts: more.slice(1), usage: { growth: 1, limit: 3 } };
    expect((await get().drivers.commit(other, { ...one, entry: anEntry() })).ok).toBe(true);
    expect(await get().companies.usage(scope.companyId)).toEqual({ drivers: 3, jobs: 1 });
    await get().drivers.commit(scope, {
      expectedVersion: 1,
      puts: [],
      deletes: drivers.map(({ employeeId }) => employeeId),
      usage: { growth: -2, limit: 0 },
      entry: anEntry(),
    });
    expect(await get().companies.usage(scope.companyId)).toEqual({ drivers: 1, jobs: 1 });
    const { drivers: all, jobs } = await get().system.totals();
    expect({ all, jobs }).toEqual({ all: before.drivers + 1, jobs: before.jobs + 1 });
  });

  test('keeps the defaults of new companies and logs who changed them', async () => {
    const scope = aScope();
    expect(await get().system.newCompanyDefaults()).toEqual(firstTenantDefaults);
    const wanted = { ...firstTenantDefaults, printing: false };
    await get().system.saveDefaults(scope, wanted, anEntry());
    expect(await get().system.newCompanyDefaults()).toEqual(wanted);
    expect(await get().activity.latest(scope, 10)).toHaveLength(1);
    await get().system.saveDefaults(scope, firstTenantDefaults, anEntry());
  });

  test('counts sign-ins by the hour', async () => {
    const before = await get().system.signInsSince(now);
    const earlier = '2026-11-23T10:59:59.789Z';
    await Promise.all([now, now, earlier].map((at) => get().system.countSignIn(aScope(), at)));
    expect(await get().system.signInsSince(now)).toBe(before + 2);
    expect(await get().system.signInsSince(earlier)).toBeGreaterThanOrEqual(before + 3);
  });
};
