import { describe, expect, test } from 'vitest';
import type { SaveFacts } from '~/app/ports/picks';
import { findListOwner, saveEnteredList } from '~/app/services/ranking/enter-list.server';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import { type Ranking } from '~/app/services/ranking/save-picks.server';
import { weekRanking } from '~/app/services/ranking/week-ranking.server';
import type { Entry } from '~/domain/picks/enter-list';
import { openPortal } from '~/domain/vacation/vacation-portal';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs, rankWeeks } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';

const ada = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 });
const jobs = [aJob({ jobId: 'J1' }), aJob({ jobId: 'J2' }), aJob({ jobId: 'A1', isAirport: true })];

const aSite = async () => {
  const fake = await fakeSite([ada], jobs);
  const { stores } = fake.deps;
  const week = { startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 1, version: 0 };
  await stores.weeks.change(fake.scope, {
    puts: [
      { ...week, weekId: 'W001' },
      { ...week, weekId: 'W002' },
    ],
    entry: testEntry(fake.deps),
  });
  const { site } = await fake.site();
  await stores.sites.save(fake.scope, { ...site, vacation: openPortal(site.vacation) }, []);
  return fake;
};

const changeSettings = async (fake: FakeSite, settings: object) => {
  const { site } = await fake.site();
  const next = { ...site, settings: { ...site.settings, ...settings } };
  await fake.deps.stores.sites.save(fake.scope, next, []);
};

/** Opens the administrator's page; the returned function sends its form. */
const openPage = async <Loaded extends { readonly stored: List | null }, List extends SaveFacts>(
  fake: FakeSite,
  ranking: Ranking<Loaded, List>,
) => {
  const { deps } = fake;
  const load = async () => {
    const access = (await findListOwner({
      deps,
      access: await fake.asAdmin(),
      employeeId: '1000001',
    }))!;
    const { scope } = access;
    return { access, loaded: await ranking.load({ deps, scope, employeeId: '1000001' }) };
  };
  const seenReceipt = (await load()).loaded.stored?.receiptNumber ?? null;
  return async (
    ids: readonly string[],
    input: Partial<Entry> = {},
    { receivedAt = fake.now(), readBefore = load } = {},
  ) =>
    saveEnteredList({
      ranking,
      deps,
      ...(await readBefore()),
      ids,
      receivedAt,
      input: {
        username: 'm.lee',
        askedBy: 'Ada',
        how: 'phone',
        seenReceipt,
        replacesOwn: false,
        ...input,
      },
    });
};
const refused = (code: string) => ({ ok: false, error: { code } });
const enteredBy = { username: 'm.lee', askedBy: 'Ada', how: 'phone' };
const readMails = async (fake: FakeSite) =>
  (await fake.deps.stores.outbox.due({ queue: 'urgent', until: fake.now(), limit: 9 })).flatMap(
    (entry) => ('mail' in entry ? [entry.mail] : []),
  );

test('finds only drivers of the administrator’s site', async () => {
  const fake = await aSite();
  const access = await fake.asAdmin();
  const find = (employeeId: string) => findListOwner({ deps: fake.deps, access, employeeId });
  expect(await find('1000001')).toMatchObject({ scope: access.scope, driver: ada });
  expect(await find('1000002')).toBeNull();
});

describe.each([
  {
    kind: 'jobs',
    ids: ['J2', 'J1'],
    open: (fake: FakeSite) => openPage(fake, jobRanking),
    rank: rankJobs,
    get: (fake: FakeSite) => fake.deps.stores.picks.get(fake.scope, '1000001'),
    history: (fake: FakeSite) => fake.deps.stores.picks.history(fake.scope, '1000001', 9),
    periodId: '2026-W49',
  },
  {
    kind: 'vacation weeks',
    ids: ['W002', 'W001'],
    open: (fake: FakeSite) => openPage(fake, weekRanking),
    rank: rankWeeks,
    get: (fake: FakeSite) => fake.deps.stores.vacationPicks.get(fake.scope, '1000001'),
    history: (fake: FakeSite) => fake.deps.stores.vacationPicks.history(fake.scope, '1000001', 9),
    periodId: null,
  },
])('a list of $kind', ({ ids, open, rank, get, history, periodId }) => {
  test('is stored with who entered it, who asked and how, and logged', async () => {
    const fake = await aSite();
    const saved = await (await open(fake))(ids);
    expect(saved).toEqual({ ok: true, value: await get(fake) });
    expect(await get(fake)).toMatchObject({ employeeId: '1000001', enteredBy });
    expect(await history(fake)).toEqual([await get(fake)]);
    expect(await fake.deps.stores.activity.latest(fake.scope, 1)).toMatchObject([
      {
        actor: { role: 'master', id: 'admin' },
        action: 'create',
        event: {
          code: 'list-entered',
          driverId: '1000001',
          driverName: 'Ada',
          count: 2,
          periodId,
          isLate: false,
          askedBy: 'Ada',
          how: 'phone',
        },
      },
    ]);
  });

  test('is replaced by an ordinary save of the driver, and the history keeps both', async () => {
    const fake = await aSite();
    await (
      await open(fake)
    )(ids);
    fake.clock.advance(1000);
    expect((await rank(fake.deps, '1000001', ids.slice(0, 1))).ok).toBe(true);
    expect((await get(fake))?.enteredBy).toBeUndefined();
    expect((await history(fake)).map((list) => list.enteredBy)).toEqual([undefined, enteredBy]);
  });

  test('replaces the driver’s own only when they asked for it, and says so in the log', async () => {
    const fake = await aSite();
    await rank(fake.deps, '1000001', ids);
    const ownSaveAt = (await get(fake))?.acceptedAt;
    fake.clock.advance(1000);
    const send = await open(fake);
    expect(await send([])).toEqual(refused('own-list-saved'));
    expect(await send([], { replacesOwn: true })).toMatchObject({
      ok: true,
      value: { enteredBy: { ...enteredBy, ownSaveAt } },
    });
    expect(await fake.deps.stores.activity.latest(fake.scope, 1)).toMatchObject([
      { action: 'update', event: { code: 'own-list-replaced', count: 0, savedAt: {} } },
    ]);
    // The driver's own save is not forgotten when the list is entered once more.
    const again = await open(fake);
    expect(await again(ids)).toEqual(refused('own-list-saved'));
    expect(await again(ids, { replacesOwn: true })).toMatchObject({
      value: { enteredBy: { ownSaveAt } },
    });
  });

  test('is refused if the driver has saved since the page was opened', async () => {
    const fake = await aSite();
    const send = await open(fake);
    await rank(fake.deps, '1000001', ids.slice(0, 1));
    const own = await get(fake);
    expect(await send(ids, { replacesOwn: true })).toEqual(refused('list-saved-since'));
    expect(await get(fake)).toEqual(own);
    expect(await history(fake)).toHaveLength(1);
  });

  test('emails a driver with a confirmed address, and nobody else', async () => {
    const fake = await aSite();
    await (
      await open(fake)
    )(ids);
    expect(await readMails(fake)).toEqual([]);
    await fake.deps.stores.contacts.change(fake.scope, '1000001', {
      known: null,
      next: { email: 'ada@home.test' },
      entry: null,
      mails: [],
    });
    await (
      await open(fake)
    )(ids.slice(0, 1));
    expect(await readMails(fake)).toMatchObject([
      {
        kind: 'list-entered',
        to: 'ada@home.test',
        employeeId: '1000001',
        periodId,
        count: 1,
        receiptNumber: (await get(fake))?.receiptNumber,
        ...enteredBy,
      },
    ]);
  });

  test('loses against a save of the driver that is stored between reading and writing', async () => {
    const fake = await aSite();
    const send = await open(fake);
    const access = (await findListOwner({
      deps: fake.deps,
      access: await fake.asAdmin(),
      employeeId: '1000001',
    }))!;
    const nothing = { jobs, weeks: await fake.deps.stores.weeks.list(fake.scope), stored: null };
    await rank(fake.deps, '1000001', ids.slice(0, 1));
    const readBefore = async () => ({ access, loaded: nothing });
    expect(await send(ids, {}, { readBefore })).toEqual(refused('list-saved-since'));
    expect((await get(fake))?.enteredBy).toBeUndefined();
    expect(await readMails(fake)).toEqual([]);
  });
});

test('counts by the cutoff as a save of the driver does', async () => {
  const fake = await aSite();
  const { window: selection } = (await fake.site()).site;
  const justBefore = new Date(Date.parse(selection.closesAt.instant) - 1).toISOString();
  await fake.close();
  const send = await openPage(fake, jobRanking);
  const late = { receivedAt: selection.closesAt.instant };
  expect(await send(['J1'], {}, late)).toEqual(refused('selection-closed'));
  expect(await send(['J1'], {}, { receivedAt: justBefore })).toMatchObject({
    ok: true,
    value: { late: false },
  });
});

test('may finish a list after the cutoff where the driver may', async () => {
  const fake = await aSite();
  await (
    await openPage(fake, jobRanking)
  )(['J1']);
  await changeSettings(fake, { afterCutoff: 'may-complete' });
  await fake.close();
  expect(await (await openPage(fake, jobRanking))(['J1', 'J2'])).toMatchObject({
    ok: true,
    value: { late: true, enteredBy },
  });
  expect(await fake.deps.stores.activity.latest(fake.scope, 1)).toMatchObject([
    { event: { code: 'list-entered', isLate: true } },
  ]);
});

test('refuses jobs that the driver may not hold, and stores nothing', async () => {
  const fake = await aSite();
  const send = await openPage(fake, jobRanking);
  expect(await send(['A1'])).toMatchObject(refused('job-not-offered'));
  expect(await send(['J1', 'J1'])).toMatchObject(refused('job-picked-twice'));
  expect(await fake.deps.stores.picks.get(fake.scope, '1000001')).toBeNull();
});

test('does not ask about a list from an earlier period', async () => {
  const fake = await aSite();
  await rankJobs(fake.deps, '1000001', ['J1']);
  const { site } = await fake.site();
  const next = { ...site, window: { ...site.window, periodId: '2026-W50' } };
  await fake.deps.stores.sites.save(fake.scope, next, []);
  expect(await (await openPage(fake, jobRanking))(['J2'])).toMatchObject({
    ok: true,
    value: { periodId: '2026-W50', enteredBy },
  });
});
