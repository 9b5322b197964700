import { expect, test } from 'vitest';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { changePortal, type PortalChange } from '~/app/services/vacation/change-portal.server';
import { fakeSite } from '~/tests/support/fake-site';

/** Two administrators who have both loaded the same site. */
const two = async () => {
  const fake = await fakeSite();
  const context = { deps: fake.deps, access: await fake.asAdmin() };
  return {
    site: async () => (await fake.site()).site,
    moveTo: async (timeZone: string) => {
      const { site } = await fake.site();
      expect((await fake.deps.stores.sites.save(fake.scope, { ...site, timeZone }, [])).ok).toBe(
        true,
      );
    },
    portal: async (input: PortalChange) => changePortal({ ...context, input }),
    cutoff: async (wallTime: string) =>
      changeSelection({ ...context, input: { intent: 'move-cutoff', wallTime } }),
  };
};
const refused = { ok: false, error: { code: 'site-changed' } };

test('changes of different fields of a site are both stored', async () => {
  const { site, portal, cutoff } = await two();
  expect((await portal({ intent: 'open-portal' })).ok).toBe(true);
  expect((await cutoff('2026-11-24T12:00')).ok).toBe(true);
  const { vacation, window: selection } = await site();
  expect([vacation.isOpen, selection.closesAt.wallTime]).toEqual([true, '2026-11-24T12:00']);
});

test('of two changes of the same field the first is stored and the second refused', async () => {
  const { site, portal, cutoff } = await two();
  expect((await cutoff('2026-11-24T12:00')).ok).toBe(true);
  expect(await cutoff('2026-11-24T13:00')).toEqual(refused);
  expect((await site()).window.closesAt.wallTime).toBe('2026-11-24T12:00');
  expect((await portal({ intent: 'open-portal' })).ok).toBe(true);
  expect(await portal({ intent: 'open-portal' })).toEqual(refused);
});

test('a local time is read in the time zone that its administrator saw', async () => {
  for (const act of ['portal', 'cutoff'] as const) {
    const { moveTo, portal, cutoff } = await two();
    await moveTo('Europe/Berlin');
    const done = act === 'portal' ? portal({ intent: 'open-portal' }) : cutoff('2026-11-24T12:00');
    expect(await done).toEqual(refused);
  }
});
