import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { makeCode } from '~/app/services/passwords/make-code';
import { dueShards } from '~/app/store/table/table';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { maxAttempts, nextTryAt } from '~/domain/mail/retry';
import { aCompany, anAdmin, anEntry, aSite } from '~/tests/store/builders';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { mails } from '~/tests/support/mails';
import { makeTestScope } from '~/tests/support/stocked-site';
import { createTestMailer } from '~/tests/support/test-mailer';
import { waitingEntries } from '~/tests/support/waiting';

const shards = Array.from({ length: dueShards }, (_, shard) => shard);

const write = async ({ deps, now }: FakeSite) => {
  const at = now();
  const { code } = makeCode(deps, {
    kind: 'activation',
    tenant: defaultTenant,
    username: 'admin',
    at,
  });
  const id = deps.ids.next();
  await deps.stores.codes.issue(code, { id, at, mail: mails['password-reset'] }, anEntry());
  return id;
};
const collecting = (options?: { parallel: number }) => {
  const ids: string[] = [];
  const mailer = createTestMailer(async ({ id }) => void ids.push(id), options);
  return { ids, mailer };
};
const refusing = createTestMailer(async () => {
  throw new Error('No route to host');
});

test('sends every email once even if several senders run', async () => {
  const site = await fakeSite();
  const written = [];
  for (let n = 0; n < 60; n += 1) written.push(await write(site));
  const { ids, mailer } = collecting();
  const send = () => sendDueMails({ deps: site.deps, mailer, shards, hasTime: () => true });
  const done = await Promise.all([send(), send(), send()]);
  expect(ids.sort()).toEqual(written.sort());
  expect(done.reduce((sum, { sent }) => sum + sent, 0)).toBe(60);
  expect((await send()).sent).toBe(0);
});

test('counts what was sent for the company, once even if several senders run or an attempt fails', async () => {
  const site = await fakeSite();
  await writeBulk(site, { companyId: 'ACME', siteId: 'MAIN' }, 60);
  let failures = 1;
  const mailer = createTestMailer(async () => {
    if (failures-- > 0) throw new Error('No route to host');
  });
  const send = () => sendDueMails({ deps: site.deps, mailer, shards, hasTime: () => true });
  await Promise.all([send(), send(), send()]);
  const read = async () =>
    (await site.deps.stores.companies.usageByMonth(['ACME']))[0]?.['2026-11'];
  expect((await read())?.emails).toBe(59);
  site.clock.advance(60 * 60_000);
  await send();
  await send();
  expect((await read())?.emails).toBe(60);
});

test('stops when its time is up, and the next call sends the rest', async () => {
  const site = await fakeSite();
  const written = [];
  for (let n = 0; n < 40; n += 1) written.push(await write(site));
  const { ids, mailer } = collecting({ parallel: 1 });
  const send = (most: number) =>
    sendDueMails({ deps: site.deps, mailer, shards, hasTime: () => ids.length < most });
  expect((await send(30)).sent).toBe(30);
  expect(ids).toHaveLength(30);
  expect((await send(Infinity)).sent).toBe(10);
  expect(ids.sort()).toEqual(written.sort());
});

/** Writes reminders to drivers of a site, `count` at a time, as a notice does. */
const writeBulk = async ({ deps, now }: FakeSite, tenant: Tenant, count: number) => {
  const id = deps.ids.next();
  const notice = { ...tenant, kind: 'award-published', awardId: '2026-W49', version: 1 } as const;
  const scope = makeTestScope(tenant);
  await deps.stores.sites.ensure({
    company: aCompany(tenant),
    site: aSite(tenant),
    admin: anAdmin(),
  });
  const { site } = await deps.stores.sites.read(scope);
  await deps.stores.sites.save(scope, site!, [], [{ id, at: now(), notice }]);
  const entry = { id, at: now(), attempts: 0, notice, toldUpTo: '' };
  await deps.stores.outbox.claim(entry, '2999-01-01T00:00:00.000Z');
  const written = Array.from({ length: count }, (_, n) => ({
    id: `${id}-${n}`,
    at: now(),
    mail: { ...mails['award-published'], ...tenant },
  }));
  await deps.stores.outbox.spread(
    { ...entry, attempts: 1 },
    { toldUpTo: '9999999', mails: written },
  );
  return written.map((mail) => mail.id);
};

test('sends as many emails at the same time as the mailer allows, and no more', async () => {
  const site = await fakeSite();
  await writeBulk(site, { companyId: 'ACME', siteId: 'MAIN' }, 50);
  let [running, most] = [0, 0];
  const mailer = createTestMailer(
    async () => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
    },
    { parallel: 5 },
  );
  const { sent } = await sendDueMails({ deps: site.deps, mailer, shards, hasTime: () => true });
  expect({ sent, most }).toEqual({ sent: 50, most: 5 });
});

test('sends emails that a person waits for first, and soon if they come during others', async () => {
  const site = await fakeSite();
  await writeBulk(site, { companyId: 'ACME', siteId: 'MAIN' }, 200);
  const early = await write(site);
  const ids: string[] = [];
  let late: string | undefined;
  const mailer = createTestMailer(
    async ({ id }) => {
      ids.push(id);
      if (ids.length === 50) late = await write(site);
    },
    { parallel: 4 },
  );
  await sendDueMails({ deps: site.deps, mailer, shards, hasTime: () => true });
  expect(ids).toHaveLength(202);
  expect(ids[0]).toBe(early);
  expect(ids.indexOf(late!)).toBeLessThan(50 + 2 * 4);
});

test('does not let a site with many emails hold up the others', async () => {
  const site = await fakeSite();
  await writeBulk(site, { companyId: 'BIG', siteId: 'MAIN' }, 400);
  const few = await writeBulk(site, { companyId: 'SMALL', siteId: 'MAIN' }, 5);
  const { ids, mailer } = collecting({ parallel: 4 });
  await sendDueMails({ deps: site.deps, mailer, shards, hasTime: () => true });
  expect(ids).toHaveLength(405);
  expect(Math.max(...few.map((id) => ids.indexOf(id)))).toBeLessThan(20);
});

test('retries a failed email only after its delay', async () => {
  const site = await fakeSite();
  const { deps, clock } = site;
  const id = await write(site);
  const failed = await sendDueMails({ deps, mailer: refusing, shards, hasTime: () => true });
  expect(failed).toMatchObject({ sent: 0, failed: [{ entry: { id, attempts: 0 } }], givenUp: [] });
  const { ids, mailer } = collecting();
  await sendDueMails({ deps, mailer, shards, hasTime: () => true });
  expect(ids).toEqual([]);
  clock.moveTo(nextTryAt(0, site.now()));
  await sendDueMails({ deps, mailer, shards, hasTime: () => true });
  expect(ids).toEqual([id]);
});

test('sends the email of a dead sender again under the same Message-ID', async () => {
  const site = await fakeSite();
  const id = await write(site);
  const [entry] = await waitingEntries(site.deps.stores);
  const retryAt = nextTryAt(0, site.now());
  expect(await site.deps.stores.outbox.claim(entry!, retryAt)).toBe(true);
  site.clock.moveTo(retryAt);
  const { ids, mailer } = collecting();
  await sendDueMails({ deps: site.deps, mailer, shards, hasTime: () => true });
  expect(ids).toEqual([id]);
});

test('gives up after the last attempt and logs it', async () => {
  const site = await fakeSite();
  const { deps, clock } = site;
  await write(site);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { failed } = await sendDueMails({ deps, mailer: refusing, shards, hasTime: () => true });
    expect(failed).toHaveLength(1);
    clock.moveTo(nextTryAt(attempt, site.now()));
  }
  expect(await sendDueMails({ deps, mailer: refusing, shards, hasTime: () => true })).toMatchObject(
    {
      sent: 0,
      failed: [],
      givenUp: [{ attempts: maxAttempts }],
    },
  );
  const log = await deps.stores.activity.latest(site.scope, 10);
  expect(log.map(({ event }) => event)).toContainEqual({
    code: 'mail-undelivered',
    subject: 'Set a new password',
    to: { email: 'ada@acme.example' },
    attempts: 10,
  });
  const { ids, mailer } = collecting();
  clock.moveTo('2027-06-01T00:00:00.000Z');
  await sendDueMails({ deps, mailer, shards, hasTime: () => true });
  expect(ids).toEqual([]);
});
