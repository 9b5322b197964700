import { expect, test } from 'vitest';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { applyDueCutoffs } from '~/app/services/selection/apply-due-cutoffs.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { dueShards } from '~/app/store/table/table';
import type { Mail } from '~/domain/mail/mail';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { leaveAddresses } from '~/tests/support/contacts';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { createTestMailer } from '~/tests/support/test-mailer';

const shards = Array.from({ length: dueShards }, (_, shard) => shard);
const sweep = ({ deps }: FakeSite) => applyDueCutoffs({ deps, shards, hasTime: () => true });
const readWindow = async (fake: FakeSite) => (await fake.site()).site.window;
const events = async ({ deps, scope }: FakeSite) =>
  (await deps.stores.activity.latest(scope, 100)).map(({ event }) => event.code);

/** A site whose product was away from 40 to 20 minutes before the cutoff, on Wednesday at 15:00. */
const siteWithOutage = async (outageRule: 'off' | 'ask' | 'automatic') => {
  const fake = await fakeSite([aDriver()], [aJob({ jobId: 'J1' })]);
  const { deps, scope } = fake;
  const { site } = await fake.site();
  const settings = { ...site.settings, outageRule };
  await deps.stores.sites.save(scope, { ...site, settings }, []);
  const cutoff = Date.parse(site.window.closesAt.instant);
  for (let minute = -90; minute < 0; minute++)
    if (minute < -40 || minute >= -20)
      await deps.stores.status.markReady(toInstant(cutoff + minute * minuteMs));
  fake.clock.moveTo(toInstant(cutoff + 20_000));
  return { fake, cutoff };
};

test('moves the cutoff by itself, opens selection again, and logs the evidence', async () => {
  const { fake } = await siteWithOutage('automatic');
  expect((await sweep(fake)).recorded).toBe(1);
  const selectionWindow = await readWindow(fake);
  expect(selectionWindow.closesAt.wallTime).toBe('2026-11-25T15:30');
  expect(selectionWindow.cutoffRecordedAt).toBeNull();
  expect((await rankJobs(fake.deps, aDriver().employeeId, ['J1'])).ok).toBe(true);
  const entries = await fake.deps.stores.activity.latest(fake.scope, 100);
  expect(entries.find(({ event }) => event.code === 'cutoff-extended')?.event).toEqual({
    code: 'cutoff-extended',
    periodId: selectionWindow.periodId,
    closesAt: { wallTime: '2026-11-25T15:30', timeZone: 'America/New_York' },
    minutes: 20,
    gaps: [{ from: { wallTime: '2026-11-25T14:20', timeZone: 'America/New_York' }, minutes: 20 }],
  });
  expect(await events(fake)).not.toContain('cutoff-reached');

  // The product stays away until the second cutoff has passed: that one stands.
  fake.clock.moveTo(toInstant(Date.parse(selectionWindow.closesAt.instant) + 10_000));
  expect((await sweep(fake)).recorded).toBe(1);
  expect(await events(fake)).toContain('cutoff-reached');
  expect((await sweep(fake)).recorded).toBe(0);
});

test('tells every driver who takes part, whether they have saved or not', async () => {
  const { fake } = await siteWithOutage('automatic');
  const { deps, scope } = fake;
  await leaveAddresses(deps, scope, [aDriver().employeeId]);
  await sweep(fake);
  const sent: Mail[] = [];
  const mailer = createTestMailer(async ({ mail }) => void sent.push(mail));
  await sendDueMails({ deps, mailer, shards, hasTime: () => true });
  await sendDueMails({ deps, mailer, shards, hasTime: () => true });
  expect(sent.map(({ kind }) => kind)).toEqual(['cutoff-extended']);
});

test('asks: closes, and moves the cutoff once when an administrator presses', async () => {
  const { fake } = await siteWithOutage('ask');
  await sweep(fake);
  expect(await readWindow(fake)).toMatchObject({ outage: { minutes: 20, movedTo: null } });
  expect(await events(fake)).toEqual(expect.arrayContaining(['cutoff-reached', 'outage-found']));
  const press = async () =>
    changeSelection({
      deps: fake.deps,
      access: await fake.asAdmin(),
      input: { intent: 'extend-cutoff' },
    });
  expect((await press()).ok).toBe(true);
  const selectionWindow = await readWindow(fake);
  expect(selectionWindow.closesAt.wallTime).toBe('2026-11-25T15:30');
  expect(await press()).toEqual({ ok: false, error: { code: 'no-outage' } });
  expect(await readWindow(fake)).toEqual(selectionWindow);
});

test('by default the cutoff stays, and nobody can move it for an outage', async () => {
  const { fake } = await siteWithOutage('off');
  await sweep(fake);
  expect(await readWindow(fake)).toMatchObject({ outage: null });
  expect(await events(fake)).toContain('cutoff-reached');
  const pressed = await changeSelection({
    deps: fake.deps,
    access: await fake.asAdmin(),
    input: { intent: 'extend-cutoff' },
  });
  expect(pressed).toEqual({ ok: false, error: { code: 'no-outage' } });
});
