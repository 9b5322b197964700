import { expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import { remindOfClosings } from '~/app/services/mail/remind-of-closings.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { readOldestDue } from '~/app/services/selection/read-oldest-due.server';
import type { Mail } from '~/domain/mail/mail';
import type { Site } from '~/domain/site/site';
import { hourMs } from '~/domain/time/time-units';
import { closePortal, openPortal, scheduleClosure } from '~/domain/vacation/vacation-portal';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';
import { createTestMailer } from '~/tests/support/test-mailer';
import { waitingEntries } from '~/tests/support/waiting';

const [silent, submitted, ineligible, unknown] = ['1000001', '1000002', '1000003', '1000004'];

/** Four drivers: all eligible except the third, all with an email address except the fourth. */
const start = async () => {
  const drivers = [silent, submitted, ineligible, unknown].map((employeeId, n) =>
    aDriver({ employeeId, seniorityNumber: n, isEligible: employeeId !== ineligible }),
  );
  const fake = await fakeSite(drivers, [aJob()]);
  await leaveAddresses(fake.deps, fake.scope, [silent, submitted, ineligible]);
  expect((await rankJobs(fake.deps, submitted, ['J1'])).ok).toBe(true);
  const { closesAt } = (await fake.site()).site.window;
  const beforeClosing = (hours: number) =>
    fake.clock.moveTo(new Date(Date.parse(closesAt.instant) - hours * hourMs).toISOString());
  const sent: Mail[] = [];
  const mailer = createTestMailer(async ({ mail }) => void sent.push(mail));
  return {
    fake,
    closesAt,
    beforeClosing,
    sent,
    remind: async () =>
      (await remindOfClosings({ deps: fake.deps, shards, hasTime: () => true })).recorded,
    send: () => sendDueMails({ deps: fake.deps, mailer, shards, hasTime: () => true }),
  };
};
const change = async ({ deps, site, scope }: FakeSite, by: (site: Site) => Partial<Site>) => {
  const stored = (await site()).site;
  const saved = await deps.stores.sites.save(scope, { ...stored, ...by(stored) }, []);
  if (!saved.ok) throw new Error(saved.error.code);
};
const openVacation = (fake: FakeSite, wallTime: string) =>
  change(fake, ({ vacation, timeZone }) => {
    const scheduled = scheduleClosure(openPortal(vacation), {
      wallTime,
      timeZone,
      now: fake.now(),
    });
    if (!scheduled.ok) throw new Error(scheduled.error.code);
    return { vacation: scheduled.value };
  });

test("reminds eligible drivers who have not submitted once, in the site's local time", async () => {
  const { fake, beforeClosing, closesAt, remind, send, sent } = await start();
  beforeClosing(25);
  expect(await remind()).toBe(0);
  beforeClosing(24);
  await Promise.all(Array.from({ length: 10 }, remind));
  expect(await remind()).toBe(0);
  await Promise.all([send(), send()]);
  expect(sent).toEqual([
    {
      kind: 'closing-soon',
      to: getMailAddress(silent),
      companyId: 'DEFAULT',
      siteId: 'MAIN',
      siteName: (await fake.site()).site.name,
      employeeId: silent,
      name: 'Ada Driver',
      periodId: '2026-W49',
      clock: '12',
      closesAt,
    },
  ]);
  beforeClosing(1.1);
  expect(await remind()).toBe(0);
});

test('reminds those who still have not submitted once more in the last hour, if they want it', async () => {
  const { fake, beforeClosing, remind, send, sent } = await start();
  const { contacts } = fake.deps.stores;
  const muted = { email: [] };
  for (const employeeId of [silent, submitted])
    expect(await contacts.setMuted(fake.scope, employeeId, muted, testEntry(fake.deps))).toBe(true);
  beforeClosing(24);
  await remind();
  await send();
  expect(sent).toHaveLength(1);
  beforeClosing(1);
  await Promise.all([remind(), remind()]);
  await send();
  expect(sent.map((mail) => [mail.kind, mail.to])).toEqual([
    ['closing-soon', getMailAddress(silent)],
    ['closing-soon', getMailAddress(silent)],
  ]);
  beforeClosing(0.5);
  expect(await remind()).toBe(0);
});

test('sends no second email to a driver who has never chosen it', async () => {
  const { beforeClosing, remind, send, sent } = await start();
  beforeClosing(24);
  await remind();
  await send();
  beforeClosing(1);
  expect(await remind()).toBe(1);
  await send();
  expect(sent).toHaveLength(1);
});

test('catches up after an outage if there is time left', async () => {
  const late = await start();
  late.beforeClosing(1);
  expect(await late.remind()).toBe(1);
  const tooLate = await start();
  tooLate.beforeClosing(0.1);
  await tooLate.remind();
  await tooLate.send();
  expect(tooLate.sent).toEqual([]);
  expect(await readOldestDue({ deps: tooLate.fake.deps, shards })).toBe(0);
});

test('sends nothing where reminders are off', async () => {
  const { fake, beforeClosing, remind } = await start();
  await change(fake, ({ settings }) => ({ settings: { ...settings, remindHoursBefore: 0 } }));
  beforeClosing(1);
  expect(await remind()).toBe(0);
});

test('sends nothing if the cutoff moves before the emails are written, and reminds of the new one', async () => {
  const { fake, beforeClosing, remind, send, sent } = await start();
  beforeClosing(24);
  await remind();
  const input = { intent: 'move-cutoff', wallTime: '2026-11-27T15:00' } as const;
  const moved = await changeSelection({ deps: fake.deps, access: await fake.asAdmin(), input });
  expect(moved.ok).toBe(true);
  await send();
  expect(sent).toEqual([]);
  expect(await waitingEntries(fake.deps.stores)).toEqual([]);
  expect(await remind()).toBe(0);
  fake.clock.advance(48 * hourMs);
  expect(await remind()).toBe(1);
  await send();
  expect(sent).toMatchObject([{ closesAt: { wallTime: '2026-11-27T15:00' } }]);
});

test('sends nothing if the selection closes between writing and sending an email', async () => {
  const { fake, beforeClosing, remind, sent } = await start();
  beforeClosing(24);
  await remind();
  const refusing = createTestMailer(async () => {
    throw new Error('No route to host');
  });
  const first = await sendDueMails({
    deps: fake.deps,
    mailer: refusing,
    shards,
    hasTime: () => true,
  });
  expect(first.failed).toHaveLength(1);
  beforeClosing(-0.01);
  const mailer = createTestMailer(async ({ mail }) => void sent.push(mail));
  await sendDueMails({ deps: fake.deps, mailer, shards, hasTime: () => true });
  expect(sent).toEqual([]);
  expect(await waitingEntries(fake.deps.stores)).toEqual([]);
});

test('reminds of a scheduled closure of the vacation portal unless it is canceled', async () => {
  const { fake, remind, send, sent } = await start();
  await openVacation(fake, '2026-11-23T10:00');
  fake.clock.advance(36 * hourMs);
  expect(await remind()).toBe(1);
  await send();
  expect(sent.map(({ to }) => to).sort()).toEqual([
    getMailAddress(silent),
    getMailAddress(submitted),
  ]);
  expect(sent[0]).toMatchObject({ periodId: null, closesAt: { wallTime: '2026-11-23T10:00' } });

  sent.length = 0;
  await openVacation(fake, '2026-11-23T12:00');
  expect(await remind()).toBe(1);
  await change(fake, ({ vacation, timeZone }) => {
    const closed = closePortal(vacation, fake.now(), timeZone);
    if (!closed.ok) throw new Error(closed.error.code);
    return { vacation: closed.value };
  });
  await send();
  expect(sent).toEqual([]);
});
