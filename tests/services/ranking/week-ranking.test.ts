import { expect, test } from 'vitest';
import { savePicks } from '~/app/services/ranking/save-picks.server';
import {
  loadWeeksAndSlots,
  readVacationPreferences,
  weekRanking,
} from '~/app/services/ranking/week-ranking.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import {
  openPortal,
  scheduleClosure,
  type VacationPortal,
} from '~/domain/vacation/vacation-portal';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignVacation } from '~/tests/support/manual-assignments';
import { aDriver } from '~/tests/support/roster-builders';

const drivers = [1, 2].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, seniorityNumber: rank }),
);
const aWeek = (weekId: string, startDate: string) => ({
  weekId,
  startDate,
  endDate: startDate,
  totalSlots: 1,
});
const closesAt = '2026-11-25T20:00:00.000Z';

const changePortal = async (
  fake: FakeSite,
  change: (portal: VacationPortal) => VacationPortal,
): Promise<void> => {
  const { site } = await fake.site();
  await fake.deps.stores.sites.save(fake.scope, { ...site, vacation: change(site.vacation) }, []);
};
const open = (portal: VacationPortal, now: string): VacationPortal => {
  const timeZone = 'America/New_York';
  const wallTime = '2026-11-25T15:00';
  const scheduled = scheduleClosure(openPortal(portal), { wallTime, timeZone, now });
  if (!scheduled.ok) throw new Error(scheduled.error.code);
  return scheduled.value;
};
const started = async () => {
  const fake = await fakeSite(drivers);
  // It is 23:30 on the 22nd in New York, so the week of the 23rd has not begun there.
  fake.clock.moveTo('2026-11-23T04:30:00.000Z');
  const weeks = [aWeek('W1', '2026-11-23'), aWeek('W2', '2026-12-07')];
  await addVacationWeeks({ deps: fake.deps, access: await fake.asAdmin() }, weeks);
  await changePortal(fake, (portal) => open(portal, fake.now()));
  return fake;
};
const visit = async (fake: FakeSite, employeeId: string) => {
  const access = await fake.asDriver(employeeId);
  return { deps: fake.deps, access, scope: access.scope, employeeId };
};
const save = async (
  fake: FakeSite,
  weekIds: string[],
  { employeeId = '1000001', receivedAt = fake.now() } = {},
) => {
  const args = await visit(fake, employeeId);
  const loaded = await weekRanking.load(args);
  return savePicks({ ...args, ranking: weekRanking, loaded, ids: weekIds, receivedAt });
};
const read = async (fake: FakeSite, employeeId = '1000001') => {
  const args = await visit(fake, employeeId);
  const loaded = await loadWeeksAndSlots(args);
  return readVacationPreferences({ ...args, loaded, now: fake.now() });
};

test('a save replaces the list and comes back as a receipt', async () => {
  const fake = await started();
  await save(fake, ['W1']);
  fake.clock.advance(1000);
  const saved = await save(fake, ['W2', 'W1']);
  const page = await read(fake);
  expect(saved).toEqual({ ok: true, value: page.saved });
  expect(page).toMatchObject({
    weekIds: ['W2', 'W1'],
    mayEdit: true,
    closing: { instant: closesAt },
    isPublished: false,
    outcome: null,
  });
  const [latest] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(latest).toMatchObject({
    action: 'update',
    event: { code: 'vacation-picks-saved', count: 2 },
  });
});

test("a week begins by the site's local day", async () => {
  const fake = await started();
  await save(fake, ['W1']);
  // Half an hour later it is Monday in New York.
  fake.clock.moveTo('2026-11-23T05:00:00.000Z');
  expect((await read(fake)).weeks.map((week) => week.isPast)).toEqual([true, false]);
});

test('a save counts by when the request arrived, and nothing is stored after the closure', async () => {
  const fake = await started();
  fake.clock.moveTo(closesAt);
  const before = '2026-11-25T19:59:59.999Z';
  expect((await save(fake, ['W2'], { receivedAt: before })).ok).toBe(true);
  expect(await save(fake, [], { receivedAt: closesAt })).toEqual({
    ok: false,
    error: { code: 'vacation-portal-closed' },
  });
  expect(await read(fake)).toMatchObject({ weekIds: ['W2'], mayEdit: false });
});

test('after publishing each driver sees their week and reasons, even if the portal is open again', async () => {
  const fake = await started();
  await save(fake, ['W2']);
  await save(fake, ['W2'], { employeeId: '1000002' });
  const access = await fake.asAdmin();
  await assignVacation({ deps: fake.deps, access }, { driverId: '1000001', weekId: 'W1' });
  expect((await read(fake)).weeks.map((week) => week.remainingSlots)).toEqual([0, 1]);
  fake.clock.moveTo('2026-11-25T20:01:00.000Z');
  expect((await publishVacations({ deps: fake.deps, access: await fake.asAdmin() })).ok).toBe(true);
  await changePortal(fake, openPortal);
  expect(await read(fake)).toMatchObject({
    mayEdit: true,
    closing: null,
    isPublished: true,
    outcome: { awardedId: 'W1', assignmentType: 'manual', reasons: [{ code: 'got-manual' }] },
  });
  expect((await read(fake, '1000002')).outcome).toMatchObject({ awardedId: 'W2' });
});
