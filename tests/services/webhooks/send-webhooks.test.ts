import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { publishAward } from '~/app/services/award/publish-award.server';
import { addReceiver } from '~/app/services/webhooks/add-receiver.server';
import { sendDeliveryAgain, sendTest } from '~/app/services/webhooks/ask-delivery.server';
import {
  changeReceiver,
  removeReceiver,
  rotateSecret,
  switchReceiverOn,
} from '~/app/services/webhooks/change-receiver.server';
import { readWebhooks } from '~/app/services/webhooks/read-webhooks.server';
import { sendWebhooks } from '~/app/services/webhooks/send-webhooks.server';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { toClosing } from '~/domain/activity/to-closing';
import type { Tenant } from '~/domain/company/scope';
import type { Mail } from '~/domain/mail/mail';
import { dayMs, hourMs, minuteMs } from '~/domain/time/time-units';
import { beginAttempt, maxDeliveryAttempts, sendAgain } from '~/domain/webhooks/deliver';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { addPeople } from '~/tests/support/people';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import {
  startReceiver,
  verifyMessage,
  type WebhookReceiver,
} from '~/tests/support/webhook-receiver';
import { aTypedReceiver } from '~/tests/support/webhooks';

let store: TestStore;
let receiver: WebhookReceiver;
let site: FakeSite;
beforeEach(async () => {
  [store, receiver] = await Promise.all([startTestStore(), startReceiver()]);
  const fake = await fakeSite([aDriver({ employeeId: '1000001' })], [aJob()], store.stores);
  const secret = () => randomBytes(32).toString('base64url');
  site = { ...fake, deps: { ...fake.deps, ids: { ...fake.deps.ids, secret } } };
});
afterEach(() => Promise.all([store.stop(), receiver.stop()]));

const accessOf = async (deps: Deps, tenant: Tenant): Promise<AdminSession> => {
  const { site: stored, company } = await deps.stores.sites.read(tenant);
  const scope = makeTestScope(tenant);
  return { scope, site: stored!, company: company!, username: 'ada', role: 'site-admin' };
};
const add = async (name = 'Payroll', access?: AdminSession) => {
  const { deps } = site;
  const input = aTypedReceiver({ name, url: `https://${name.toLowerCase()}.receiver.test/` });
  const added = await addReceiver({ deps, access: access ?? (await site.asAdmin()), input });
  if (!added.ok) throw new Error(added.error.code);
  const { receivers } = await deps.stores.webhooks.read(access?.scope ?? site.scope);
  return { secret: added.value.text, id: receivers.find((one) => one.name === name)!.id };
};
const sweep = (post = receiver.post) =>
  sendWebhooks({ deps: site.deps, shards: allDueShards, hasTime: () => true, post });
const publish = async () => {
  await site.close();
  const published = await publishAward({ deps: site.deps, access: await site.asAdmin() });
  if (!published.ok) throw new Error(published.error.code);
};
/** An event of the site that needs no more than an entry of the log. */
const file = async (access?: AdminSession) => {
  const { deps } = site;
  const actor = { role: 'driver', employeeId: '1000001' } as const;
  const event = { code: 'claim-filed', jobId: 'J1', rank: 1, periodId: '2026-W49' } as const;
  const scope = access?.scope ?? site.scope;
  await deps.stores.activity.append(scope, makeLogEntry(deps, { actor }, 'create', event));
};
const list = async (access?: Pick<AdminSession, 'scope'>) =>
  readWebhooks({
    ...{ deps: site.deps, access: access ?? { scope: site.scope } },
    ...{ before: null, now: site.now() },
  });
const states = async () => (await list()).deliveries.map(({ state }) => state);
const done = (recorded: number) => ({ recorded, failures: [], isComplete: true });

test('tells of a published award once, signed', async () => {
  const { secret } = await add();
  await publish();
  expect(await sweep()).toEqual(done(1));
  expect(await sweep()).toEqual(done(0));
  const [message, ...more] = receiver.received;
  expect(more).toEqual([]);
  expect(JSON.parse(message!.body)).toMatchObject({
    type: 'award.published',
    data: { companyId: 'DEFAULT', siteId: 'MAIN', of: 'jobs', version: 1, isWithdrawn: false },
  });
  const [entry] = await site.deps.stores.activity.latest(site.scope, 1);
  expect(entry?.event.code).toBe('award-published');
  expect(verifyMessage(message!, secret)).toBe(entry!.id);
  expect(await list()).toMatchObject({
    receivers: [{ name: 'Payroll', failingSince: null, off: null }],
    deliveries: [{ state: 'delivered', attempts: 1, last: { answer: { status: 204 } } }],
  });
});

test('tells of nothing that was not stored', async () => {
  await add();
  const { site: read } = await site.site();
  const { deps, scope } = site;
  const entry = makeLogEntry(deps, { actor: { role: 'system', name: 'test' } }, 'update', {
    code: 'cutoff-reached',
    periodId: read.window.periodId,
    closesAt: toClosing(read.window.closesAt),
  });
  expect((await deps.stores.sites.save(scope, { ...read, version: 99 }, [entry])).ok).toBe(false);
  expect(await sweep()).toEqual(done(0));
  expect((await deps.stores.sites.save(scope, read, [entry])).ok).toBe(true);
  expect(await sweep()).toEqual(done(1));
  expect(receiver.received).toHaveLength(1);
});

test('retries under one ID with a new time, and another sender after one that died', async () => {
  const { secret } = await add();
  await file();
  receiver.answer(500);
  expect(await sweep()).toEqual(done(0));
  expect((await list()).receivers[0]?.failingSince).not.toBeNull();
  expect(await sweep()).toEqual(done(0));
  expect(receiver.received).toHaveLength(1);
  site.clock.advance(2 * minuteMs);
  // A sender begins the second attempt and dies.
  const { webhooks } = site.deps.stores;
  const [waiting] = await webhooks.list(site.scope, { before: null, limit: 1 });
  await webhooks.put(site.scope, beginAttempt(waiting!, site.now(), 0));
  expect(await sweep()).toEqual(done(0));
  receiver.behave();
  site.clock.advance(10 * minuteMs);
  expect(await sweep()).toEqual(done(1));
  const ids = receiver.received.map((message) => verifyMessage(message, secret));
  const times = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect([ids[0] !== null, ids[0] === ids[1], times[0]! < times[1]!]).toEqual([true, true, true]);
  expect((await list()).receivers[0]?.failingSince).toBeNull();
});

test('two senders at the same time send a message once', async () => {
  await add();
  await file();
  receiver.answer(500);
  await Promise.all([sweep(), sweep()]);
  expect(receiver.received).toHaveLength(1);
  site.clock.advance(2 * minuteMs);
  await Promise.all([sweep(), sweep()]);
  expect(receiver.received).toHaveLength(2);
});

test('a receiver that never answers delays nobody else', async () => {
  const { deps } = site;
  await add('Slow');
  await add('Other');
  const rival = { companyId: 'RIVAL', siteId: 'RIV01' };
  await addStockedSite(deps, { ...rival, name: 'Rival', drivers: [] });
  const rivalAccess = await accessOf(deps, rival);
  await add('Quick', rivalAccess);
  for (let count = 0; count < 3; count += 1) await file();
  await file(rivalAccess);
  const asked: string[] = [];
  let answerSlow = () => undefined as void;
  let serveOthers = () => undefined as void;
  const othersServed = new Promise<void>((resolve) => (serveOthers = resolve));
  const swept = sweep(async ({ url }) => {
    asked.push(new URL(url).hostname.split('.')[0]!);
    if (asked.length === 5) serveOthers();
    if (!url.includes('slow')) return { status: 204 };
    await new Promise<void>((resolve) => (answerSlow = resolve));
    return { failure: 'too-slow' };
  });
  // The slow one answers only after everybody else has been served.
  await othersServed;
  answerSlow();
  expect(await swept).toEqual(done(4));
  // After one failure it waits for the next sweep.
  expect(asked.sort()).toEqual(['other', 'other', 'other', 'quick', 'slow']);
});

test('a receiver has a share of a sweep', async () => {
  const { id } = await add();
  const { deps, scope } = site;
  for (let count = 0; count < 12; count += 1)
    await sendTest({ deps, access: { scope }, receiverId: id });
  expect([await sweep(), await sweep()]).toEqual([done(10), done(2)]);
});

test('410 switches a receiver off at once, which is logged and emailed', async () => {
  const { deps, scope } = site;
  const { id } = await add();
  await file();
  await file();
  receiver.answer(410);
  await sweep();
  await sweep();
  expect(receiver.received).toHaveLength(1);
  expect((await list()).receivers).toMatchObject([{ off: { because: 'gone' } }]);
  expect((await states()).sort()).toEqual(['failed', 'failed']);
  const [entry] = await deps.stores.activity.latest(scope, 1);
  expect(entry?.event).toEqual({ code: 'webhook-switched-off', name: 'Payroll', because: 'gone' });
  const asked = { deps, access: await site.asAdmin(), receiverId: id };
  expect(await sendTest(asked)).toMatchObject({ error: { code: 'receiver-off' } });
  // An event of the time in which it was off is not told.
  await file();
  await sweep();
  expect(await switchReceiverOn(asked)).toEqual({ ok: true, value: 'Payroll' });
  receiver.behave();
  await file();
  expect(await sweep()).toEqual(done(1));
});

/** Another site with an administrator who reads emails. */
const addAcme = async () => {
  const { deps } = site;
  const acme = { companyId: 'ACME', siteId: 'NYC01' };
  await addStockedSite(deps, { ...acme, name: 'Acme', drivers: [] });
  const ada = { username: 'ada', role: 'site-admin', password: 'p'.repeat(15) } as const;
  await addPeople(deps, acme, [{ ...ada, email: 'ada@acme.test' }]);
  return accessOf(deps, acme);
};
const readMails = async <Kind extends Mail['kind']>(kind: Kind) => {
  const due = { queue: 'urgent', until: site.now(), limit: 100 } as const;
  const entries = await site.deps.stores.outbox.due(due);
  return entries.flatMap((entry) =>
    'mail' in entry && entry.mail.kind === kind
      ? [entry.mail as Extract<Mail, { kind: Kind }>]
      : [],
  );
};
/** Sends until every waiting message has finally failed. */
const loseAll = async () => {
  for (let hour = 0; hour < 40; hour += 1) {
    await sweep();
    site.clock.advance(hourMs);
  }
};

test('one failed attempt of this week does not switch off what missed the last week', async () => {
  const access = await addAcme();
  await add('Payroll', access);
  receiver.answer(502);
  await file(access);
  await loseAll();
  site.clock.advance(7 * dayMs);
  await file(access);
  await sweep();
  expect((await list(access)).receivers).toMatchObject([{ off: null }]);
  receiver.behave();
  site.clock.advance(hourMs);
  expect(await sweep()).toEqual(done(1));
  expect((await list(access)).receivers).toMatchObject([{ off: null, failingSince: null }]);
});

test('each message that finally failed is logged and emailed', async () => {
  const { deps } = site;
  const access = await addAcme();
  await add('Payroll', access);
  receiver.answer(503);
  await file(access);
  await loseAll();
  const event = { code: 'webhook-message-failed', name: 'Payroll', event: 'claim.filed' };
  const [entry, before] = await deps.stores.activity.latest(access.scope, 2);
  expect([entry?.event, before?.event.code]).toEqual([event, 'claim-filed']);
  const told = await readMails('webhook-message-failed');
  expect(told).toMatchObject([{ to: 'ada@acme.test', name: 'Payroll', event: 'claim.filed' }]);
  expect(JSON.stringify(told)).not.toMatch(/receiver\.test|whsec/);
  expect(await readMails('webhook-off')).toEqual([]);
});

test('a message whose last sender died has finally failed, too', async () => {
  const access = await addAcme();
  await add('Payroll', access);
  await file(access);
  receiver.answer(503);
  await sweep();
  const { webhooks } = site.deps.stores;
  const [waiting] = await webhooks.list(access.scope, { before: null, limit: 1 });
  const last = { ...waiting!, attempts: maxDeliveryAttempts - 1 };
  await webhooks.put(access.scope, beginAttempt(last, site.now(), 0));
  site.clock.advance(hourMs);
  await sweep();
  expect(await readMails('webhook-message-failed')).toHaveLength(1);
  expect((await list(access)).deliveries).toMatchObject([{ state: 'failed' }]);
});

test('emails at most twenty failed messages a day, and logs all', async () => {
  const { deps } = site;
  const access = await addAcme();
  await add('Payroll', access);
  for (let count = 0; count < 22; count += 1) await file(access);
  await sweep();
  receiver.answer(503);
  const { webhooks } = deps.stores;
  const sent = await webhooks.list(access.scope, { before: null, limit: 30 });
  for (const one of sent) {
    const again = sendAgain(one, site.now());
    await webhooks.put(access.scope, { ...again, attempts: maxDeliveryAttempts - 1 });
    await sweep();
  }
  expect(await readMails('webhook-message-failed')).toHaveLength(20);
  const entries = await deps.stores.activity.latest(access.scope, 22);
  expect(new Set(entries.map(({ event }) => event.code))).toEqual(
    new Set(['webhook-message-failed']),
  );
});

test('is switched off after three lost messages over three days, and administrators get one email of it a day', async () => {
  const { deps } = site;
  const access = await addAcme();
  const { id } = await add('Payroll', access);
  const mails = () => readMails('webhook-off');
  receiver.answer(503);
  for (let day = 0; day < 3; day += 1) {
    await file(access);
    await loseAll();
  }
  expect((await list(access)).receivers).toMatchObject([{ off: { because: 'failing' } }]);
  const told = await mails();
  expect(told.map(({ name, because, siteId, event }) => [name, because, siteId, event])).toEqual([
    ['Payroll', 'failing', 'NYC01', 'claim.filed'],
  ]);
  expect(await readMails('webhook-message-failed')).toHaveLength(2);
  expect(JSON.stringify(told)).not.toMatch(/receiver\.test|whsec/);
  site.clock.moveTo(told[0]!.at.instant);
  await switchReceiverOn({ deps, access, receiverId: id });
  receiver.answer(410);
  await file(access);
  await sweep();
  expect((await list(access)).receivers).toMatchObject([{ off: { because: 'gone' } }]);
  expect(await mails()).toHaveLength(1);
});

test('sends a message again under its ID, at most 60 times an hour', async () => {
  const { deps, scope } = site;
  const { id, secret } = await add();
  await file();
  await sweep();
  const [first] = (await list()).deliveries;
  const again = { deps, access: { scope }, receiverId: id, messageId: first!.messageId };
  site.clock.advance(minuteMs);
  expect(await sendDeliveryAgain(again)).toEqual({ ok: true, value: 'Payroll' });
  expect(await sweep()).toEqual(done(1));
  const [one, other] = receiver.received;
  expect(verifyMessage(other!, secret)).toBe(verifyMessage(one!, secret));
  expect(other!.body).toBe(one!.body);
  expect(other!.headers['webhook-timestamp']).not.toBe(one!.headers['webhook-timestamp']);
  site.clock.advance(hourMs);
  for (let count = 0; count < 60; count += 1) await sendDeliveryAgain(again);
  expect(await sendDeliveryAgain(again)).toMatchObject({ error: { code: 'too-many-attempts' } });
});

test('signs by both secrets for a day after a new one', async () => {
  const { deps } = site;
  const { id, secret } = await add();
  const rotated = await rotateSecret({ deps, access: await site.asAdmin(), receiverId: id });
  if (!rotated.ok) throw new Error(rotated.error.code);
  await file();
  await sweep();
  site.clock.advance(dayMs);
  await file();
  await sweep();
  const [during, after] = receiver.received;
  const { text } = rotated.value;
  expect([secret, text].map((one) => verifyMessage(during!, one) !== null)).toEqual([true, true]);
  expect([secret, text].map((one) => verifyMessage(after!, one) !== null)).toEqual([false, true]);
});

test('goes where it was last told to, also what waits', async () => {
  const { deps } = site;
  const { id } = await add();
  await file();
  receiver.answer(500);
  await sweep();
  const input = aTypedReceiver({ name: 'Wages', url: 'https://wages.receiver.test/' });
  const access = await site.asAdmin();
  expect(await changeReceiver({ deps, access, receiverId: id, input })).toMatchObject({ ok: true });
  site.clock.advance(hourMs);
  receiver.behave();
  await sweep();
  const hosts = receiver.received.map(({ host }) => host);
  expect(hosts).toEqual(['payroll.receiver.test', 'wages.receiver.test']);
  const [entry] = await deps.stores.activity.latest(site.scope, 1);
  const event = { code: 'webhook-changed', name: 'Wages', host: 'wages.receiver.test' };
  expect(entry).toMatchObject({ event });
});

test('an item that cannot be read delays nobody', async () => {
  await add();
  const entry = makeLogEntry(site.deps, site.scope, 'create', {
    ...{ code: 'claim-filed', jobId: 'J1', rank: 1, periodId: '2026-W49' },
  });
  const queued = toActivityItem(site.scope, { ...entry, actor: null as never });
  await store.client.send(new PutCommand({ TableName: store.tableName, Item: queued }));
  await file();
  const { failures } = await sweep();
  expect(failures).toMatchObject([{ tenant: { companyId: site.scope.companyId } }]);
  expect(receiver.received).toHaveLength(1);
});

test('another site sees, changes and sends nothing of it', async () => {
  const { deps } = site;
  const { id } = await add();
  await file();
  await sweep();
  const [{ messageId } = { messageId: '' }] = (await list()).deliveries;
  const rival = { companyId: 'RIVAL', siteId: 'RIV01' };
  await addStockedSite(deps, { ...rival, name: 'Rival', drivers: [] });
  const access = await accessOf(deps, rival);
  await add('Rival', access);
  const receiverId = id;
  const gone = { error: { code: 'receiver-gone' } };
  const input = aTypedReceiver();
  for (const change of [changeReceiver, removeReceiver, rotateSecret, switchReceiverOn, sendTest])
    expect(await change({ deps, access, receiverId, input })).toMatchObject(gone);
  expect(await sendDeliveryAgain({ deps, access, receiverId, messageId })).toMatchObject(gone);
  const [own] = (await list(access)).receivers;
  const foreign = { deps, access, receiverId: own!.id, messageId };
  expect(await sendDeliveryAgain(foreign)).toMatchObject({ error: { code: 'delivery-gone' } });
  expect(await list(access)).toMatchObject({ receivers: [{ name: 'Rival' }], deliveries: [] });
  expect((await list()).receivers).toHaveLength(1);
});

test('a deactivated site and a removed receiver get nothing more', async () => {
  const { deps, scope } = site;
  const { id } = await add();
  await file();
  receiver.answer(500);
  await sweep();
  await removeReceiver({ deps, access: await site.asAdmin(), receiverId: id });
  site.clock.advance(hourMs);
  await sweep();
  expect(await deps.stores.webhooks.list(scope, { before: null, limit: 10 })).toEqual([]);
  await add();
  const { site: read } = await site.site();
  await file();
  await deps.stores.sites.save(scope, { ...read, isActive: false }, []);
  await sweep();
  expect(receiver.received).toHaveLength(1);
});

test('the master password makes no secret, and no secret is logged', async () => {
  const { deps, scope } = site;
  const { id, secret } = await add();
  const access = { ...(await site.asAdmin()), byMasterPassword: true } as const;
  const refused = { error: { code: 'no-webhook-with-master-password' } };
  expect(await addReceiver({ deps, access, input: aTypedReceiver() })).toMatchObject(refused);
  const given = { deps, access, receiverId: id };
  expect(await rotateSecret(given)).toMatchObject(refused);
  expect(await changeReceiver({ ...given, input: aTypedReceiver() })).toMatchObject(refused);
  const log = await deps.stores.activity.latest(scope, 10);
  const shown = JSON.stringify([log, await list()]);
  expect(shown).toContain('webhook-added');
  expect(shown).not.toContain(secret.replace('whsec_', ''));
});
