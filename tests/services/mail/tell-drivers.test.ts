import { expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import { publishAward } from '~/app/services/award/publish-award.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import type { AwardNews, NewMail } from '~/domain/mail/mail';
import { maxAttempts, nextTryAt } from '~/domain/mail/retry';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignManually } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';
import { createTestMailer } from '~/tests/support/test-mailer';
import { waitingEntries } from '~/tests/support/waiting';

const toId = (n: number) => String(1_000_000 + n);
const makeSite = async (count: number) => {
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  const drivers = numbers.map((n) =>
    aDriver({ employeeId: toId(n), name: `Driver ${n}`, seniorityNumber: n }),
  );
  const jobs = ['J1', 'J2'].map((jobId) => aJob({ jobId }));
  const fake = await fakeSite(drivers, jobs);
  const { site } = await fake.site();
  const settings = { ...site.settings, disableAutoAssignments: true };
  await fake.deps.stores.sites.save(fake.scope, { ...site, settings }, []);
  await leaveAddresses(
    fake.deps,
    fake.scope,
    drivers.map(({ employeeId }) => employeeId),
  );
  return fake;
};
const assign = async (fake: FakeSite, driverId: string, jobId: string) => {
  const input = { driverId, jobId, note: '', confirmed: true };
  const done = await assignManually({ deps: fake.deps, access: await fake.asAdmin(), input });
  if (!done.ok) throw new Error(done.error.code);
};
const publish = async (fake: FakeSite) => {
  await fake.close();
  const done = await publishAward({ deps: fake.deps, access: await fake.asAdmin() });
  if (!done.ok) throw new Error(done.error.code);
};
const postOffice = (fake: FakeSite) => {
  const sent: NewMail[] = [];
  const mailer = createTestMailer(async (mail) => void sent.push(mail));
  return {
    sent,
    send: () => sendDueMails({ deps: fake.deps, mailer, shards, hasTime: () => true }),
    /** The drivers who got an email, each with their result of the award. */
    news: () =>
      sent
        .map(({ mail }) =>
          mail.kind === 'award-published' ? { to: mail.to, news: mail.news } : { kind: mail.kind },
        )
        .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
  };
};
const told = (n: number, news: AwardNews) => ({ to: getMailAddress(toId(n)), news });
const aJobNews = (jobId: string) =>
  ({ kind: 'job', jobId, startTime: '08:00', weekDays: 'Mon-Fri', isAirport: false }) as const;

test('a publication notifies every driver with an email address of their own result once', async () => {
  const fake = await makeSite(2);
  await assign(fake, toId(1), 'J2');
  await publish(fake);
  const office = postOffice(fake);
  await Promise.all([office.send(), office.send(), office.send()]);
  await office.send();
  expect(office.news()).toEqual([told(1, aJobNews('J2')), told(2, { kind: 'no-job' })]);
  for (const { mail } of office.sent)
    expect(mail).toMatchObject({ companyId: 'DEFAULT', siteId: 'MAIN', periodId: '2026-W49' });
  expect(office.sent.map(({ id }) => id).join()).not.toContain(toId(1));
  expect(await waitingEntries(fake.deps.stores)).toEqual([]);
});

test('publishing again notifies drivers whose result changed', async () => {
  const fake = await makeSite(3);
  await assign(fake, toId(1), 'J1');
  await publish(fake);
  await postOffice(fake).send();
  await assign(fake, toId(2), 'J2');
  await publish(fake);
  const office = postOffice(fake);
  await office.send();
  expect(office.news()).toEqual([told(2, aJobNews('J2'))]);
});

test('a driver who turned a kind off gets no email of it, and those of all other kinds', async () => {
  const fake = await makeSite(3);
  const muteFor = async (n: number, kind: 'results' | 'changed-jobs') => {
    const { contacts } = fake.deps.stores;
    const muted = { email: [kind] };
    expect(await contacts.setMuted(fake.scope, toId(n), muted, testEntry(fake.deps))).toBe(true);
  };
  await muteFor(1, 'results');
  await muteFor(2, 'changed-jobs');
  await publish(fake);
  const first = postOffice(fake);
  await first.send();
  expect(first.news()).toEqual([told(2, { kind: 'no-job' }), told(3, { kind: 'no-job' })]);
  await assign(fake, toId(1), 'J1');
  await assign(fake, toId(2), 'J2');
  await publish(fake);
  const second = postOffice(fake);
  await second.send();
  expect(second.news()).toEqual([told(1, aJobNews('J1'))]);
});

test('two publications in a row notify each driver once, of the current result', async () => {
  const fake = await makeSite(2);
  await publish(fake);
  await assign(fake, toId(1), 'J1');
  await publish(fake);
  const office = postOffice(fake);
  await office.send();
  expect(office.news()).toEqual([told(1, aJobNews('J1')), told(2, { kind: 'no-job' })]);
});

test('a publication is notified even if the next period has begun', async () => {
  const fake = await makeSite(1);
  await publish(fake);
  const input = { intent: 'start-next-period', endsClaims: true } as const;
  await changeSelection({ deps: fake.deps, access: await fake.asAdmin(), input });
  const office = postOffice(fake);
  await office.send();
  expect(office.news()).toEqual([told(1, { kind: 'no-job' })]);
});

test('a deactivated site notifies no driver', async () => {
  const fake = await makeSite(1);
  await publish(fake);
  const { site } = await fake.site();
  await fake.deps.stores.sites.save(fake.scope, { ...site, isActive: false }, []);
  const office = postOffice(fake);
  await office.send();
  expect(office.sent).toEqual([]);
  expect(await waitingEntries(fake.deps.stores)).toEqual([]);
});

test.each(['before', 'after'] as const)(
  'each of 1,000 drivers gets one email even if the sender dies %s every fifth page it writes',
  async (when) => {
    const fake = await makeSite(1000);
    await publish(fake);
    const { outbox } = fake.deps.stores;
    let pages = 0;
    let calls = 0;
    const dying = {
      ...fake.deps,
      stores: {
        ...fake.deps.stores,
        outbox: {
          ...outbox,
          spread: async (...page: Parameters<typeof outbox.spread>) => {
            calls += 1;
            const isDying = calls % 5 === 0;
            if (isDying && when === 'before') throw new Error('Out of power');
            const done = await outbox.spread(...page);
            pages += 1;
            if (isDying) throw new Error('Out of power');
            return done;
          },
        },
      },
    };
    const sent: NewMail[] = [];
    const mailer = createTestMailer(async (mail) => void sent.push(mail));
    let rounds = 0;
    while ((await waitingEntries(fake.deps.stores)).length > 0 && rounds < 60) {
      await sendDueMails({ deps: dying, mailer, shards, hasTime: () => true });
      fake.clock.advance(24 * 3_600_000);
      rounds += 1;
    }
    expect(sent.map(({ mail }) => mail.to).sort()).toEqual(
      Array.from({ length: 1000 }, (_, n) => getMailAddress(toId(n + 1))),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1000);
    expect(pages).toBe(20);
  },
);

test('a failed email to a driver is logged at the site without the address', async () => {
  const fake = await makeSite(1);
  await publish(fake);
  const mailer = createTestMailer(async () => {
    throw new Error('No such mailbox');
  });
  for (let attempt = 0; attempt <= maxAttempts; attempt += 1) {
    await sendDueMails({ deps: fake.deps, mailer, shards, hasTime: () => true });
    fake.clock.moveTo(nextTryAt(attempt, fake.now()));
  }
  const events = (await fake.deps.stores.activity.latest(fake.scope, 5)).map(({ event }) => event);
  expect(events).toContainEqual({
    code: 'mail-undelivered',
    subject: 'Job results for the week of Nov 30 – Dec 6 are published',
    to: { driverId: '1000001' },
    attempts: 10,
  });
  expect(JSON.stringify(events)).not.toContain('@');
});
