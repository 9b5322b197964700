import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import { deadlineOn } from '~/domain/time/deadline';
import { anEntry, aScope } from '~/tests/store/builders';

export const statusContract = (get: () => Stores) => {
  test('keeps the minutes in which the product was ready', async () => {
    const { status } = get();
    const ready = ['2026-11-23T08:59', '2026-11-23T09:00', '2026-11-23T09:07', '2026-11-23T10:00'];
    for (const minute of ready) await status.markReady(`${minute}:12.345Z`);
    await status.markReady('2026-11-23T09:07:50.000Z');
    const span = { from: '2026-11-23T09:00:00.000Z', until: '2026-11-23T10:00:00.000Z' };
    expect(await status.readReadiness(span)).toEqual({
      since: '2026-11-23T08:59:00.000Z',
      minutes: ['2026-11-23T09:00:00.000Z', '2026-11-23T09:07:00.000Z'],
    });
  });

  test('replaces the plan of work only if nobody changed it, and logs who did', async () => {
    const { status, activity } = get();
    const scope = aScope();
    const zone = 'America/New_York';
    const work = {
      id: 'w1',
      from: deadlineOn('2026-11-28T22:00', zone),
      until: deadlineOn('2026-11-29T00:30', zone),
      note: 'New database.',
    };
    const { version } = await status.readPlan();
    const entry = anEntry();
    expect(await status.savePlan(scope, { version, works: [work] }, entry)).toBe(true);
    expect(await status.readPlan()).toEqual({ version: version + 1, works: [work] });
    expect(await status.savePlan(scope, { version, works: [] }, anEntry())).toBe(false);
    expect((await status.readPlan()).works).toEqual([work]);
    expect(await activity.latest(scope, 10)).toEqual([entry]);
  });
};
