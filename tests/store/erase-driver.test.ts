import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { publishAward } from '~/app/services/award/publish-award.server';
import { readAward } from '~/app/services/award/read-record.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { eraseDriver } from '~/app/services/erasure/erase-driver.server';
import { sendNote } from '~/app/services/notes/send-note.server';
import { readFigures } from '~/app/services/reports/read-figures.server';
import { confirmResult } from '~/app/services/results/confirm-result.server';
import { acceptTrade } from '~/app/services/trades/accept-trade.server';
import { approveTrade } from '~/app/services/trades/approve-trade.server';
import { offerTrade } from '~/app/services/trades/offer-trade.server';
import { publishTrades } from '~/app/services/trades/publish-trades.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { toDirectoryItem } from '~/app/store/access/directory-item';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { createErasureStore } from '~/app/store/erasure/erasure-store.server';
import { packLists } from '~/app/store/picks/pack-lists';
import { toRecentBucketItem, toRecentHeadItem } from '~/app/store/picks/recent-item';
import { toListHeadItem, toOpenListHeadItem } from '~/app/store/roster/list-head-item';
import { createAwardStore } from '~/app/store/selection/award-store.server';
import { directoryKey } from '~/app/store/table/installation-keys';
import { verifyAward } from '~/domain/award/record/verify-award';
import { unpackRecipients } from '~/domain/notes/pack-recipients';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignManually } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { sha256 } from '~/tests/support/sha256';
import { testEntry } from '~/tests/support/stocked-site';
import { beforeCalls } from '~/tests/support/store-faults';
import { readStoredTexts } from '~/tests/support/stored-texts';
import { aPickList } from './builders';

const erased = '7000007';
const name = 'Quentin Canaryson';
const canaries = {
  ...{ id: erased, name, email: 'quentin@canary.example', number: '+15550107777' },
  ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/canary-push', passkey: 'canary-passkey' },
  ...{ hash: 'canary-password-hash', answers: 'canary-answers-hash', text: 'canary in a claim' },
  ...{ oldName: 'Quentin Oldname', maidenName: 'Quentin Maidenname' },
  phone: '555-010-7788',
  note: 'canary of dispatchers',
};
const periodId = '2026-W49';
const [other, third] = ['1000001', '1000002'] as const;
const drivers = [
  aDriver({ employeeId: other, name: 'Ada Adams', seniorityNumber: 1 }),
  aDriver({
    employeeId: erased,
    name: canaries.oldName,
    seniorityNumber: 2,
    phone: canaries.phone,
    note: canaries.note,
  }),
  aDriver({ employeeId: third, name: 'Ben Brown', seniorityNumber: 3 }),
];
const put = (Item: Record<string, unknown>) =>
  store.client.send(new PutCommand({ TableName: store.tableName, Item }));
let store: TestStore;
beforeEach(async () => {
  store = await startTestStore();
});
afterEach(() => store.stop());

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Everything by which the driver signs in or is reached. */
const leaveTraces = async ({ deps, scope }: FakeSite) => {
  const { credentials, contacts } = deps.stores;
  const at = '2026-11-23T12:00:00.000Z';
  const entry = () => testEntry(deps);
  const secret = { passwordHash: canaries.hash, answersHash: canaries.answers };
  const shortcut = {
    ...{ since: at, lastUsedAt: at, provenBy: 'password' as const, name: 'Phone' },
  };
  const passkey = { id: canaries.passkey, publicKey: 'AAAA', counter: 0, epoch: 0, ...shortcut };
  await credentials.setDriverPassword(scope, {
    ...{ employeeId: erased, expectedVersion: 0, ...secret, entry: entry() },
  });
  await credentials.changePasskeys(scope, {
    ...{ employeeId: erased, sessionVersion: 1, knownVersion: 0, handle: 'handle' },
    ...{ passkeys: [passkey], added: passkey, entry: entry() },
  });
  const about = { companyId: scope.companyId, siteId: scope.siteId, siteName: 'Main' };
  const to = { ...about, language: undefined, employeeId: erased };
  await contacts.change(scope, erased, {
    ...{ known: null, next: { email: canaries.email }, entry: entry() },
    mails: [
      {
        id: deps.ids.next(),
        at,
        mail: { kind: 'email-removed', to: canaries.email, name, ...to } as never,
      },
    ],
  });
  await contacts.changePhone(scope, erased, {
    ...{ knownVersion: 0, next: { number: canaries.number }, entry: entry() },
    messages: [
      {
        id: deps.ids.next(),
        at,
        mail: { kind: 'text', number: canaries.number, message: { kind: 'number-removed' }, ...to },
      },
    ],
  });
  // Somebody took a row with the driver's name for the header, and for a word.
  await deps.stores.importGlossary.save(scope, 'driver', {
    glossary: {
      version: 0,
      headers: [{ header: `Badge of ${canaries.oldName}`, field: null }],
      words: [{ field: 'isEligible', word: name, meaning: 'no' }],
    },
  });
  const device = { id: 'd1', endpoint: canaries.endpoint, p256dh: 'x', auth: 'y', name: 'Phone' };
  await contacts.changeDevices(scope, erased, {
    ...{ knownVersion: 0, devices: [{ ...device, addedAt: at }], entry: entry(), messages: [] },
  });
};

/** An import in which the driver gets another name, which can be undone. */
const rename = async ({ deps, scope }: FakeSite) => {
  const { items, version } = await deps.stores.drivers.list(scope);
  const before = items.filter(({ employeeId }) => employeeId === erased);
  const puts = before.map((driver) => ({ ...driver, name }));
  const entry = testEntry(deps);
  const keep = { stored: puts, before };
  must(
    await deps.stores.drivers.commit(scope, {
      ...{ expectedVersion: version, puts, deletes: [], keep, entry },
    }),
  );
};

const keepRecent = async ({ scope }: FakeSite, claim: { claimedUntil?: string } = {}) => {
  const packed = packLists([aPickList({ employeeId: erased }), aPickList()], 'jobIds');
  const head = {
    takenAt: '2026-11-23T12:00:00.000Z',
    since: '2026-11-23T12:00:00.000Z',
    count: 0,
    ...claim,
  };
  for (const item of [
    toRecentBucketItem(scope, 'JOB', 0, { hash: 'h', buckets: 1, packed }),
    toRecentHeadItem(scope, 'JOB', { ...head, buckets: ['h'] }),
  ])
    await put(item);
};

/** The log names the driver as they were called when they were added. */
const logAdded = async ({ deps, scope }: FakeSite) => {
  const maiden = canaries.maidenName;
  const added = { code: 'row-added', noun: 'driver', name: `${maiden} (${erased})` } as const;
  const mention = { code: 'text', text: `Called ${maiden}` } as const;
  for (const event of [mention, added]) {
    await put(toActivityItem(scope, { ...testEntry(deps), event }));
  }
};

const as = async (fake: FakeSite, employeeId: string) => ({
  deps: fake.deps,
  access: { ...(await fake.asDriver(employeeId)), signedInBy: 'password' as const },
});
const asAdmin = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });

const trade = async (fake: FakeSite, by: string, give: string, to: string, want: string) => {
  const input = { of: 'jobs', giveId: give, wantId: want } as const;
  const { id: offerId } = must(await offerTrade({ ...(await as(fake, by)), input }));
  const accepting = { ...(await as(fake, to)), input: { of: 'jobs' as const, offerId } };
  must(await acceptTrade(accepting));
  must(await approveTrade({ ...(await asAdmin(fake)), input: { of: 'jobs', offerId } }));
};

/** A site in which every kind of item names the driver. */
const canarySite = async () => {
  const jobs = ['J1', 'J2', 'J3', 'J4'].map((jobId) => aJob({ jobId }));
  const fake = await fakeSite(drivers, jobs, store.stores);
  const { deps, scope } = fake;
  await logAdded(fake);
  await leaveTraces(fake);
  must(await rankJobs(deps, other, ['J1']));
  must(await rankJobs(deps, erased, ['J1', 'J2']));
  must(await rankJobs(deps, third, ['J3']));
  const access = await fake.asAdmin();
  const note = { title: `About ${name}`, text: `Call ${erased}.`, audience: 'listed' as const };
  const draft = { ...note, ids: [other, erased].join(' '), lastDay: '2026-12-01', byEmail: false };
  must(await sendNote({ deps, access, draft: draft as never, now: fake.now() }));
  await fake.close();
  must(await publishAward({ ...(await asAdmin(fake)) }));
  await rename(fake);
  const confirming = { input: { of: 'jobs' as const, version: 1 }, receivedAt: fake.now() };
  must(await confirmResult({ ...(await as(fake, erased)), ...confirming }));
  const asking = { employeeId: erased, periodId, jobId: 'J2', version: 1, at: fake.now() };
  await deps.stores.givenBack.put(scope, { ...asking, passedOn: null }, testEntry(deps));
  const takes = { employeeId: erased, periodId, offerId: 'o1', version: 0 };
  const taken = { ...takes, jobs: [{ jobId: 'J4', at: fake.now() }] };
  const keptUntil = { expiresAt: '2099-01-01T00:00:00.000Z', entry: testEntry(deps) };
  must(await deps.stores.leftOver.save(scope, taken, keptUntil));
  const claiming = { of: 'jobs' as const, subject: { jobId: 'J1' }, text: canaries.text };
  await trade(fake, erased, 'J2', third, 'J3');
  must(await publishAward({ ...(await asAdmin(fake)) }));
  must(await fileClaim({ ...(await as(fake, erased)), input: claiming, receivedAt: fake.now() }));
  const manual = { driverId: erased, jobId: 'J4', note: `for ${name}`, confirmed: true };
  must(await assignManually({ ...(await asAdmin(fake)), input: manual as never }));
  const versions = await deps.stores.awards.versions(scope, [{ periodId, version: 1 }]);
  await readFigures({ deps, scope }, versions);
  await keepRecent(fake);
  return fake;
};

const findCanaries = async () => {
  const found = new Set<string>();
  for (const { type, text } of await readStoredTexts(store))
    for (const [canary, value] of Object.entries(canaries))
      if (text.includes(value)) found.add(`${canary} in ${type}`);
  return [...found].sort();
};
const erase = async (fake: FakeSite) =>
  must(
    await eraseDriver({
      ...(await asAdmin(fake)),
      input: { employeeId: erased, typed: erased },
    }),
  );
const sweep = ({ deps, clock }: FakeSite, steps = Infinity) => {
  clock.advance(60_000);
  let left = steps;
  return finishWork({ deps, shards: allDueShards, hasTime: () => (left -= 1) >= 0 });
};
const sweepAll = async (fake: FakeSite, steps?: number) => {
  for (let sweeps = 1; sweeps < 300; sweeps += 1) {
    const { failures } = await sweep(fake, steps);
    if (failures.length > 0) throw failures[0]!.error;
    const [erasure] = await fake.deps.stores.erasures.list(fake.scope);
    if (erasure?.doneAt) return sweeps;
  }
  throw new Error('The erasure does not come to an end');
};
const readVersion = (fake: FakeSite, version: number) =>
  readAward({ deps: fake.deps, scope: fake.scope, periodId, version });

test('finds the driver nowhere, and leaves a record that verifies', async () => {
  const fake = await canarySite();
  const planted = await findCanaries();
  const types = new Set(planted.map((one) => one.split(' in ')[1]));
  expect([...types].sort()).toEqual([
    ...['activity', 'award-figures', 'award-part', 'claim', 'contact', 'credential'],
    ...[
      'directory-entry',
      'driver',
      'given-back-job',
      'import-glossary',
      'job-holders',
      'last-bulk',
      'last-manual',
      'left-over-answers',
    ],
    ...['manual-assignment', 'notes', 'outbox', 'outcome', 'passkey', 'pick-history', 'picks'],
    ...['recent-bucket', 'seen-result', 'trade'],
  ]);
  const before = await readVersion(fake, 2);
  const number = await erase(fake);
  await sweepAll(fake);
  expect(await findCanaries()).toEqual([]);
  const after = await readVersion(fake, 2);
  expect(verifyAward(after!.record, sha256).ok).toBe(true);
  expect(after!.numberedDigest).toBe(before!.numberedDigest);
  const jobsOf = (holder: string) => (read: typeof after) =>
    read!.record.output.jobs
      .filter(({ driverId }) => driverId === holder)
      .map(({ jobId }) => jobId);
  expect(jobsOf(number)(after)).toEqual(jobsOf(erased)(before));
  expect(jobsOf(other)(after)).toEqual(jobsOf(other)(before));
  const stored = await fake.deps.stores.awards.read(fake.scope, periodId, 2);
  expect(stored?.erased).toEqual([
    { driver: number, at: expect.any(String), digestBefore: before!.record.digest },
  ]);
  const [note] = await fake.deps.stores.notes.current(fake.scope);
  expect(unpackRecipients(note!.recipients!)).toEqual([other]);
  // The trade stays approved, so that the next version still knows it.
  const trades = await fake.deps.stores.trades.list(fake.scope, periodId);
  expect(trades).toMatchObject([{ state: 'approved', by: { employeeId: number } }]);
  expect((await publishAward({ ...(await asAdmin(fake)) })).ok).toBe(true);
});

test('comes to an end in small steps, whenever it is interrupted', async () => {
  const fake = await canarySite();
  await erase(fake);
  expect(await sweepAll(fake, 2)).toBeGreaterThan(10);
  expect(await findCanaries()).toEqual([]);
});

test('a save that raced with the erasure does not bring the driver back', async () => {
  const fake = await canarySite();
  await erase(fake);
  const late = aPickList({ employeeId: erased, acceptedAt: fake.now(), receiptNumber: 'RACE-1' });
  const entry = testEntry(fake.deps);
  const actor = { role: 'driver' as const, id: erased, name };
  await fake.deps.stores.picks.save(fake.scope, late, { ...entry, actor });
  await sweep(fake);
  // A request that read the roster before answers during the first pass.
  const later = { ...late, receiptNumber: 'RACE-2', acceptedAt: '2026-12-09T00:00:00.000Z' };
  await fake.deps.stores.picks.save(fake.scope, later, { ...testEntry(fake.deps), actor });
  await sweepAll(fake);
  expect(await findCanaries()).toEqual([]);
  expect((await fake.deps.stores.drivers.list(fake.scope)).items).toHaveLength(2);
});

test('waits while an award is being published, which may have read the driver before', async () => {
  const fake = await canarySite();
  const { awards, erasures } = fake.deps.stores;
  const number = await erase(fake);
  const publication = { periodId: '2026-W50', version: 1, begunAt: fake.now() };
  must(await awards.begin(fake.scope, { ...publication, site: null }));
  const toEntry = () => testEntry(fake.deps);
  const goOn = () =>
    erasures.continue(fake.scope, number, { now: fake.now(), hasTime: () => true, toEntry });
  for (let pass = 0; pass < 3; pass += 1) expect(await goOn()).toBe(false);
  expect(await findCanaries()).not.toEqual([]);
  await awards.abandon(fake.scope, (await awards.findPublication(fake.scope, '2026-W50'))!);
  await sweepAll(fake);
  expect(await findCanaries()).toEqual([]);
});

test('erases a driver who had left the roster before', async () => {
  const fake = await canarySite();
  const { items, version } = await fake.deps.stores.drivers.list(fake.scope);
  expect(items.map(({ employeeId }) => employeeId)).toContain(erased);
  await fake.deps.stores.drivers.commit(fake.scope, {
    ...{ expectedVersion: version, puts: [], deletes: [erased], entry: testEntry(fake.deps) },
  });
  await erase(fake);
  await sweepAll(fake);
  // The item that finds the owner of a passkey expires by itself.
  expect(await findCanaries()).toEqual(['id in passkey']);
});

/** Somebody new gets the ID. */
const addAgain = async ({ deps, scope }: FakeSite) => {
  const { version } = await deps.stores.drivers.list(scope);
  const puts = [aDriver({ employeeId: erased, name: 'Nora New', seniorityNumber: 9 })];
  const change = { expectedVersion: version, puts, deletes: [], entry: testEntry(deps) };
  return deps.stores.drivers.commit(scope, change);
};

test('a driver with the same ID may be added afterwards, and stays', async () => {
  const fake = await canarySite();
  await erase(fake);
  expect((await addAgain(fake)).ok).toBe(false);
  await sweepAll(fake);
  expect((await addAgain(fake)).ok).toBe(true);
  await sweep(fake);
  expect((await fake.deps.stores.drivers.list(fake.scope)).items).toHaveLength(3);
});

test('erases nobody while an import is being stored that may bring them back', async () => {
  const fake = await fakeSite([], [], store.stores);
  const { deps, scope } = fake;
  await put(toOpenListHeadItem(scope, 'DRIVER', { version: 1, journalParts: 1 }, fake.now()));
  const input = { employeeId: erased, typed: erased };
  const refused = { ok: false, error: { code: 'list-changed' } };
  expect(await eraseDriver({ deps, access: await fake.asAdmin(), input })).toEqual(refused);
  await put(toListHeadItem(scope, 'DRIVER', { version: 1 }));
  expect((await eraseDriver({ deps, access: await fake.asAdmin(), input })).ok).toBe(true);
});

test('keeps the ID until the erasure is done, even if its end is interrupted', async () => {
  const fake = await fakeSite(drivers, [], store.stores);
  const { scope } = fake;
  const number = await erase(fake);
  const toEntry = () => {
    throw new Error('interrupted');
  };
  const goOn = () =>
    fake.deps.stores.erasures.continue(scope, number, {
      ...{ now: fake.now(), hasTime: () => true, toEntry },
    });
  await expect(goOn()).rejects.toThrow('interrupted');
  expect((await addAgain(fake)).ok).toBe(false);
  await sweepAll(fake);
  expect((await addAgain(fake)).ok).toBe(true);
});

test.each(['later', 'at once'])(
  'erases nothing of a driver who gets the ID from another site %s',
  async (how) => {
    const fake = await fakeSite([drivers[0]!], [], store.stores);
    const { deps, scope } = fake;
    const elsewhere = { companyId: scope.companyId, siteId: 'OTHER' as never };
    await put(toDirectoryItem(elsewhere, erased));
    const number = await erase(fake);
    await store.client.send(
      new DeleteCommand({
        TableName: store.tableName,
        Key: directoryKey(erased, scope.companyId),
      }),
    );
    if (how === 'at once') {
      expect((await addAgain(fake)).ok).toBe(true);
      const late = aPickList({ employeeId: erased, acceptedAt: fake.now() });
      await deps.stores.picks.save(scope, late, testEntry(deps));
      for (let sweeps = 0; sweeps < 3; sweeps += 1) await sweep(fake);
      expect(await deps.stores.picks.get(scope, erased)).not.toBeNull();
      expect(await deps.stores.erasures.list(scope)).toMatchObject([{ number, doneAt: null }]);
    } else {
      await sweep(fake, 2);
      expect((await addAgain(fake)).ok).toBe(false);
      await sweepAll(fake);
      expect((await addAgain(fake)).ok).toBe(true);
    }
  },
);

test('leaves a copy of the lists while a process is storing it', async () => {
  const fake = await fakeSite(drivers, [], store.stores);
  await keepRecent(fake, { claimedUntil: toInstant(toEpochMs(fake.now()) + 10 * 60_000) });
  await erase(fake);
  await sweep(fake);
  expect(await findCanaries()).toContain('id in recent-bucket');
  await sweepAll(fake);
  expect(await findCanaries()).toEqual([]);
});

test('publishes no trades alone meanwhile, because one may be named otherwise than its record', async () => {
  const fake = await canarySite();
  await erase(fake);
  const publish = async () => publishTrades(fake.deps, await fake.asAdmin(), 'jobs');
  expect(await publish()).toEqual({ ok: false, error: { code: 'driver-being-erased' } });
  await sweepAll(fake);
  expect(await publish()).toEqual({ ok: false, error: { code: 'award-changed' } });
});

test('rewrites only so much of records in a sweep as a partition takes', async () => {
  const fake = await canarySite();
  const number = await erase(fake);
  const db = { client: store.client, tableName: store.tableName, deadlineMs: 60_000 };
  const erasures = createErasureStore(db, 1);
  const toEntry = () => testEntry(fake.deps);
  const goOn = () =>
    erasures.continue(fake.scope, number, { now: fake.now(), hasTime: () => true, toEntry });
  const readErased = async () => {
    const versions = await Promise.all(
      [1, 2].map((version) => fake.deps.stores.awards.read(fake.scope, periodId, version)),
    );
    return versions.filter((version) => version?.erased).length;
  };
  for (const versions of [1, 2]) {
    await goOn();
    expect(await readErased()).toBe(versions);
  }
  await sweepAll(fake);
  expect(await findCanaries()).toEqual([]);
});

test('a record that is rewritten while it is read is read again', async () => {
  const fake = await canarySite();
  const { scope } = fake;
  const client = store.newClient();
  let isFirst = true;
  beforeCalls(client, async ({ input }) => {
    if (!isFirst || !JSON.stringify(input).includes('#PART#')) return;
    isFirst = false;
    await erase(fake);
    await sweepAll(fake);
  });
  const db = { client, tableName: store.tableName, deadlineMs: 60_000 };
  const read = await createAwardStore(db).read(scope, periodId, 2);
  expect(isFirst).toBe(false);
  expect(read?.erased).toHaveLength(1);
  expect(JSON.parse(read!.recordJson)).toMatchObject({ digest: read!.digest });
});
