import { expect, test } from 'vitest';
import { readRecord } from '~/app/services/award/read-record.server';
import { assignVacation as askToAssign } from '~/app/services/vacation/assign-vacation.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import {
  addVacationWeeks,
  deleteVacationWeeks,
  editVacationWeek,
} from '~/app/services/vacation/change-weeks.server';
import { giveUpWeek } from '~/app/services/vacation/give-up-week.server';
import { previewFreedWeek, toConfirmed } from '~/app/services/vacation/preview-freed-week.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { readPublishedVacations } from '~/app/services/vacation/read-vacation-assignments.server';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { fakeSite } from '~/tests/support/fake-site';
import { assignVacation } from '~/tests/support/manual-assignments';
import { aDriver } from '~/tests/support/roster-builders';
import { rankWeeks } from '~/tests/support/save-ranks';

const drivers = [1, 2, 3, 4].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Driver ${rank}`, seniorityNumber: rank }),
);
const aWeek = (weekId: string, startDate: string, endDate: string) => ({
  weekId,
  startDate,
  endDate,
  totalSlots: 1,
});
const [w1, w2, w3] = [
  aWeek('W1', '2027-01-04', '2027-01-10'),
  aWeek('W2', '2027-02-01', '2027-02-07'),
  aWeek('W3', '2027-03-01', '2027-03-07'),
];
const asPublished = { '1000001': 'W1', '1000002': 'W2', '1000003': null, '1000004': 'W3' };

/** W1 went to driver 1, W2 to driver 2, and W3 manually to driver 4. Driver 3 ranked W1 and W2 but got neither. */
const publishedSite = async () => {
  const fake = await fakeSite(drivers);
  const { deps } = fake;
  const args = async () => ({ deps, access: await fake.asAdmin(), now: fake.now() });
  await addVacationWeeks(await args(), [w1, w2, w3]);
  await assignVacation(await args(), { driverId: '1000004', weekId: 'W3' });
  await changePortal({ ...(await args()), input: { intent: 'open-portal' } });
  for (const [employeeId, picks] of [
    ['1000001', ['W1']],
    ['1000002', ['W1', 'W2']],
    ['1000003', ['W1', 'W2']],
  ] as const)
    await rankWeeks(deps, employeeId, picks);
  await changePortal({ ...(await args()), input: { intent: 'close-portal' } });
  fake.clock.advance(21_000);
  const publish = async () => {
    fake.clock.advance(1000);
    expect((await publishVacations(await args())).ok).toBe(true);
    const shown = await readPublishedVacations(await args());
    return Object.fromEntries(shown!.rows.map(({ employeeId, weekId }) => [employeeId, weekId]));
  };
  const readWeeks = async () => {
    const { version } = (await readPublishedVacations(await args()))!.publication!;
    const which = { deps, scope: fake.scope, periodId: vacationAwardId, version };
    return (await readRecord(which))!.input.vacationWeeks;
  };
  const giveUp = async (employeeId: string, weekId: string) => {
    fake.clock.advance(1000);
    const context = { deps, access: await fake.asAdmin() };
    const preview = await previewFreedWeek({ ...context, input: { employeeId, weekId } });
    const input = { employeeId, weekId, confirmed: toConfirmed(preview) };
    expect(await giveUpWeek({ ...context, input })).toMatchObject({ ok: true });
  };
  expect(await publish()).toEqual(asPublished);
  return { args, publish, readWeeks, giveUp };
};
type Site = Awaited<ReturnType<typeof publishedSite>>;

const edit = async ({ args }: Site, shown: typeof w1, change: Partial<typeof w1>) =>
  expect((await editVacationWeek(await args(), { shown, week: { ...shown, ...change } })).ok).toBe(
    true,
  );

/** Another date and more slots for W1, W2 deleted, W3 deleted with its manual assignment, and a new week W4. */
const changeEveryWeek = async (site: Site) => {
  const { args } = site;
  await edit(site, w1, { startDate: '2027-01-11', endDate: '2027-01-17', totalSlots: 3 });
  const deleted = await deleteVacationWeeks(await args(), {
    weekIds: ['W2', 'W3'],
    assignments: 1,
  });
  expect(deleted.ok).toBe(true);
  await addVacationWeeks(await args(), [aWeek('W4', '2027-04-05', '2027-04-11')]);
};

test('a later version has the weeks as they were published, whatever the list of weeks has', async () => {
  const site = await publishedSite();
  const before = await site.readWeeks();
  await changeEveryWeek(site);
  expect(await site.publish()).toEqual(asPublished);
  expect(await site.readWeeks()).toEqual(before);
});

test('a freed week is passed on as it was published', async () => {
  const site = await publishedSite();
  await changeEveryWeek(site);
  await site.giveUp('1000001', 'W1');
  const passedOn = { ...asPublished, '1000001': null, '1000002': 'W1', '1000003': 'W2' };
  expect(await site.publish()).toEqual(passedOn);
});

test('a manually assigned week can be given up after it was deleted from the list', async () => {
  const site = await publishedSite();
  await changeEveryWeek(site);
  await site.giveUp('1000004', 'W3');
  expect(await site.publish()).toEqual({ ...asPublished, '1000004': null });
});

test('another manual assignment takes the place of a week that was deleted', async () => {
  const site = await publishedSite();
  await changeEveryWeek(site);
  await assignVacation(await site.args(), { driverId: '1000004', weekId: 'W4' });
  expect(await site.publish()).toEqual({ ...asPublished, '1000004': 'W4' });
});

test('a manual assignment adds its new week, or the new slots of its week, and nothing else', async () => {
  const site = await publishedSite();
  const [first, ...others] = await site.readWeeks();
  await changeEveryWeek(site);
  await assignVacation(await site.args(), { driverId: '1000003', weekId: 'W1' });
  expect(await site.publish()).toEqual({ ...asPublished, '1000003': 'W1' });
  expect(await site.readWeeks()).toEqual([
    { ...first, totalSlots: 3, remainingSlots: 2 },
    ...others,
  ]);
});

test('a week that was added since can be assigned manually', async () => {
  const site = await publishedSite();
  await changeEveryWeek(site);
  await assignVacation(await site.args(), { driverId: '1000003', weekId: 'W4' });
  expect(await site.publish()).toEqual({ ...asPublished, '1000003': 'W4' });
  expect((await site.readWeeks()).map(({ weekId }) => weekId)).toEqual(['W1', 'W2', 'W3', 'W4']);
});

test('says who would lose a week if an assignment does not fit beside the published weeks', async () => {
  const { args } = await publishedSite();
  const wish = { driverId: '1000003', weekId: 'W1', confirmed: '' };
  expect(await askToAssign(await args(), wish)).toEqual({
    ok: false,
    error: {
      code: 'manual-needs-confirmation',
      driverName: 'Driver 3',
      because: [
        {
          code: 'less-senior',
          driverId: '1000001',
          driverName: 'Driver 1',
          seniorityNumber: 1,
          gainedId: null,
        },
      ],
    },
  });
});
