import { expect, test } from 'vitest';
import {
  loadWeeksAndSlots,
  readVacationPreferences,
} from '~/app/services/ranking/week-ranking.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { changePublishedWeeks } from '~/app/services/vacation/change-published-weeks.server';
import { deleteVacationWeeks, editVacationWeek } from '~/app/services/vacation/change-weeks.server';
import { readChangedWeeks } from '~/app/services/vacation/read-changed-weeks.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import { assignVacation } from '~/tests/support/manual-assignments';
import {
  asPublished,
  changeEveryWeek,
  publishedSite,
  w1,
  type PublishedVacations,
} from '~/tests/support/published-vacations';

const changedSite = async () => {
  const site = await publishedSite();
  await changeEveryWeek(site);
  return site;
};

const change = async (
  { fake, args }: PublishedVacations,
  weeks: readonly string[],
  shown: { version?: number; basis?: string } = {},
) => {
  const { basis, version } = await readChangedWeeks(await args());
  return changePublishedWeeks({
    deps: fake.deps,
    access: await fake.asAdmin(),
    input: { version, basis, ...shown, weeks },
  });
};

const readPage = async ({ fake }: PublishedVacations, employeeId: string) =>
  readVacationPreferences({
    deps: fake.deps,
    access: await fake.asDriver(employeeId),
    loaded: await loadWeeksAndSlots({ deps: fake.deps, scope: fake.scope, employeeId }),
    now: fake.now(),
  });

test('names the held weeks that the published version has otherwise than the list', async () => {
  const site = await publishedSite();
  expect((await readChangedWeeks(await site.args())).weeks).toEqual([]);
  await changeEveryWeek(site);
  expect(await readChangedWeeks(await site.args())).toMatchObject({
    version: 1,
    weeks: [
      {
        published: { weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10' },
        now: { startDate: '2027-01-11', endDate: '2027-01-17' },
        holders: [{ employeeId: '1000001', name: 'Driver 1' }],
      },
      { published: { weekId: 'W2' }, now: null, holders: [{ employeeId: '1000002' }] },
      { published: { weekId: 'W3' }, now: null, holders: [{ employeeId: '1000004' }] },
    ],
  });
});

test('asks about no week that is over, that nobody holds, or that drivers rank anew', async () => {
  const site = await publishedSite();
  await site.giveUp('1000001', 'W1');
  await site.giveUp('1000002', 'W2');
  await site.giveUp('1000002', 'W1');
  await site.giveUp('1000003', 'W1');
  await site.giveUp('1000003', 'W2');
  expect(await site.publish()).toMatchObject({ '1000001': null, '1000002': null });
  await changeEveryWeek(site);
  const readIds = async () =>
    (await readChangedWeeks(await site.args())).weeks.map(({ published }) => published.weekId);
  expect(await readIds()).toEqual(['W3']);
  const { args, fake } = site;
  const late = { ...(await args()), now: '2027-03-08T12:00:00.000Z' };
  expect((await readChangedWeeks(late)).weeks).toEqual([]);
  await changePortal({ ...(await args()), input: { intent: 'open-portal' } });
  fake.clock.advance(1000);
  expect(await readIds()).toEqual([]);
});

test('changes the chosen weeks in a new version, and nobody else’s result', async () => {
  const site = await changedSite();
  const before = await site.readLatest();
  // What is stored for the next whole version stays out of it.
  await assignVacation(await site.args(), { driverId: '1000003', weekId: 'W4' });
  expect(await change(site, ['W1', 'W2'])).toEqual({ ok: true, value: { version: 2, drivers: 2 } });
  const after = await site.readLatest();
  const [first, , third] = before.input.vacationWeeks;
  expect(after.input).toEqual({
    ...before.input,
    vacationWeeks: [
      {
        ...{ weekId: 'W1', startDate: '2027-01-11', endDate: '2027-01-17' },
        ...{ totalSlots: 1, remainingSlots: 1 },
      },
      third,
    ],
    freedWeeks: { held: before.output.vacations, freed: [] },
  });
  expect(first).toMatchObject({ totalSlots: 1, remainingSlots: 1 });
  expect(after.output.vacations).toEqual(
    before.output.vacations.filter(({ weekId }) => weekId !== 'W2'),
  );
  expect(verifyAward(after, site.fake.deps.sha256).ok).toBe(true);
  expect(await readChangedWeeks(await site.args())).toMatchObject({
    version: 2,
    weeks: [{ published: { weekId: 'W3' } }],
  });
  expect(await site.publish()).toEqual({ ...asPublished, '1000002': null, '1000003': 'W4' });
});

test('fewer slots in the list take no changed week from its holders', async () => {
  const site = await publishedSite();
  const week = { ...w1, startDate: '2027-01-11', endDate: '2027-01-17' };
  await editVacationWeek(await site.args(), { shown: w1, week: { ...w1, totalSlots: 2 } });
  await assignVacation(await site.args(), { driverId: '1000003', weekId: 'W1' });
  const both = { ...asPublished, '1000003': 'W1' };
  expect(await site.publish()).toEqual(both);
  await editVacationWeek(await site.args(), { shown: { ...w1, totalSlots: 2 }, week });
  expect(await change(site, ['W1'])).toMatchObject({ ok: true });
  expect((await site.readWeeks())[0]).toMatchObject({ startDate: '2027-01-11', totalSlots: 2 });
});

test('tells the holders what they had, what they have, and why', async () => {
  const site = await changedSite();
  expect(await change(site, ['W1', 'W2'])).toMatchObject({ ok: true });
  const readChange = async (employeeId: string) =>
    (await readPage(site, employeeId)).news?.change ?? null;
  expect(await readChange('1000001')).toMatchObject({
    before: ['W1'],
    now: ['W1'],
    causes: [{ code: 'job-changed', own: true, ids: ['W1'] }],
    offers: {
      before: { weeks: [{ startDate: '2027-01-04', endDate: '2027-01-10' }] },
      now: { weeks: [{ startDate: '2027-01-11', endDate: '2027-01-17' }] },
    },
  });
  expect(await readChange('1000002')).toMatchObject({
    before: ['W2'],
    now: [],
    causes: [{ code: 'offer-deleted', ids: ['W2'] }],
  });
  expect(await readChange('1000004')).toBeNull();
});

test('still tells who lost a week after another version that changed nothing for them', async () => {
  const site = await changedSite();
  expect(await change(site, ['W2'])).toMatchObject({ ok: true });
  expect(await change(site, ['W1'])).toMatchObject({ ok: true });
  expect((await readPage(site, '1000002')).news).toMatchObject({
    version: 3,
    change: { before: ['W2'], now: [], causes: [{ code: 'offer-deleted', ids: ['W2'] }] },
  });
  expect((await readPage(site, '1000004')).news?.change).toBeNull();
});

test('changes nothing that was not chosen or has not changed, and only what the page showed', async () => {
  const site = await changedSite();
  expect(await change(site, [])).toMatchObject({ error: { code: 'no-week-chosen' } });
  expect(await change(site, ['W4'])).toMatchObject({ error: { code: 'weeks-as-published' } });
  expect(await change(site, ['W1'], { version: 2 })).toMatchObject({
    error: { code: 'published-week-changed' },
  });
  const { basis } = await readChangedWeeks(await site.args());
  await deleteVacationWeeks(await site.args(), { weekIds: ['W1'], assignments: 0 });
  expect(await change(site, ['W1'], { basis })).toMatchObject({ error: { code: 'list-outdated' } });
  expect((await site.readLatest()).version).toBe(1);
});
