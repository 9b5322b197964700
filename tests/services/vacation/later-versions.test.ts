import { expect, test } from 'vitest';
import {
  assignVacation as askToAssign,
  unassignVacation,
} from '~/app/services/vacation/assign-vacation.server';
import {
  addVacationWeeks,
  deleteVacationWeeks,
  editVacationWeek,
} from '~/app/services/vacation/change-weeks.server';
import { assignVacation } from '~/tests/support/manual-assignments';
import {
  asPublished,
  changeEveryWeek,
  publishedSite,
  w1,
  w2,
  w3,
} from '~/tests/support/published-vacations';

const later = { startDate: '2027-08-02', endDate: '2027-08-08', totalSlots: 1 };

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

test('a manually assigned week stays after it was deleted, also if its driver gave it up before', async () => {
  const site = await publishedSite();
  await site.giveUp('1000004', 'W3');
  await site.publish();
  await assignVacation(await site.args(), { driverId: '1000004', weekId: 'W3' });
  expect(await site.publish()).toEqual(asPublished);
  await changeEveryWeek(site);
  expect(await site.publish()).toEqual(asPublished);
});

test('a driver who keeps a deleted week is assigned no other one', async () => {
  const site = await publishedSite();
  await changeEveryWeek(site);
  const wish = { driverId: '1000004', weekId: 'W4', confirmed: '' };
  expect(await askToAssign(await site.args(), wish)).toEqual({
    ok: false,
    error: { code: 'driver-already-assigned' },
  });
});

test('a week that was taken from one driver goes to the driver it is assigned to', async () => {
  const site = await publishedSite();
  await unassignVacation(await site.args(), { driverId: '1000004', weekId: 'W3' });
  await assignVacation(await site.args(), { driverId: '1000003', weekId: 'W3' });
  expect(await site.publish()).toEqual({ ...asPublished, '1000003': 'W3', '1000004': null });
});

test('a week is not deleted while a manual assignment that was taken back is still published', async () => {
  const site = await publishedSite();
  await unassignVacation(await site.args(), { driverId: '1000004', weekId: 'W3' });
  const remove = async () =>
    deleteVacationWeeks(await site.args(), { weekIds: ['W3'], assignments: 0 });
  expect(await remove()).toEqual({ ok: false, error: { code: 'week-taken-back', weekId: 'W3' } });
  await site.publish();
  expect((await remove()).ok).toBe(true);
});

test('no week is added under the ID of a deleted one that a driver still has manually', async () => {
  const site = await publishedSite();
  await changeEveryWeek(site);
  const add = async (weekId: string) => addVacationWeeks(await site.args(), [{ ...later, weekId }]);
  expect(await add('W3')).toEqual({ ok: false, error: { code: 'week-id-held', weekId: 'W3' } });
  expect((await add('W2')).ok).toBe(true);
});

test('a week is assigned only on the days that its holders have', async () => {
  const site = await publishedSite();
  await changeEveryWeek(site);
  const wish = { driverId: '1000003', weekId: 'W1', confirmed: '' };
  expect(await askToAssign(await site.args(), wish)).toEqual({
    ok: false,
    error: { code: 'week-moved', weekId: 'W1' },
  });
});

test('a week that nobody holds is assigned on the days of today’s list', async () => {
  const site = await publishedSite();
  await site.giveUp('1000004', 'W3');
  await site.publish();
  await editVacationWeek(await site.args(), { shown: w3, week: { ...later, weekId: 'W3' } });
  await assignVacation(await site.args(), { driverId: '1000003', weekId: 'W3' });
  await site.publish();
  expect(await site.readWeeks()).toContainEqual({ ...later, weekId: 'W3', remainingSlots: 0 });
});

test('a manual assignment adds the new slots of its week, and nothing else', async () => {
  const site = await publishedSite();
  const [first, ...others] = await site.readWeeks();
  await editVacationWeek(await site.args(), { shown: w1, week: { ...w1, totalSlots: 3 } });
  await editVacationWeek(await site.args(), { shown: w2, week: { ...w2, totalSlots: 3 } });
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
      seniorityNumber: 3,
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
