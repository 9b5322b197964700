import { expect, test } from 'vitest';
import { makeCode } from '~/app/services/passwords/make-code';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { dueShards } from '~/app/store/table/table';
import { maxAttempts, nextTryAt } from '~/domain/mail/retry';
import { defaultTenant } from '~/domain/company/scope';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { mails } from '~/tests/support/mails';
import { anEntry } from '~/tests/store/builders';
import { createTestMailer } from '~/tests/support/test-mailer';

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
const collecting = () => {
  const ids: string[] = [];
  const mailer = createTestMailer(async ({ id }) => void ids.push(id));
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

test('stops when its time is up, and the next call sends the rest', async () => {
  const site = await fakeSite();
  const written = [];
  for (let n = 0; n < 40; n += 1) written.push(await write(site));
  const { ids, mailer } = collecting();
  const send = (most: number) =>
    sendDueMails({ deps: site.deps, mailer, shards, hasTime: () => ids.length < most });
  expect((await send(30)).sent).toBe(30);
  expect(ids).toHaveLength(30);
  expect((await send(Infinity)).sent).toBe(10);
  expect(ids.sort()).toEqual(written.sort());
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
  const [entry] = await Promise.all(
    shards.map((shard) => site.deps.stores.outbox.due({ shard, until: site.now(), limit: 1 })),
  ).then((pages) => pages.flat());
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
