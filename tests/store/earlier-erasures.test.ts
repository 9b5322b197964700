import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { eraseApplicant } from '~/app/services/registration/erase-applicant.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import type { Key } from '~/app/store/dynamo/key-range';
import { companyKey, registrationKey } from '~/app/store/table/installation-keys';
import { activitySince, erasureKey } from '~/app/store/table/keys';
import { defaultTenant } from '~/domain/company/scope';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aRequest } from '~/tests/support/registration';
import { testEntry } from '~/tests/support/stocked-site';
import { readStoredTexts } from '~/tests/support/stored-texts';
import { addNamedCompany, askFor, waitForErasure } from '~/tests/support/two-companies';
import { aPickList } from './builders';

/* An erasure that the release before stored, without what only this one stores, is read and finished. */

let store: TestStore;
let fake: FakeSite;
beforeEach(async () => {
  store = await startTestStore();
  fake = await fakeSite([], [], store.stores);
});
afterEach(() => store.stop());

const read = async (key: Key) => {
  const { TableName, Key } = { TableName: store.tableName, Key: { pk: key.pk, sk: key.sk } };
  return (await store.client.send(new GetCommand({ TableName, Key }))).Item!;
};
const storeLeft = async (key: Key, left: object) => {
  const Item = { ...(await read(key)), left };
  await store.client.send(new PutCommand({ TableName: store.tableName, Item }));
};
const sweepUntil = async (isDone: () => Promise<boolean>) => {
  for (let sweeps = 0; sweeps < 60; sweeps += 1) {
    fake.clock.advance(60_000);
    const swept = await finishWork({
      ...{ deps: fake.deps, shards: allDueShards, hasTime: () => true },
    });
    expect(swept.failures).toEqual([]);
    if (await isDone()) return;
  }
  throw new Error('The erasure does not come to an end');
};
type Left = Record<string, unknown>;
const countStored = async (mark: string) =>
  (await readStoredTexts(store)).filter(({ text }) => text.includes(mark)).length;

test.each(['messages', 'log'])('finishes that of an applicant at the place %s', async (place) => {
  const { deps, scope } = fake;
  const email = 'ada@quagga.example';
  const request = aRequest({ id: 'REQ1111', requestedAt: fake.now(), contactEmail: email });
  const mail = { kind: 'registration-received', to: email, requestId: request.id } as never;
  const mails = [{ id: deps.ids.next(), at: fake.now(), mail }];
  await deps.stores.registrations.submit(request, { formId: 'form', maxPending: 9, mails });
  const input = { requestId: request.id, typed: request.id };
  const begun = await eraseApplicant({ deps, access: await fake.asAdmin(), input });
  expect(begun.ok).toBe(true);
  const event = { code: 'mail-undelivered', to: { email }, subject: 'Received', attempts: 9 };
  const [entry] = await deps.stores.activity.latest(scope, 1);
  await deps.stores.activity.append(scope, {
    ...{ ...entry!, id: deps.ids.next(), event: event as never },
  });
  const key = registrationKey(request.id);
  const logFrom = activitySince(defaultTenant, 0).from;
  await storeLeft(key, {
    ...{ email, logFrom, place, after: place === 'log' ? logFrom : '', hasFound: true, step: 1 },
  });
  await sweepUntil(async () => (await read(key)).erasedAt !== null);
  expect(await countStored(email)).toBe(0);
  expect(await read(key)).toMatchObject({ messages: 1, entries: 1 });
});

test.each([0, 1, 4, 9])('finishes that of a company after %i steps', async (steps) => {
  const { companyId } = await addNamedCompany(fake, 'Quagga');
  await askFor(fake, companyId);
  waitForErasure(fake);
  const { tenantErasures, companies } = fake.deps.stores;
  const overview = (await companies.read(companyId))!;
  const asked = overview.erasures.asked[0]!;
  expect(await tenantErasures.begin(overview, asked, fake.now())).toBe(true);
  const what = { companyId, siteId: null };
  let left = steps;
  const context = { now: fake.now(), toEntry: () => testEntry(fake.deps) };
  await tenantErasures.continue(what, { ...context, hasTime: () => (left -= 1) >= 0 });
  const key = companyKey(companyId);
  const { registeredAt, place, counted, hasFound, step } = (await read(key)).left as Left;
  // A key of the log says how far the first place is.
  const after = steps === 0 ? activitySince(defaultTenant, 0).from : counted;
  await storeLeft(key, { registeredAt, place, counted: after, hasFound, step });
  await sweepUntil(async () => (await tenantErasures.certificate(what))!.erasedAt !== null);
  const stored = (await readStoredTexts(store)).filter(({ text }) => /quagga/i.test(text));
  expect(new Set(stored.map(({ type }) => type))).toEqual(new Set(['activity', 'certificate']));
  expect(stored.filter(({ text }) => text.includes('Quagga'))).toEqual([]);
});

const places = ['passkeys', 'awards', 'site', 'log', 'history', 'recent', 'outbox'];
test.each(places)('finishes that of a driver at the place %s', async (place) => {
  const { deps, scope } = fake;
  const employeeId = '7000007';
  const erasing = { employeeId, number: '5000001', at: fake.now(), by: 'Ann' };
  const begun = await deps.stores.erasures.begin(scope, { ...erasing, entry: testEntry(deps) });
  expect(begun.ok).toBe(true);
  for (const [index, receiptNumber] of ['A-1', 'A-2'].entries()) {
    const actor = { role: 'driver' as const, id: employeeId, name: `Name ${index}` };
    const list = aPickList({ employeeId, receiptNumber, acceptedAt: fake.now() });
    await deps.stores.picks.save(scope, list, { ...testEntry(deps), actor });
  }
  const after = place === 'history' ? 'more' : '';
  const known = { employeeId, names: ['Quentin Oldname'], passkeys: [] };
  const key = erasureKey(scope, erasing.number);
  await storeLeft(key, { ...known, place, after, hasFound: true, step: 4 });
  await sweepUntil(async () => (await read(key)).doneAt !== null);
  expect(await countStored(employeeId)).toBe(0);
  // Two saves, two entries of the log, and the list.
  const counts = { deleted: 3, changed: 2, records: 0 };
  expect((await deps.stores.erasures.list(scope))[0]).toMatchObject({ counts });
});
