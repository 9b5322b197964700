import { afterEach, beforeEach, expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { approveRegistration } from '~/app/services/registration/approve-registration.server';
import { denyRegistration } from '~/app/services/registration/deny-registration.server';
import { eraseApplicant } from '~/app/services/registration/erase-applicant.server';
import { submitRegistration } from '~/app/services/registration/submit-registration.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { maxAttempts } from '~/domain/mail/retry';
import { deniedKeptDays } from '~/domain/registration/limits';
import type { TypedRegistration } from '~/domain/registration/registration-request';
import { dayMs, hourMs, minuteMs } from '~/domain/time/time-units';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { someDetails } from '~/tests/support/registration';
import { readStoredTexts } from '~/tests/support/stored-texts';
import { createTestMailer } from '~/tests/support/test-mailer';

let store: TestStore;
let fake: FakeSite;
beforeEach(async () => {
  store = await startTestStore();
  fake = await fakeSite([], [], store.stores);
});
afterEach(() => store.stop());

/** Every text of the request has a word that nothing else stored has. */
const details = {
  ...someDetails,
  ...{ companyName: 'Quagga Parcel', contactName: 'Quagga Person', notes: 'Quagga notes' },
  ...{ contactEmail: 'Ada@quagga.example', contactPhone: '+1 555 7777123' },
  ...{ siteName: 'Quagga Depot', siteAddress: '1 Quagga Street', wishedCompanyId: 'QUAGGA' },
};
let addresses = 0;
const submit = async (typed: TypedRegistration = details) => {
  const { deps, clock } = fake;
  const stamp = { id: deps.ids.next(), givenOutAt: clock.now() - 10_000 };
  const address = `203.0.113.${(addresses += 1)}`;
  const sent = await submitRegistration({ deps, address, input: { typed, trap: '', stamp } });
  if (!sent.ok) throw new Error(sent.error.code);
  return sent.value.requestId;
};
const deny = async (requestId: string) => {
  const reason = 'Quagga Person is no customer';
  const input = { requestId, reason };
  const denied = await denyRegistration({ deps: fake.deps, scope: fake.scope, input });
  expect(denied.ok).toBe(true);
};
const erase = async (requestId: string, typed = requestId, session: object = {}) =>
  eraseApplicant({
    ...{ deps: fake.deps, access: { ...(await fake.asAdmin()), ...session } },
    input: { requestId, typed },
  });
const sweep = async (minutes = 1) => {
  fake.clock.advance(minutes * minuteMs);
  const { failures } = await finishWork({
    ...{ deps: fake.deps, shards: allDueShards, hasTime: () => true },
  });
  expect(failures).toEqual([]);
};
const sweepAll = async () => {
  for (let sweeps = 0; sweeps < 4; sweeps += 1) await sweep();
};
const findNames = async () =>
  (await readStoredTexts(store)).filter(({ text }) => /quagga|7777123/i.test(text));
const listEvents = async () =>
  (await fake.deps.stores.activity.latest(fake.scope, 100)).map(({ event }) => event);
const send = (deliver: () => Promise<void>) =>
  sendDueMails({
    ...{ deps: fake.deps, mailer: createTestMailer(deliver), shards: allDueShards },
    hasTime: () => true,
  });

test('finds nothing of a pending applicant, and leaves the others', async () => {
  const requestId = await submit();
  const other = await submit({
    ...someDetails,
    ...{ contactEmail: 'b@other.test', wishedCompanyId: 'OTHER' },
  });
  expect(await erase(requestId)).toEqual({ ok: true, value: requestId });
  await sweepAll();
  expect(await findNames()).toEqual([]);
  expect(await fake.deps.stores.registrations.read(other)).not.toBeNull();
  expect(await listEvents()).toContainEqual({
    ...{ code: 'applicant-erased', requestId, messages: 1, entries: 0 },
  });
});

test('keeps of a denied applicant the acts and their times, without names', async () => {
  const requestId = await submit();
  await deny(requestId);
  const before = await fake.deps.stores.activity.latest(fake.scope, 1);
  await erase(requestId);
  await sweepAll();
  expect(await findNames()).toEqual([]);
  const log = await fake.deps.stores.activity.latest(fake.scope, 100);
  expect(log.find(({ id }) => id === before[0]!.id)).toEqual({
    ...before[0],
    event: {
      ...{ code: 'registration-denied', requestId, companyName: requestId },
      ...{ reason: null, isErased: true },
    },
  });
  expect(log.map(({ event }) => event)).toContainEqual({
    ...{ code: 'applicant-erased', requestId, messages: 2, entries: 1 },
  });
});

test('refuses another number, the master password, a company, and to erase twice', async () => {
  const refused = (code: string) => ({ ok: false, error: { code } });
  const requestId = await submit();
  expect(await erase(requestId, 'REQ9999')).toEqual(refused('other-request-typed'));
  const master = { byMasterPassword: true };
  expect(await erase(requestId, requestId, master)).toEqual(
    refused('no-erasure-with-master-password'),
  );
  expect(await fake.deps.stores.registrations.read(requestId)).not.toBeNull();
  expect(await erase(requestId, ` ${requestId.toLowerCase()} `)).toMatchObject({ ok: true });
  expect(await erase(requestId)).toEqual(refused('request-not-found'));
  const company = await submit();
  const { deps, scope } = fake;
  await approveRegistration({ deps, scope, input: { requestId: company } });
  expect(await erase(company)).toEqual(refused('request-became-company'));
});

test('an email that is being sent does not bring the address back', async () => {
  const requestId = await submit();
  await send(async () => {
    await erase(requestId);
    await sweep();
    throw new Error('The mailbox is full');
  });
  await sweepAll();
  expect(await findNames()).toEqual([]);
});

test('an email that is given up while the applicant is erased does not bring the address back', async () => {
  const requestId = await submit();
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    fake.clock.advance(2 * dayMs);
    await send(() => Promise.reject(new Error('No such mailbox')));
  }
  fake.clock.advance(2 * dayMs);
  await erase(requestId);
  // The log says that the email did not arrive, after the erasure began.
  await send(() => Promise.reject(new Error('No such mailbox')));
  expect((await listEvents()).map(({ code }) => code)).toContain('mail-undelivered');
  await sweepAll();
  expect(await findNames()).toEqual([]);
  expect(await listEvents()).toContainEqual({
    ...{ code: 'applicant-erased', requestId, messages: 0, entries: 1 },
  });
});

test('a denial or approval that runs meanwhile changes nothing', async () => {
  const requestId = await submit();
  const { deps, scope } = fake;
  const results = await Promise.all([
    erase(requestId),
    approveRegistration({ deps, scope, input: { requestId } }),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('erases a denied applicant by itself after 180 days, not before', async () => {
  const approved = await submit({ ...someDetails, wishedCompanyId: 'FIRST' });
  const { deps, scope } = fake;
  await approveRegistration({ deps, scope, input: { requestId: approved } });
  fake.clock.advance(hourMs);
  const requestId = await submit();
  await deny(requestId);
  const read = (id: string) => deps.stores.registrations.read(id);
  fake.clock.advance(deniedKeptDays * dayMs - 2 * hourMs);
  for (let minutes = 0; minutes < 110; minutes += 10) await sweep(10);
  expect(await read(requestId)).not.toBeNull();
  for (let minutes = 0; minutes < 90; minutes += 10) await sweep(10);
  expect(await read(requestId)).toBeNull();
  await sweepAll();
  expect(await findNames()).toEqual([]);
  // A request that became a company is a matter of the company.
  expect(await read(approved)).not.toBeNull();
  const begun = (await listEvents()).find(({ code }) => code === 'applicant-erasure-begun');
  expect(begun).toMatchObject({ requestId });
});

test('one clock that is ahead erases nobody', async () => {
  const requestId = await submit();
  await deny(requestId);
  const now = fake.clock.now();
  const sweepAt = async (epochMs: number) => {
    const deps = { ...fake.deps, clock: { now: () => epochMs } };
    await finishWork({ deps, shards: allDueShards, hasTime: () => true });
  };
  const ahead = deniedKeptDays * dayMs + hourMs;
  for (let minute = 0; minute < 200; minute += 10) {
    await sweepAt(now + minute * minuteMs + ahead);
    await sweepAt(now + minute * minuteMs);
  }
  expect(await fake.deps.stores.registrations.read(requestId)).not.toBeNull();
});

test('continues after it was killed anywhere', async () => {
  const requestId = await submit();
  await deny(requestId);
  await erase(requestId);
  const { applicantErasures } = fake.deps.stores;
  for (let sweeps = 0; sweeps < 20; sweeps += 1) {
    let steps = 1;
    const hasTime = () => (steps -= 1) >= 0;
    const { entry } = { entry: (await fake.deps.stores.activity.latest(fake.scope, 1))[0]! };
    const toEntry = () => ({ ...entry, id: fake.deps.ids.next(), event: { code: 'log-cleared' } });
    fake.clock.advance(minuteMs);
    const context = { now: fake.now(), hasTime, toEntry: toEntry as never };
    if (await applicantErasures.continue(requestId, context)) break;
  }
  expect(await findNames()).toEqual([]);
});
