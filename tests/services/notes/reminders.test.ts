import { expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { readMissing } from '~/app/services/reminders/read-missing.server';
import { remindMissing } from '~/app/services/reminders/remind-missing.server';
import { readDashboard } from '~/app/services/selection/read-dashboard.server';
import type { NewMail } from '~/domain/mail/mail';
import { aPickList } from '~/tests/store/builders';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';
import { createTestMailer } from '~/tests/support/test-mailer';

const ids = ['1000001', '1000002', '1000003', '1000004', '1000005'] as const;
const [saved, carriedOver, reachable, unreachable, notEligible] = ids;
const hour = 60 * 60_000;

const start = async () => {
  const drivers = ids.map((employeeId, index) =>
    aDriver({
      employeeId,
      seniorityNumber: 9 - index,
      isEligible: employeeId !== notEligible,
    }),
  );
  const fake = await fakeSite(drivers, [aJob({ jobId: 'J1' })]);
  expect((await rankJobs(fake.deps, saved, ['J1'])).ok).toBe(true);
  const earlier = aPickList({ employeeId: carriedOver, jobIds: ['J1'], periodId: '2026-W48' });
  await fake.deps.stores.picks.save(fake.scope, earlier, testEntry(fake.deps));
  await leaveAddresses(fake.deps, fake.scope, [saved, carriedOver, reachable, notEligible]);
  return fake;
};
const args = async (fake: FakeSite) => ({
  deps: fake.deps,
  access: await fake.asAdmin(),
  now: fake.now(),
});
const read = async (fake: FakeSite) => {
  const view = await readMissing(await args(fake));
  const list = (drivers: typeof view.reachable) => drivers.map(({ employeeId }) => employeeId);
  return { ...view, reachable: list(view.reachable), unreachable: list(view.unreachable) };
};
const remind = async (fake: FakeSite) => remindMissing(await args(fake));
const deliver = async (fake: FakeSite) => {
  const sent: NewMail[] = [];
  const mailer = createTestMailer(async (mail) => void sent.push(mail));
  await sendDueMails({ deps: fake.deps, mailer, shards, hasTime: () => true });
  return sent.flatMap(({ mail }) => (mail.kind === 'list-missing' ? [mail.to] : []));
};
const refusal = (code: string) => ({ ok: false, error: { code } });

test('reminds drivers without any list, not those with a carried-over one, and says who has no address', async () => {
  const fake = await start();
  expect(await read(fake)).toEqual({
    isOpen: true,
    reachable: [reachable],
    unreachable: [unreachable],
    remindedAt: null,
    nextReminderAt: null,
  });
  expect(await remind(fake)).toEqual({ ok: true, value: { reminded: 1, unreachable: 1 } });
  expect(await deliver(fake)).toEqual([getMailAddress(reachable)]);
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  const facts = { periodId: '2026-W49', count: 1, unreachable: 1 };
  expect(entry).toMatchObject({
    actor: { id: 'admin' },
    event: { code: 'missing-reminded', ...facts },
  });
});

test('reminds once an hour, also when two administrators press at once', async () => {
  const fake = await start();
  const both = await Promise.all([remind(fake), remind(fake)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  fake.clock.advance(hour / 2);
  const { remindedAt, nextReminderAt } = await read(fake);
  expect(Date.parse(nextReminderAt!) - Date.parse(remindedAt!)).toBe(hour);
  expect(await remind(fake)).toMatchObject(refusal('reminded-recently'));
  fake.clock.advance(hour / 2);
  expect((await read(fake)).nextReminderAt).toBeNull();
  expect((await remind(fake)).ok).toBe(true);
  expect(await deliver(fake)).toHaveLength(2);
});

test('emails nobody who saves a list before the email is written', async () => {
  const fake = await start();
  expect((await remind(fake)).ok).toBe(true);
  expect((await rankJobs(fake.deps, reachable, ['J1'])).ok).toBe(true);
  expect(await deliver(fake)).toEqual([]);
  expect(await remind(fake)).toMatchObject(refusal('reminded-recently'));
  fake.clock.advance(hour);
  expect(await remind(fake)).toEqual(refusal('nobody-to-remind'));
});

test('reminds nobody once the selection is closed', async () => {
  const fake = await start();
  expect((await remind(fake)).ok).toBe(true);
  await fake.close();
  expect(await deliver(fake)).toEqual([]);
  expect(await remind(fake)).toEqual(refusal('selection-closed'));
  expect(await readDashboard(await args(fake))).toMatchObject({ reminder: null });
});

test('counts the same drivers on the dashboard, while lists are sealed too', async () => {
  const fake = await start();
  const { site } = await fake.site();
  const rules = { ...site.window.rules, sealedPicks: true };
  const sealed = { ...site, window: { ...site.window, rules } };
  expect((await fake.deps.stores.sites.save(fake.scope, sealed, [])).ok).toBe(true);
  const dashboard = await readDashboard(await args(fake));
  expect(dashboard.seal).not.toBeNull();
  expect(dashboard.reminder).toEqual({ withoutList: 2, remindedAt: null });
  expect((await read(fake)).unreachable).toEqual([unreachable]);
});
