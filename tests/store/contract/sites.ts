import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { dueShards } from '~/app/store/table/table';
import type { Activity } from '~/domain/activity/activity';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';
import { aCompany, anAdmin, anEntry, aScope, aSite, now } from '../builders';

const farFuture = '2099-01-01T00:00:00.000Z';

export const sitesContract = (get: () => Stores) => {
  const ensured = async (scope: SiteScope = aScope(), site: Site = aSite(scope)) => {
    await get().sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
    return { scope, site };
  };
  /** All due sites: every page of every shard, read as the sweep does. */
  const dueSites = async (until: string, limit = 100) => {
    const found: Site[] = [];
    for (let shard = 0; shard < dueShards; shard += 1) {
      let cursor: string | undefined;
      do {
        const page = await get().due.page({ shard, until, limit, cursor });
        expect(page.sites.length).toBeLessThanOrEqual(limit);
        found.push(...page.sites);
        cursor = page.cursor ?? undefined;
      } while (cursor);
    }
    return found;
  };
  const isDue = async ({ companyId }: Tenant, until: string) =>
    (await dueSites(until)).some((site) => site.companyId === companyId);

  test('keeps the history of the settings apart from the log', async () => {
    const { scope, site } = await ensured();
    const event: Activity['event'] = {
      code: 'settings-changed',
      changes: [{ name: 'darkMode', from: false, to: true }],
    };
    const [first, other, second] = [anEntry(), anEntry(), anEntry()];
    const saved = await get().sites.save(scope, site, [{ ...first, event }, other]);
    if (!saved.ok) throw new Error(saved.error.code);
    expect((await get().sites.save(scope, saved.value, [{ ...second, event }])).ok).toBe(true);
    const read = async (limit: number, of = scope) =>
      (await get().sites.settingsChanges(of, limit)).map(({ id }) => id);
    expect(await read(10)).toEqual([second.id, first.id]);
    expect(await read(1)).toEqual([second.id]);
    expect(await read(10, { ...scope, siteId: 'MAIN2' })).toEqual([]);
    const logged = (await get().activity.latest(scope, 10)).map(({ id }) => id);
    expect(logged).toEqual([second.id, other.id, first.id]);
  });

  test('reads nothing for an unknown tenant or an invalid name', async () => {
    const nothing = { site: null, company: null };
    expect(await get().sites.read(aScope())).toEqual(nothing);
    const { scope } = await ensured(aScope({ siteId: 'SITE' }));
    expect(
      await get().sites.read({ companyId: `${scope.companyId}#SITE`, siteId: 'SITE' }),
    ).toEqual(nothing);
    expect(await get().sites.read({ companyId: scope.companyId, siteId: '' })).toEqual(nothing);
  });

  test('creates what is missing and keeps what exists', async () => {
    const scope = aScope();
    const input = { company: aCompany(scope), site: aSite(scope), admin: anAdmin() };
    expect(await get().sites.ensure(input)).toEqual({ createdAdmin: true });
    const again = {
      company: { ...input.company, name: 'Other' },
      site: { ...input.site, name: 'Other' },
      admin: anAdmin({ passwordHash: 'other' }),
    };
    expect(await get().sites.ensure(again)).toEqual({ createdAdmin: false });
    expect(await get().access.readAdmin(scope, 'admin')).toEqual({
      site: input.site,
      company: input.company,
      credential: input.admin,
    });
  });

  test('saves a site on the expected version with its log entries', async () => {
    const { scope, site } = await ensured();
    const entries = [anEntry({ id: '01A' }), anEntry({ id: '01B' })];
    const renamed = { ...site, name: 'Renamed' };
    const saved = { ...renamed, version: 2 };
    expect(await get().sites.save(scope, renamed, entries)).toEqual({ ok: true, value: saved });
    expect((await get().sites.read(scope)).site).toEqual(saved);
    expect(await get().activity.latest(scope, 10)).toEqual([entries[1], entries[0]]);
  });

  test('refuses a save if the site was changed meanwhile, and logs nothing', async () => {
    const { scope, site } = await ensured();
    await get().sites.save(scope, { ...site, name: 'First' }, []);
    const refused = { ok: false, error: { code: 'site-changed' } };
    expect(await get().sites.save(scope, { ...site, name: 'Second' }, [anEntry()])).toEqual(
      refused,
    );
    expect((await get().sites.read(scope)).site?.name).toBe('First');
    expect(await get().activity.latest(scope, 10)).toEqual([]);
    const unknown = aScope();
    expect(await get().sites.save(unknown, aSite(unknown), [])).toEqual(refused);
  });

  test('lets one of many parallel saves win', async () => {
    const { scope, site } = await ensured();
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        get().sites.save(scope, { ...site, name: `Name ${index}` }, [anEntry()]),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await get().activity.latest(scope, 100)).toHaveLength(1);
  });

  test('keeps a site due from its cutoff until it is recorded', async () => {
    const { scope, site } = await ensured();
    const { closesAt } = site.window;
    const justBefore = new Date(Date.parse(closesAt.instant) - 1).toISOString();
    expect(await isDue(scope, justBefore)).toBe(false);
    expect(await isDue(scope, closesAt.instant)).toBe(true);
    const recorded = { ...site.window, cutoffRecordedAt: closesAt.instant };
    const saved = await get().sites.save(scope, { ...site, window: recorded }, []);
    expect(await isDue(scope, farFuture)).toBe(false);
    if (!saved.ok) throw new Error('not saved');
    const reopened = { ...saved.value.window, cutoffRecordedAt: null };
    await get().sites.save(scope, { ...saved.value, window: reopened }, []);
    expect(await isDue(scope, farFuture)).toBe(true);
  });

  test('keeps a site due for its cutoff or its vacation closure, whichever is first', async () => {
    const { scope, site } = await ensured();
    const at = (days: number) => {
      const instant = new Date(Date.parse(site.window.closesAt.instant) + days * 86_400_000);
      return { ...site.window.closesAt, instant: instant.toISOString() };
    };
    const earlier = { ...site.vacation, isOpen: true, closesAt: at(-1) };
    const saved = await get().sites.save(scope, { ...site, vacation: earlier }, []);
    expect(await isDue(scope, at(-1).instant)).toBe(true);
    if (!saved.ok) throw new Error('not saved');
    const recorded = { ...saved.value.window, cutoffRecordedAt: now };
    const vacation = { ...earlier, closesAt: at(2) };
    const later = await get().sites.save(scope, { ...saved.value, window: recorded, vacation }, []);
    expect(await isDue(scope, at(1).instant)).toBe(false);
    expect(await isDue(scope, at(2).instant)).toBe(true);
    if (!later.ok) throw new Error('not saved');
    const closed = { ...vacation, isOpen: false };
    await get().sites.save(scope, { ...later.value, vacation: closed }, []);
    expect(await isDue(scope, farFuture)).toBe(false);
  });

  test('keeps a site due for a reminder until it is recorded', async () => {
    const { scope, site } = await ensured();
    const at = new Date(Date.parse(site.window.closesAt.instant) - 6 * 3_600_000).toISOString();
    const settings = { ...site.settings, remindHoursBefore: 6 } as const;
    const saved = await get().sites.save(scope, { ...site, settings }, []);
    if (!saved.ok) throw new Error('not saved');
    expect(await isDue(scope, new Date(Date.parse(at) - 1).toISOString())).toBe(false);
    expect(await isDue(scope, at)).toBe(true);
    const reminded = { ...saved.value.window, remindFrom: null };
    await get().sites.save(scope, { ...saved.value, window: reminded }, []);
    expect(await isDue(scope, at)).toBe(false);
    expect(await isDue(scope, site.window.closesAt.instant)).toBe(true);
  });

  test.each(['publishing', 'published'] as const)('never has a %s site due', async (status) => {
    const scope = aScope();
    const site = aSite(scope);
    await ensured(scope, { ...site, window: { ...site.window, status } });
    expect(await isDue(scope, farFuture)).toBe(false);
  });

  test('pages through due sites, each once, earliest first in a shard', async () => {
    const made = await Promise.all(Array.from({ length: 40 }, () => ensured()));
    const found = await dueSites(farFuture, 2);
    const names = found.map((site) => site.companyId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(made.map(({ scope }) => scope.companyId)));
    expect(found.find((site) => site.companyId === made[0]?.scope.companyId)).toEqual(
      made[0]?.site,
    );
  });

  test('continues after a page whose sites have left the index', async () => {
    const made = await Promise.all(Array.from({ length: 40 }, () => ensured()));
    const seen: string[] = [];
    for (let shard = 0; shard < dueShards; shard += 1) {
      let cursor: string | undefined;
      do {
        const page = await get().due.page({ shard, until: farFuture, limit: 2, cursor });
        for (const site of page.sites) {
          seen.push(site.companyId);
          const selection = { ...site.window, cutoffRecordedAt: farFuture };
          await get().sites.save(
            makeSiteScope(site, made[0]!.scope.actor),
            { ...site, window: selection },
            [],
          );
        }
        cursor = page.cursor ?? undefined;
      } while (cursor);
    }
    expect(seen).toEqual(expect.arrayContaining(made.map(({ scope }) => scope.companyId)));
    expect(await dueSites(farFuture)).toEqual([]);
  });

  test('accepts a cursor only in its own shard', async () => {
    await Promise.all(Array.from({ length: 40 }, () => ensured()));
    const pages = await Promise.all(
      Array.from({ length: dueShards }, (_, shard) =>
        get().due.page({ shard, until: farFuture, limit: 1 }),
      ),
    );
    const shard = pages.findIndex((page) => page.cursor !== null);
    const cursor = pages[shard]?.cursor ?? undefined;
    expect(cursor).toBeDefined();
    const input = { shard: (shard + 1) % dueShards, until: farFuture, limit: 1, cursor };
    await expect(get().due.page(input)).rejects.toThrow('another shard');
  });
};
