import { expect, test } from 'vitest';
import { changePortal, type PortalChange } from '~/app/services/vacation/change-portal.server';
import { fakeSite } from '~/tests/support/fake-site';

test('opening an open portal keeps its closure, and opening a closing one keeps it open', async () => {
  const fake = await fakeSite();
  const change = async (input: PortalChange) =>
    changePortal({ deps: fake.deps, access: await fake.asAdmin(), input });
  const portal = async () => (await fake.site()).site.vacation;
  const refused = { ok: false, error: { code: 'portal-open-already' } };

  expect((await change({ intent: 'open-portal' })).ok).toBe(true);
  expect(await change({ intent: 'open-portal' })).toEqual(refused);
  await change({ intent: 'schedule-closure', wallTime: '2026-11-25T15:00' });
  const scheduled = await portal();
  expect(await change({ intent: 'open-portal' })).toEqual(refused);
  expect(await portal()).toEqual(scheduled);

  await change({ intent: 'close-portal' });
  fake.clock.advance(5_000);
  expect((await change({ intent: 'open-portal' })).ok).toBe(true);
  fake.clock.advance(60_000);
  expect(await portal()).toMatchObject({ isOpen: true, closesAt: null });
});

test('a closure more than eight weeks ahead is scheduled only if it is confirmed', async () => {
  const fake = await fakeSite();
  const change = async (input: PortalChange) =>
    changePortal({ deps: fake.deps, access: await fake.asAdmin(), input });
  const readClosure = async () => (await fake.site()).site.vacation.closesAt?.wallTime;
  await change({ intent: 'open-portal' });
  const wallTime = '2027-12-01T15:00';
  const schedule = { intent: 'schedule-closure', wallTime } as const;
  const asked = { ok: false, error: { code: 'closure-far', closesAt: { wallTime } } };
  expect(await change(schedule)).toMatchObject(asked);
  expect(await change({ ...schedule, confirmed: '2027-12-02T15:00' })).toMatchObject(asked);
  expect(await readClosure()).toBeUndefined();
  expect((await change({ ...schedule, confirmed: wallTime })).ok).toBe(true);
  expect(await readClosure()).toBe(wallTime);
  // Eight weeks are not asked about.
  expect((await change({ ...schedule, wallTime: '2027-01-12T15:00' })).ok).toBe(true);
});
