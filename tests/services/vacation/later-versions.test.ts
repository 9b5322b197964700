import { expect, test } from 'vitest';
import { assignVacation as askToAssign } from '~/app/services/vacation/assign-vacation.server';
import { assignVacation } from '~/tests/support/manual-assignments';
import { asPublished, changeEveryWeek, publishedSite } from '~/tests/support/published-vacations';

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
