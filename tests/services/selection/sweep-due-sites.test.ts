import { expect, test } from 'vitest';
import { createLog } from '~/app/platform/log/log.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { createSweep } from '~/app/platform/wiring/run-sweep.server';
import { applyDueCutoffs } from '~/app/services/selection/apply-due-cutoffs.server';
import { toInstant } from '~/domain/time/instant';
import { aCompany, anAdmin, aScope, aSite, now } from '~/tests/store/builders';
import { fakeSite } from '~/tests/support/fake-site';

const always = () => true;

/** Creates this many sites with a past cutoff, in addition to the default site, which is not due yet. */
const dueSites = async (count: number) => {
  const { deps, clock } = await fakeSite();
  const scopes = Array.from({ length: count }, () => aScope());
  for (const scope of scopes)
    await deps.stores.sites.ensure({
      company: aCompany(scope),
      site: aSite(scope),
      admin: anAdmin(),
    });
  clock.moveTo(toInstant(Date.parse(aSite(scopes[0]!).window.closesAt.instant)));
  const entries = async () =>
    (await Promise.all(scopes.map((scope) => deps.stores.activity.latest(scope, 10)))).map(
      (all) => all.length,
    );
  return { deps, scopes, entries };
};
type Due = Awaited<ReturnType<typeof dueSites>>;

const failingFor = ({ deps }: Due, broken: string): Due['deps'] => {
  const { sites } = deps.stores;
  const save: typeof sites.save = (scope, ...rest) => {
    if (scope.companyId === broken) throw new Error('The store is down');
    return sites.save(scope, ...rest);
  };
  return { ...deps, stores: { ...deps.stores, sites: { ...sites, save } } };
};

test('a failing site does not stop the others, and only it is retried', async () => {
  const due = await dueSites(60);
  const broken = due.scopes[7]!;
  const sweep = { shards: allDueShards, hasTime: always };
  const first = await applyDueCutoffs({ ...sweep, deps: failingFor(due, broken.companyId) });
  // The default site was recorded as well, because its cutoff is at the same instant.
  expect([first.recorded, first.isComplete]).toEqual([60, true]);
  expect(first.failures).toMatchObject([{ tenant: { companyId: broken.companyId } }]);
  expect(await due.entries()).toEqual(due.scopes.map((scope) => (scope === broken ? 0 : 1)));

  const second = await applyDueCutoffs({ ...sweep, deps: due.deps });
  expect(second).toEqual({ recorded: 1, failures: [], isComplete: true });
  expect(await due.entries()).toEqual(due.scopes.map(() => 1));
});

test('an unreadable shard or item does not stop the others', async () => {
  const { deps } = await dueSites(60);
  const { due } = deps.stores;
  const unreadable = { tenant: { companyId: 'ODD', siteId: 'MAIN' }, error: new Error('odd') };
  const page: typeof due.page = async (input) => {
    if (input.shard === 3) throw new Error('The shard is down');
    const found = await due.page(input);
    return input.shard === 4 ? { ...found, unreadable: [unreadable] } : found;
  };
  const swept = await applyDueCutoffs({
    deps: { ...deps, stores: { ...deps.stores, due: { page } } },
    shards: allDueShards,
    hasTime: always,
  });
  expect(swept.recorded).toBeGreaterThan(40);
  expect(swept.failures).toHaveLength(2);
  expect(swept.failures.map(({ tenant }) => tenant)).toEqual(
    expect.arrayContaining([null, unreadable.tenant]),
  );
});

test('the function fails and logs what failed without its content', async () => {
  const due = await dueSites(3);
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => Date.parse(now),
  );
  const broken = due.scopes[1]!.companyId;
  const run = (deps: Due['deps']) =>
    createSweep({ deps, log }, { name: 'sweep', shards: allDueShards, sweep: applyDueCutoffs });
  await expect(run(failingFor(due, broken))()).rejects.toThrow('sweep: 1 failed, 3 done');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', event: 'sweep', recorded: 3, isComplete: true },
    { level: 'error', event: 'sweep-failed', companyId: broken, siteId: 'MAIN', error: 'Error' },
  ]);
  expect(lines.join('\n')).not.toContain('The store is down');

  expect(await run(due.deps)(() => 10_000)).toEqual({ recorded: 0, isComplete: false });
  expect(await run(due.deps)()).toEqual({ recorded: 1, isComplete: true });
  expect(await due.entries()).toEqual([1, 1, 1]);
});
