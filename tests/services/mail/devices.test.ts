import { expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import type { Mailer } from '~/app/ports/mail';
import { signOut } from '~/app/services/access/sign-out.server';
import { publishAward } from '~/app/services/award/publish-award.server';
import { addDevice } from '~/app/services/contacts/add-device.server';
import { confirmDevice, findLinkedDevice } from '~/app/services/contacts/confirm-device.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { sendNote, type NoteDraft } from '~/app/services/notes/send-note.server';
import { remindMissing } from '~/app/services/reminders/remind-missing.server';
import type { NewMail } from '~/domain/mail/mail';
import { maxDevices } from '~/domain/mail/push-device';
import { leaveAddresses, signPlainly } from '~/tests/support/contacts';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';
import { createTestMailer } from '~/tests/support/test-mailer';
import { waitingEntries } from '~/tests/support/waiting';

const [dora, eve] = ['1000001', '1000002'];
const aSubscription = (n = 1) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${n}`,
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
});

type Sent = Parameters<Mailer['push']>[1]['mail'];

const start = async () => {
  const fake = await fakeSite(
    [aDriver({ employeeId: dora }), aDriver({ employeeId: eve, seniorityNumber: 2 })],
    [aJob({ jobId: 'J1' })],
  );
  const { deps, scope } = fake;
  const pushed: { endpoint: string; mail: Sent }[] = [];
  const mailed: NewMail[] = [];
  const service = { answer: 'sent' as 'sent' | 'gone' | 'unreachable' };
  const mailer = createTestMailer(async (mail) => void mailed.push(mail), {
    push: async ({ endpoint }, { mail }) => {
      pushed.push({ endpoint, mail });
      if (service.answer === 'unreachable') throw new Error('fetch failed');
      return service.answer;
    },
  });
  const add = async (
    n = 1,
    options: { employeeId?: string; isKiosk?: boolean; endpoint?: string } = {},
  ) => {
    const { employeeId = dora, isKiosk = false, ...endpoint } = options;
    return addDevice({
      deps,
      access: await fake.asDriver(employeeId),
      subscription: { ...aSubscription(n), ...endpoint },
      name: 'Chrome · Android',
      isKiosk,
      signConfirmation: signPlainly,
    });
  };
  const devices = async (employeeId = dora) =>
    (await deps.stores.contacts.get(scope, employeeId))?.push?.devices ?? [];
  const confirm = async (deviceId: string, employeeId = dora) => {
    const digest = deps.sha256(deviceId);
    const found = await findLinkedDevice({ deps, link: { ...scope, employeeId, digest } });
    return found && confirmDevice({ deps, found });
  };
  return {
    fake,
    pushed,
    mailed,
    service,
    add,
    confirm,
    devices,
    addConfirmed: async (n = 1) => {
      const added = await add(n);
      if (!added.ok) throw new Error(added.error.code);
      expect(await confirm(added.value)).toBe(true);
      return added.value;
    },
    send: () => sendDueMails({ deps, mailer, shards, hasTime: () => true }),
    publish: async () => {
      await fake.close();
      const done = await publishAward({ deps, access: await fake.asAdmin() });
      if (!done.ok) throw new Error(done.error.code);
    },
    log: async () => (await deps.stores.activity.latest(scope, 20)).map(({ event }) => event),
  };
};

test('a new device gets nothing but a first notification until it has confirmed that', async () => {
  const { add, confirm, send, pushed, publish, devices, log } = await start();
  const added = await add();
  if (!added.ok) throw new Error(added.error.code);
  await send();
  expect(pushed).toMatchObject([
    {
      endpoint: aSubscription().endpoint,
      mail: { kind: 'push', message: { kind: 'device-confirmation' } },
    },
  ]);
  await publish();
  await send();
  expect(pushed).toHaveLength(1);
  expect(await confirm(added.value)).toBe(true);
  expect(await devices()).toMatchObject([{ id: added.value, name: 'Chrome · Android' }]);
  expect((await devices())[0]?.unconfirmed).toBeUndefined();
  expect((await log()).slice(0, 1)).toEqual([{ code: 'device-changed', change: 'confirmed' }]);
  expect(JSON.stringify(await log())).not.toContain('googleapis');
});

test('every confirmed device gets the result, without a name or the job, and so does the address', async () => {
  const { fake, addConfirmed, send, pushed, mailed, publish } = await start();
  await addConfirmed(1);
  await addConfirmed(2);
  await leaveAddresses(fake.deps, fake.scope, [dora]);
  await send();
  pushed.splice(0);
  await publish();
  await Promise.all([send(), send()]);
  await send();
  expect(mailed).toHaveLength(1);
  const message = { kind: 'award-published', periodId: '2026-W49' };
  expect(pushed.map(({ endpoint }) => endpoint).sort()).toEqual([
    aSubscription(1).endpoint,
    aSubscription(2).endpoint,
  ]);
  for (const { mail } of pushed) {
    expect(mail.message).toEqual(message);
    expect(JSON.stringify(mail)).not.toMatch(/J1|Dora|"name"/);
  }
  expect(await waitingEntries(fake.deps.stores)).toEqual([]);
});

test('a driver who turned off a kind for devices still gets it by email, and the other way round', async () => {
  const { fake, addConfirmed, send, pushed, mailed, publish } = await start();
  const { contacts } = fake.deps.stores;
  await addConfirmed();
  await leaveAddresses(fake.deps, fake.scope, [dora]);
  await send();
  pushed.splice(0);
  await contacts.setMuted(fake.scope, dora, { push: ['results'] }, testEntry(fake.deps));
  await publish();
  await send();
  expect([pushed.length, mailed.length]).toEqual([0, 1]);
  await contacts.setMuted(fake.scope, dora, { email: ['changed-jobs'] }, testEntry(fake.deps));
});

test('a driver with a device and no email address is reached by notes and reminders', async () => {
  const { fake, addConfirmed, send, pushed } = await start();
  await addConfirmed();
  await send();
  pushed.splice(0);
  const args = { deps: fake.deps, access: await fake.asAdmin(), now: fake.now() };
  const draft: NoteDraft = {
    ...{ title: 'Gate 4', text: 'Use gate 5.', audience: 'all', ids: '' },
    ...{ lastDay: fake.now().slice(0, 10), byEmail: true },
  };
  expect(await sendNote({ ...args, draft })).toMatchObject({ ok: true, value: { emailed: 1 } });
  expect(await remindMissing(args)).toEqual({ ok: true, value: { reminded: 1, unreachable: 1 } });
  await send();
  expect(pushed.map(({ mail }) => mail.message.kind).sort()).toEqual(['list-missing', 'note']);
});

test('a push service that forgot a device removes it, and a failure does not', async () => {
  const { fake, addConfirmed, send, service, publish, devices, log } = await start();
  await addConfirmed(1);
  await addConfirmed(2);
  await send();
  service.answer = 'gone';
  await publish();
  await send();
  expect(await devices()).toEqual([]);
  expect(await log()).toContainEqual({ code: 'device-lost', driverId: dora });
  expect(await waitingEntries(fake.deps.stores)).toEqual([]);
});

test('a new device that cannot be reached has one try', async () => {
  const { fake, add, send, service, devices, pushed } = await start();
  service.answer = 'unreachable';
  await add(1);
  await send();
  expect(pushed).toHaveLength(1);
  expect(await devices()).toEqual([]);
  expect(await waitingEntries(fake.deps.stores)).toEqual([]);
});

test('a notification to a device that was removed meanwhile is dropped', async () => {
  const { fake, addConfirmed, send, pushed, publish, devices } = await start();
  const deviceId = await addConfirmed();
  await send();
  pushed.splice(0);
  await publish();
  await signOut({ deps: fake.deps, access: await fake.asDriver(dora), deviceId });
  expect(await devices()).toEqual([]);
  await send();
  expect(pushed).toEqual([]);
});

test('signing out removes only the device that signs out', async () => {
  const { fake, addConfirmed, devices } = await start();
  const first = await addConfirmed(1);
  const second = await addConfirmed(2);
  await signOut({ deps: fake.deps, access: await fake.asDriver(dora), deviceId: second });
  expect((await devices()).map(({ id }) => id)).toEqual([first]);
  await signOut({ deps: fake.deps, access: await fake.asDriver(eve), deviceId: first });
  expect((await devices()).map(({ id }) => id)).toEqual([first]);
});

test('refuses a device at a kiosk, an unknown push service, and a sixth device', async () => {
  const { add, devices } = await start();
  expect(await add(1, { isKiosk: true })).toMatchObject({ error: { code: 'device-at-kiosk' } });
  expect(await add(1, { endpoint: 'https://evil.test/' })).toMatchObject({
    error: { code: 'push-service-unknown' },
  });
  for (let n = 1; n <= maxDevices; n += 1) expect((await add(n)).ok).toBe(true);
  expect(await add(99)).toEqual({
    ok: false,
    error: { code: 'too-many-devices', most: maxDevices },
  });
  const before = await devices();
  expect(before).toHaveLength(maxDevices);
  // The same browser again replaces itself.
  expect((await add(maxDevices)).ok).toBe(true);
  expect(await devices()).toHaveLength(maxDevices);
});

test('refuses the eleventh new device within an hour', async () => {
  const { add } = await start();
  for (let n = 1; n <= 10; n += 1) expect((await add(1)).ok).toBe(true);
  expect(await add(1)).toMatchObject({ error: { code: 'too-many-attempts' } });
});

test('a token confirms only the device and driver that it was made for', async () => {
  const { add, confirm, devices } = await start();
  const own = await add(1);
  const foreign = await add(2, { employeeId: eve });
  if (!own.ok || !foreign.ok) throw new Error('not added');
  expect(await confirm(foreign.value)).toBeNull();
  expect(await confirm(own.value, eve)).toBeNull();
  expect((await devices()).concat(await devices(eve)).map((one) => one.unconfirmed)).toEqual([
    true,
    true,
  ]);
});
