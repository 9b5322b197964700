import { expect } from 'vitest';
import { readRecord } from '~/app/services/award/read-record.server';
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
export const [w1, w2, w3] = [
  aWeek('W1', '2027-01-04', '2027-01-10'),
  aWeek('W2', '2027-02-01', '2027-02-07'),
  aWeek('W3', '2027-03-01', '2027-03-07'),
];
export const asPublished = { '1000001': 'W1', '1000002': 'W2', '1000003': null, '1000004': 'W3' };

/** W1 went to driver 1, W2 to driver 2, and W3 manually to driver 4. Driver 3 ranked W1 and W2 but got neither. */
export const publishedSite = async () => {
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
  const readLatest = async () => {
    const { version } = (await readPublishedVacations(await args()))!.publication!;
    return (await readRecord({ deps, scope: fake.scope, periodId: vacationAwardId, version }))!;
  };
  const readWeeks = async () => (await readLatest()).input.vacationWeeks;
  const giveUp = async (employeeId: string, weekId: string) => {
    fake.clock.advance(1000);
    const context = { deps, access: await fake.asAdmin() };
    const preview = await previewFreedWeek({ ...context, input: { employeeId, weekId } });
    const input = { employeeId, weekId, confirmed: toConfirmed(preview) };
    expect(await giveUpWeek({ ...context, input })).toMatchObject({ ok: true });
  };
  expect(await publish()).toEqual(asPublished);
  return { fake, args, publish, readLatest, readWeeks, giveUp };
};
export type PublishedVacations = Awaited<ReturnType<typeof publishedSite>>;

const edit = async ({ args }: PublishedVacations, shown: typeof w1, change: Partial<typeof w1>) =>
  expect((await editVacationWeek(await args(), { shown, week: { ...shown, ...change } })).ok).toBe(
    true,
  );

/** Another date and more slots for W1, W2 deleted, W3 deleted with its manual assignment, and a new week W4. */
export const changeEveryWeek = async (site: PublishedVacations) => {
  const { args } = site;
  await edit(site, w1, { startDate: '2027-01-11', endDate: '2027-01-17', totalSlots: 3 });
  const deleted = await deleteVacationWeeks(await args(), {
    weekIds: ['W2', 'W3'],
    assignments: 1,
  });
  expect(deleted.ok).toBe(true);
  await addVacationWeeks(await args(), [aWeek('W4', '2027-04-05', '2027-04-11')]);
};
