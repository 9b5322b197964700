import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { SiteScope } from '~/domain/company/scope';
import type { AskedErasure, CompanyErasures } from '~/domain/erasure/asked-erasure';
import { aDriver } from '~/tests/support/roster-builders';
import { aCompany, anAct, anAdmin, anEntry, aPickList, aScope, aSite, now } from '../builders';

const due = '2026-12-23T12:00:00.000Z';
const later = '2026-12-23T13:00:00.000Z';
const inactive = { isActive: false, sessionEpoch: 1 };
let employees = 8_100_000;

const asking = (siteId: string | null): AskedErasure => ({
  ...{ siteId, reason: 'Closed', askedBy: 'root', askedAt: now, epoch: 1 },
  ...{ eraseFrom: due, eraseOn: '2026-12-23' },
});

export const tenantErasuresContract = (get: () => Stores) => {
  /** A company with a site and a driver. */
  const start = async (fields: object = inactive) => {
    const scope = aScope();
    const company = { ...aCompany(scope), ...fields };
    const site = aSite(scope, fields);
    await get().sites.ensure({ company, site, admin: anAdmin() });
    const employeeId = String((employees += 1));
    const change = { expectedVersion: 0, deletes: [], entry: anEntry() };
    const puts = [aDriver({ employeeId })];
    await get().drivers.commit(scope, { ...change, puts, usage: { growth: 1, limit: 9 } });
    await get().picks.save(scope, aPickList({ employeeId }), anEntry());
    return { scope, employeeId };
  };
  const read = async ({ companyId }: SiteScope) => (await get().companies.read(companyId))!;
  const save = async (scope: SiteScope, erasures: CompanyErasures) => {
    const { company } = await read(scope);
    const saved = await get().companies.save(aScope(), company, { erasures, entry: anAct(scope) });
    expect(saved).toEqual({ ok: true, value: null });
  };
  const begin = async (scope: SiteScope, siteId: string | null) => {
    const asked = asking(siteId);
    await save(scope, { asked: [asked], erasedSiteIds: [] });
    return get().tenantErasures.begin(await read(scope), asked, later);
  };
  const finish = async ({ companyId }: SiteScope, siteId: string | null) => {
    let at = later;
    const { tenantErasures } = get();
    for (let pass = 0; pass < 9; pass += 1) {
      const context = { now: at, hasTime: () => true, toEntry: () => anEntry() };
      if (await tenantErasures.continue({ companyId, siteId }, context)) return at;
      at = `2026-12-23T14:0${pass}:00.000Z`;
    }
    throw new Error('The erasure does not come to an end');
  };

  test('keeps the erasures that wait, and finds them when their time is over', async () => {
    const { scope } = await start();
    const { companyId } = scope;
    expect((await read(scope)).erasures).toEqual({ asked: [], erasedSiteIds: [] });
    const erasures = { asked: [asking(null)], erasedSiteIds: [] };
    await save(scope, erasures);
    expect((await read(scope)).erasures).toEqual(erasures);
    expect((await get().tenantErasures.due(now)).waiting).not.toContain(companyId);
    expect((await get().tenantErasures.due(due)).waiting).toContain(companyId);
    expect((await get().tenantErasures.list()).waiting).toContainEqual({
      ...{ companyId, ...asking(null) },
    });
    await save(scope, { asked: [], erasedSiteIds: [] });
    expect((await get().tenantErasures.due(due)).waiting).not.toContain(companyId);
  });

  test('takes a company away at once, and never gives its ID again', async () => {
    const before = await get().system.totals();
    const { scope } = await start();
    const { companyId, siteId } = scope;
    expect(await begin(scope, null)).toBe(true);
    expect(await get().companies.read(companyId)).toBeNull();
    expect(await get().companies.isTaken(companyId)).toBe(true);
    expect(await get().sites.read(scope)).toEqual({ site: null, company: null });
    expect((await get().access.readAdmin(scope, 'admin')).company).toBeNull();
    const summaries = await get().companies.summaries();
    expect(summaries.map((one) => one.companyId)).not.toContain(companyId);
    const { companies, sites, drivers } = await get().system.totals();
    expect([companies, sites, drivers]).toEqual([before.companies, before.sites, before.drivers]);
    const what = { companyId, siteId: null };
    expect(await get().tenantErasures.certificate(what)).toEqual({
      ...{ ...what, siteIds: [siteId], askedBy: 'root', askedAt: now },
      ...{ begunAt: later, erasedAt: null, counts: {} },
    });
    expect((await get().tenantErasures.due(later)).running).toContainEqual(
      expect.objectContaining(what),
    );
  });

  test('leaves only the certificate of a company', async () => {
    const { scope, employeeId } = await start();
    const what = { companyId: scope.companyId, siteId: null };
    await begin(scope, null);
    const erasedAt = await finish(scope, null);
    expect(await get().drivers.list(scope)).toMatchObject({ items: [] });
    expect(await get().picks.get(scope, employeeId)).toBeNull();
    expect(await get().directory.find(employeeId)).toEqual([]);
    expect(await get().activity.latest(scope, 9)).toEqual([]);
    expect(await get().credentials.administrators(scope)).toEqual([]);
    const certificate = await get().tenantErasures.certificate(what);
    expect(certificate).toMatchObject({ ...what, erasedAt });
    expect((await get().tenantErasures.list()).certificates).toContainEqual(certificate);
    expect((await get().tenantErasures.due('9999')).running).not.toContainEqual(
      expect.objectContaining(what),
    );
  });

  test('takes a site from its company, with what counts toward the limits', async () => {
    const { scope } = await start();
    const { companyId, siteId } = scope;
    expect(await begin(scope, siteId)).toBe(true);
    const { company, sites, usage, erasures } = await read(scope);
    expect([company.siteIds, sites, usage]).toEqual([[], [], { drivers: 0, jobs: 0 }]);
    expect(erasures).toEqual({ asked: [], erasedSiteIds: [siteId] });
    expect((await get().sites.read(scope)).site).toBeNull();
    await finish(scope, siteId);
    expect(await get().tenantErasures.certificate({ companyId, siteId })).not.toBeNull();
    expect(await get().tenantErasures.certificate({ companyId, siteId: null })).toBeNull();
    expect(await get().activity.latest(scope, 9)).toEqual([]);
    expect(await get().companies.read(companyId)).not.toBeNull();
  });

  test('takes nothing away that is active or was changed', async () => {
    const { scope } = await start({});
    expect(await begin(scope, scope.siteId)).toBe(false);
    expect((await get().sites.read(scope)).site).not.toBeNull();
    const other = await start();
    const stale = await read(other.scope);
    await save(other.scope, { asked: [], erasedSiteIds: [] });
    expect(await get().tenantErasures.begin(stale, asking(null), later)).toBe(false);
    expect(await get().companies.read(other.scope.companyId)).not.toBeNull();
  });

  test('does nothing without time, and nothing for what nobody erases', async () => {
    const { scope } = await start();
    await begin(scope, null);
    const context = { now: later, hasTime: () => false, toEntry: () => anEntry() };
    const { tenantErasures } = get();
    const { companyId } = scope;
    expect(await tenantErasures.continue({ companyId, siteId: null }, context)).toBe(false);
    const nobody = { companyId: 'NOBODY', siteId: null };
    expect(await tenantErasures.continue(nobody, { ...context, hasTime: () => true })).toBe(false);
    expect(await tenantErasures.certificate(nobody)).toBeNull();
  });
};
