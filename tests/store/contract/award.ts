import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { PickShare } from '~/domain/award/figures/pick-shares';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import type { SiteScope } from '~/domain/company/scope';
import { published } from '~/domain/selection/selection-window';
import { textEvent } from '~/tests/support/events';
import { waitingEntries } from '~/tests/support/waiting';
import { aCompany, anAdmin, anEntry, aNotice, aScope, aSite, now } from '../builders';

const periodId = '2026-W49';
const shares: PickShare[] = [
  { from: 1, to: 9, drivers: 9, pick1: 4, pick2: 1, pick3: 1, later: 1, other: 1, none: 1 },
];
const anyText = expect.any(String) as string;
const anAward = (recordJson = '{"digest":"abc"}', version = 1) => ({
  periodId,
  version,
  publishedAt: now,
  digest: 'abc',
  numberedDigest: 'def',
  recordJson,
  shares,
  answeredClaims: ['01A'],
});
const anOutcome = (employeeId: string, awardedId: string | null = 'J1'): DriverOutcome => ({
  employeeId,
  awardedId,
  assignmentType: awardedId && 'picked',
  reasons: [
    { rank: 1, pickId: 'J0', code: 'seniority', text: 'went to a more senior driver (#1)' },
  ],
});
const aManual = (fields: Partial<ManualAssignment>): ManualAssignment => ({
  id: '01A',
  driverId: '1000001',
  jobId: 'J1',
  at: now,
  by: 'admin',
  note: '',
  ...fields,
});

export const awardContract = (get: () => Stores) => {
  const ensured = async () => {
    const scope = aScope();
    const site = aSite(scope);
    await get().sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
    return { scope, site: { ...site, window: published(site.window, now) } };
  };

  /** Begins the publication unless it is begun, and stages everything. */
  const publish = async (
    scope: SiteScope,
    input: Parameters<Stores['awards']['publish']>[1],
    hasTime = () => true,
  ) => {
    const { periodId, version } = input.award;
    await get().awards.begin(scope, { periodId, version, begunAt: now, site: null });
    return get().awards.publish(scope, input, hasTime);
  };

  test('publishes a record, every outcome and the site together', async () => {
    const { scope, site } = await ensured();
    const outcomes = Array.from({ length: 130 }, (_, index) =>
      anOutcome(String(1_000_001 + index)),
    );
    const entry = anEntry();
    const award = anAward();
    const notice = aNotice();
    expect(await get().awards.read(scope, periodId, 1)).toBeNull();
    const result = await publish(scope, { award, outcomes, site, entry, notice });
    expect(result).toEqual({ ok: true, value: { ...site, version: 2 } });
    expect((await get().sites.read(scope)).site).toEqual({ ...site, version: 2 });
    expect(await get().awards.read(scope, periodId, 1)).toEqual(award);
    expect(await get().awards.outcome(scope, periodId, 1, '1000130')).toEqual({
      outcome: outcomes[129],
      shares,
      stage: anyText,
      numberedDigest: 'def',
    });
    expect(await get().awards.outcome(scope, periodId, 1, '1000131')).toEqual({
      outcome: null,
      shares,
      stage: anyText,
      numberedDigest: 'def',
    });
    expect(await get().awards.outcome(scope, periodId, 2, '1000001')).toBeNull();
    expect(await get().activity.latest(scope, 10)).toEqual([entry]);
    expect(await waitingEntries(get())).toContainEqual({ ...notice, attempts: 0, toldUpTo: '' });
    const other = { ...scope, siteId: 'MAIN2' };
    expect(await get().awards.read(other, periodId, 1)).toBeNull();
    expect(await get().awards.outcome(other, periodId, 1, '1000001')).toBeNull();
  });

  test('shows nothing of an award if the site was changed meanwhile', async () => {
    const { scope, site } = await ensured();
    await get().sites.save(scope, { ...site, name: 'Changed' }, []);
    const input = {
      award: anAward(),
      outcomes: [anOutcome('1000001')],
      site,
      entry: anEntry(),
      notice: aNotice(),
    };
    expect(await publish(scope, input)).toEqual({
      ok: false,
      error: { code: 'site-changed' },
    });
    expect(await get().awards.read(scope, periodId, 1)).toBeNull();
    expect(await get().awards.outcome(scope, periodId, 1, '1000001')).toBeNull();
    expect(await get().activity.latest(scope, 10)).toEqual([]);
    expect((await waitingEntries(get())).map(({ id }) => id)).not.toContain(input.notice.id);
    // The same version is staged again with another result. Nothing of the first staging becomes visible.
    const again = {
      ...input,
      award: anAward('{"second":1}'),
      outcomes: [],
      site: { ...site, version: 2 },
    };
    expect((await publish(scope, again)).ok).toBe(true);
    expect((await get().awards.read(scope, periodId, 1))?.recordJson).toBe('{"second":1}');
    expect(await get().awards.outcome(scope, periodId, 1, '1000001')).toEqual({
      outcome: null,
      shares,
      stage: anyText,
      numberedDigest: 'def',
    });
  });

  test('never replaces a published version', async () => {
    const { scope, site } = await ensured();
    const input = { outcomes: [anOutcome('1000001')], entry: anEntry(), notice: aNotice() };
    await publish(scope, { ...input, award: anAward(), site });
    const second = { ...input, award: anAward('{"other":1}'), site: { ...site, version: 2 } };
    expect((await publish(scope, second)).ok).toBe(false);
    expect(await get().awards.read(scope, periodId, 1)).toEqual(anAward());
  });

  test('lets one of many parallel publications win with its own record and outcomes', async () => {
    const { scope, site } = await ensured();
    const jobs = ['A', 'B', 'C', 'D'];
    const results = await Promise.all(
      jobs.map((jobId) =>
        publish(scope, {
          award: anAward(JSON.stringify({ jobId })),
          outcomes: Array.from({ length: 60 }, (_, n) => anOutcome(String(1_000_001 + n), jobId)),
          site,
          entry: anEntry(),
          notice: aNotice(),
        }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = jobs[results.findIndex(({ ok }) => ok)] ?? '';
    expect((await get().awards.read(scope, periodId, 1))?.recordJson).toBe(
      JSON.stringify({ jobId: winner }),
    );
    const seen = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        get().awards.outcome(scope, periodId, 1, String(1_000_001 + n)),
      ),
    );
    expect(new Set(seen.map((published) => published?.outcome?.awardedId))).toEqual(
      new Set([winner]),
    );
  });

  test('keeps a record larger than one item', async () => {
    const { scope, site } = await ensured();
    const award = anAward(JSON.stringify({ noise: randomBytes(900_000).toString('hex') }));
    await publish(scope, {
      award,
      outcomes: [],
      site,
      entry: anEntry(),
      notice: aNotice(),
    });
    expect(await get().awards.read(scope, periodId, 1)).toEqual(award);
  });

  test('reads many versions of the tenant at once, each with the driver’s outcome and the holders', async () => {
    const { scope, site } = await ensured();
    const holder = { jobId: 'J1', name: 'Ada', seniorityNumber: 1, assignmentType: 'preference' };
    const holders = [
      { ...holder, driverId: '1000001' },
      { ...holder, jobId: 'J2', driverId: null, assignmentType: null, seniorityNumber: null },
    ];
    const weekHolders = [
      { ...holders[1]!, weekId: 'W001' },
      { ...holders[0]!, weekId: 'W002' },
    ].map(({ jobId: _, ...week }) => ({ ...week, startDate: '2027-01-04', endDate: '2027-01-10' }));
    const summary = { by: 'admin', assigned: 1 };
    const input = { entry: anEntry(), notice: aNotice() };
    expect(await get().awards.findFirstPeriod(scope)).toBeNull();
    const first = { ...anAward(), summary };
    await publish(scope, {
      ...input,
      award: first,
      outcomes: [anOutcome('1000001')],
      holders,
      site,
    });
    await publish(scope, {
      ...input,
      award: { ...anAward('{"later":1}'), periodId: '2026-W50' },
      outcomes: [anOutcome('1000001', 'J9')],
      site: { ...site, version: 2 },
    });
    await publish(scope, {
      ...input,
      award: { ...anAward('{"weeks":1}'), periodId: 'vacation' },
      outcomes: [],
      holders: weekHolders,
      site: { ...site, version: 3 },
    });
    expect(await get().awards.findFirstPeriod(scope)).toBe(periodId);
    const names = ['2026-W50', '2026-W48', periodId].map((one) => ({ periodId: one, version: 1 }));
    const versions = await get().awards.versions(scope, names);
    expect(versions).toMatchObject([
      { periodId: '2026-W50', version: 1, publishedAt: now },
      { periodId, version: 1, publishedAt: now, summary },
    ]);
    expect(versions[0]?.summary).toBeUndefined();
    const outcomes = await get().awards.outcomesIn(scope, versions, '1000001');
    expect(outcomes).toEqual([anOutcome('1000001', 'J9'), anOutcome('1000001')]);
    expect(await get().awards.outcomesIn(scope, versions, '1000002')).toEqual([null, null]);
    expect(await get().awards.holdersIn(scope, versions)).toEqual([null, holders]);
    await get().awards.keepHolders(scope, versions[0]!, holders);
    expect(await get().awards.holdersIn(scope, versions)).toEqual([holders, holders]);
    const published = await get().awards.outcome(scope, periodId, 1, '1000001');
    const named = { periodId, version: 1, stage: published?.stage ?? '' };
    expect(await get().awards.holdersIn(scope, [named])).toEqual([holders]);
    const vacations = await get().awards.versions(scope, [{ periodId: 'vacation', version: 1 }]);
    expect(await get().awards.holdersIn(scope, vacations)).toEqual([weekHolders]);
    const other = aScope();
    expect(await get().awards.versions(other, names)).toEqual([]);
    expect(await get().awards.findFirstPeriod(other)).toBeNull();
    expect(await get().awards.holdersIn(other, versions)).toEqual([null, null]);
    expect(await get().awards.outcomesIn(other, versions, '1000001')).toEqual([null, null]);
  });

  test('keeps what a version says about its site, jobs and weeks beside its record', async () => {
    const { scope, site } = await ensured();
    const { awards } = get();
    const input = { award: anAward(), outcomes: [], entry: anEntry(), notice: aNotice() };
    const award = { periodId, version: 1 };
    expect(await awards.facts(scope, award)).toBeNull();
    await publish(scope, { ...input, site });
    const stored = await awards.facts(scope, award);
    expect(stored?.facts).toBeNull();
    const facts = {
      timeZone: 'America/Chicago',
      jobs: [
        { jobId: 'J1', startTime: '05:30', weekDays: 'Mon-Fri', isAirport: true, places: 2 },
        {
          jobId: 'J2',
          startTime: '09:15',
          weekDays: 'Tue-Sat',
          isAirport: false,
          location: 'Dock',
        },
      ],
      weeks: [{ weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 3 }],
      changedIn: [{ id: 'J1', version: 2 }],
    };
    await awards.keepFacts(scope, { ...award, stage: stored?.stage ?? '' }, facts);
    expect((await awards.facts(scope, award))?.facts).toEqual(facts);
    const other = { ...facts, jobs: [] };
    await awards.keepFacts(scope, { ...award, stage: stored?.stage ?? '' }, other);
    expect((await awards.facts(scope, award))?.facts).toEqual(facts);
    const second = { ...anAward('{"later":1}'), version: 2 };
    const north = { siteName: 'North', timeZone: 'America/Denver' };
    const later = { ...north, jobs: [], weeks: [], changedIn: [] };
    const after = (await get().sites.read(scope)).site!;
    await publish(scope, { ...input, award: second, facts: later, site: after });
    expect((await awards.facts(scope, { periodId, version: 2 }))?.facts).toEqual(later);
    expect((await awards.facts(scope, award))?.facts).toEqual(facts);
    expect(await awards.facts(aScope(), award)).toBeNull();
    const versions = await awards.versions(scope, [award, { periodId, version: 2 }]);
    expect(versions.map(({ timeZone }) => timeZone)).toEqual(['America/Chicago', 'America/Denver']);
  });

  test('keeps the figures of a version for reports beside its record', async () => {
    const { scope, site } = await ensured();
    const { awards } = get();
    const input = { award: anAward(), outcomes: [], entry: anEntry(), notice: aNotice() };
    await publish(scope, { ...input, site });
    const versions = await awards.versions(scope, [{ periodId, version: 1 }]);
    expect(await awards.figuresIn(scope, versions)).toEqual([null]);
    const driver = { employeeId: '1000001', name: 'Ana', seniorityNumber: null, savedAt: now };
    const figures = {
      drivers: [
        { ...driver, ranked: 2, rank: 1, jobId: 'J1', assignmentType: 'preference' },
        { ...driver, ranked: 0, rank: null, jobId: null, assignmentType: null, savedAt: null },
      ],
      jobs: [
        {
          ...{ jobId: 'J1', startTime: '08:00', weekDays: 'Mon-Fri', places: 1, rankedBy: 1 },
          ...{ firstChoices: 1, taken: 1, wentTo: 7, wentToRank: 1, wentToType: 'preference' },
        },
      ],
    };
    await awards.keepFigures(scope, versions[0]!, figures);
    expect(await awards.figuresIn(scope, versions)).toEqual([figures]);
    const empty = { drivers: [], jobs: [] };
    await awards.keepFigures(scope, versions[0]!, empty);
    expect(await awards.figuresIn(scope, versions)).toEqual([empty]);
    expect(await awards.figuresIn(aScope(), versions)).toEqual([null]);
  });

  test('marks a version as withdrawn beside its record, once and with the site', async () => {
    const { scope, site } = await ensured();
    const { awards, sites } = get();
    const award = { periodId, version: 1 };
    const mark = { at: now, by: 'admin', reason: 'A job was missing' };
    const notice = aNotice();
    const withdraw = (version: number) => {
      const next = { ...site, version };
      return awards.withdraw(scope, { award, mark, site: next, entry: anEntry(), notice });
    };
    const refused = { ok: false, error: { code: 'site-changed' } };
    expect(await withdraw(1)).toEqual(refused);
    const input = { award: anAward(), outcomes: [], entry: anEntry(), notice: aNotice() };
    await publish(scope, { ...input, site });
    expect(await withdraw(1)).toEqual(refused);
    await awards.begin(scope, { periodId, version: 2, begunAt: now, site: null });
    expect(await withdraw(2)).toEqual({ ok: false, error: { code: 'publishing-unfinished' } });
    await awards.abandon(scope, (await awards.findPublication(scope, periodId))!);
    expect(await withdraw(2)).toMatchObject({ ok: true, value: { version: 3 } });
    expect(await withdraw(3)).toEqual(refused);
    expect((await sites.read(scope)).site?.version).toBe(3);
    expect(await awards.read(scope, periodId, 1)).toEqual({ ...anAward(), withdrawn: mark });
    expect(await awards.versions(scope, [award])).toMatchObject([{ version: 1, withdrawn: mark }]);
    // One entry for the publication and one for the withdrawal, none for what was refused.
    expect(await get().activity.latest(scope, 5)).toHaveLength(2);
    expect((await waitingEntries(get())).map(({ id }) => id)).toContain(notice.id);
  });

  test('keeps which part of a version a publication changes, and what was confirmed', async () => {
    const { scope } = await ensured();
    const { awards } = get();
    const parts = [
      { only: 'trades' },
      { only: 'job-changes', jobs: [{ jobId: 'J1', now: null }] },
      { only: 'week-changes', weeks: [{ weekId: 'W1', now: null }] },
      {
        only: 'freed-jobs',
        chain: {
          freed: [
            { driverId: '1000001', jobId: 'J1' },
            { driverId: null, jobId: 'J2' },
          ],
          drivers: [
            { driverId: '1000002', now: null },
            {
              driverId: '1000003',
              now: {
                isEligible: true,
                airportCertified: false,
                onLeave: { from: '2026-12-02', to: '2026-12-03' },
              },
            },
          ],
          givenTo: '1000004',
          chainMoves: 2,
        },
      },
      {
        only: 'freed-jobs',
        chain: {
          freed: [{ driverId: null, jobId: 'J2' }],
          drivers: [],
          taken: [{ driverId: '1000002', jobIds: ['J2'], at: '2026-11-26T15:00:00.000Z' }],
        },
      },
      { basis: '' },
      { basis: 'f00d' },
      { basis: '', keepBelow: 20 },
    ] as const;
    for (const [at, part] of parts.entries()) {
      const name = { periodId: `2026-W5${at}`, version: 2 };
      await awards.begin(scope, { ...name, ...part, begunAt: now, site: null });
      expect(await awards.findPublication(scope, name.periodId)).toMatchObject({
        ...name,
        ...part,
      });
    }
  });

  test('cancels a publication of which nothing is staged, and stores the site or an entry with it', async () => {
    const { scope, site } = await ensured();
    const { awards, sites } = get();
    const next = { periodId, version: 1 };
    const startsAt = '2026-11-25T20:00:10.000Z';
    const begin = () => awards.begin(scope, { ...next, begunAt: now, startsAt, site: null });
    const refused = { ok: false, error: { code: 'site-changed' } };
    expect(await awards.cancel(scope, next, null)).toEqual(refused);
    await begin();
    expect(await awards.findPublication(scope, periodId)).toMatchObject({ ...next, startsAt });
    expect(await awards.cancel(scope, { ...next, version: 2 }, null)).toEqual(refused);
    expect(await awards.cancel(scope, next, { ...site, version: 9 })).toEqual(refused);
    expect(await awards.cancel(scope, next, site)).toEqual({ ok: true, value: null });
    expect(await awards.findPublication(scope, periodId)).toBeNull();
    expect((await sites.read(scope)).site).toEqual({ ...site, version: 2 });
    await begin();
    const entry = anEntry();
    expect(await awards.cancel(scope, { ...next, version: 2 }, null, entry)).toEqual(refused);
    expect(await get().activity.latest(scope, 5)).toEqual([]);
    expect(await awards.cancel(scope, next, null, entry)).toEqual({ ok: true, value: null });
    expect(await get().activity.latest(scope, 5)).toEqual([entry]);
    expect((await sites.read(scope)).site?.version).toBe(2);
  });

  test('keeps the latest confirmation of each driver, and reminds of a version once', async () => {
    const scope = aScope();
    const { seenResults } = get();
    const seen = { employeeId: '1000002', awardId: periodId, version: 2, at: now, held: ['J1'] };
    const other = { ...seen, employeeId: '1000001', held: [] };
    expect(await seenResults.get(scope, periodId, '1000002')).toBeNull();
    await seenResults.confirm(scope, { ...seen, version: 1, held: ['J0'] });
    await Promise.all([seen, other].map((one) => seenResults.confirm(scope, one)));
    await seenResults.confirm(scope, { ...seen, at: '2030-01-01T00:00:00.000Z' });
    await seenResults.confirm(scope, { ...seen, version: 1 });
    await seenResults.confirm(scope, { ...seen, awardId: 'vacation', version: 9 });
    expect(await seenResults.get(scope, periodId, '1000002')).toEqual(seen);
    expect(await seenResults.list(scope, periodId)).toEqual([other, seen]);
    expect(await seenResults.list({ ...scope, siteId: 'MAIN2' }, periodId)).toEqual([]);
    const award = { periodId, version: 2 };
    const remind = () =>
      seenResults.remind(scope, award, { at: now, notice: aNotice(), entry: anEntry() });
    expect(await seenResults.findReminder(scope, award)).toBeNull();
    const both = await Promise.all([remind(), remind()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await remind()).toEqual({ ok: false, error: { code: 'already-reminded' } });
    expect(await seenResults.findReminder(scope, award)).toBe(now);
    expect(await seenResults.findReminder(scope, { ...award, version: 3 })).toBeNull();
    expect(await get().activity.latest(scope, 5)).toHaveLength(1);
  });

  test('keeps manual assignments of a period in the order they were made, one per job', async () => {
    const { scope } = await ensured();
    const put = async (fields: Partial<ManualAssignment>, period = periodId, held?: string) => {
      const assignment = aManual(fields);
      const follows = await get().manual.findLatest(scope, period, assignment.driverId);
      const change = { assignment, replaces: held ?? null, follows };
      return get().manual.put(scope, period, change, anEntry());
    };
    await put({ id: '01B', jobId: 'J1' });
    await put({ id: '01C', jobId: 'A#1' });
    for (const stale of [undefined, '01A']) {
      expect(await put({ id: '01D', jobId: 'J1' }, periodId, stale)).toEqual({
        ok: false,
        error: { code: 'manual-changed' },
      });
    }
    await put({ id: '01D', jobId: 'J1', driverId: '1000002' }, periodId, '01B');
    // Assignments are refused for every period except the site's current one.
    expect(await put({ id: '01A', jobId: 'J9' }, '2026-W50')).toEqual({
      ok: false,
      error: { code: 'period-over' },
    });
    expect(await get().manual.list(scope, '2026-W50')).toEqual([]);
    expect(await get().manual.list(scope, periodId)).toEqual([
      aManual({ id: '01C', jobId: 'A#1' }),
      aManual({ id: '01D', jobId: 'J1', driverId: '1000002' }),
    ]);
    const remove = async (fields: Partial<ManualAssignment>) =>
      (await get().manual.remove(scope, periodId, aManual(fields), anEntry())).ok;
    expect(await remove({ id: '01C', jobId: 'A#1' })).toBe(true);
    expect(await remove({ id: '01C', jobId: 'A#1' })).toBe(false);
    expect(await remove({ id: '01B', jobId: 'J1' })).toBe(false);
    expect((await get().manual.list(scope, periodId)).map(({ jobId }) => jobId)).toEqual(['J1']);
    expect(await get().manual.list({ ...scope, siteId: 'MAIN2' }, periodId)).toEqual([]);
    // The log has entries for three assignments and one removal, and none for anything that was refused.
    expect(await get().activity.latest(scope, 10)).toHaveLength(4);
  });

  test('keeps a manual assignment for each place of a job, and gives each place only once', async () => {
    const { scope } = await ensured();
    const put = async (driver: number, place?: number, replaces: string | null = null) => {
      const fields = { id: `01${driver}`, driverId: `100000${driver}`, jobId: 'J1' };
      const assignment = { ...aManual(fields), ...(place && { place }) };
      const change = { assignment, replaces, follows: null };
      return (await get().manual.put(scope, periodId, change, anEntry())).ok;
    };
    expect(await Promise.all([put(1), put(2, 2), put(3, 2)])).toEqual([
      true,
      expect.any(Boolean),
      expect.any(Boolean),
    ]);
    const [first, second, ...others] = await get().manual.list(scope, periodId);
    expect([first?.place, second?.place, others]).toEqual([undefined, 2, []]);
    expect(await put(4, 12)).toBe(true);
    expect(await put(5, 2, second!.id)).toBe(true);
    const drivers = (await get().manual.list(scope, periodId)).map(({ driverId }) => driverId);
    expect(drivers).toEqual(['1000001', '1000004', '1000005']);
    expect((await get().manual.remove(scope, periodId, second!, anEntry())).ok).toBe(false);
    expect((await get().manual.remove(scope, periodId, first!, anEntry())).ok).toBe(true);
    const left = await get().manual.list(scope, periodId);
    expect(left.map(({ place }) => place)).toEqual([12, 2]);
  });

  test('refuses one of two jobs that a driver is assigned at once', async () => {
    const { scope } = await ensured();
    const give = (jobId: string, follows: string | null) => {
      const assignment = aManual({ id: `01${jobId}`, jobId });
      return get().manual.put(scope, periodId, { assignment, replaces: null, follows }, anEntry());
    };
    expect(await get().manual.findLatest(scope, periodId, '1000001')).toBeNull();
    const both = await Promise.all([give('J1', null), give('J2', null)]);
    expect(both.find(({ ok }) => !ok)).toEqual({
      ok: false,
      error: { code: 'manual-driver-changed' },
    });
    const [standing, ...others] = await get().manual.list(scope, periodId);
    expect(others).toEqual([]);
    expect(await get().activity.latest(scope, 10)).toHaveLength(1);
    // The driver's latest assignment is remembered even after its removal, so that a request that does not know
    // of that assignment is refused.
    await get().manual.remove(scope, periodId, standing!, anEntry());
    expect(await get().manual.findLatest(scope, periodId, '1000001')).toBe(standing!.id);
    expect((await give('J3', null)).ok).toBe(false);
    expect((await give('J3', standing!.id)).ok).toBe(true);
    expect(await get().manual.findLatest(scope, '2026-W50', '1000001')).toBeNull();
  });

  test('reads the newest entries of the activity log first', async () => {
    const scope = aScope();
    const entries = Array.from({ length: 30 }, (_, n) =>
      anEntry({ id: `01${String(n).padStart(4, '0')}`, event: textEvent('x'.repeat(2000)) }),
    );
    await Promise.all(entries.map((entry) => get().activity.append(scope, entry)));
    expect(await get().activity.latest(scope, 1000)).toEqual([...entries].reverse());
    expect(await get().activity.latest(scope, 2)).toEqual([entries[29], entries[28]]);
    expect(await get().activity.latest(aScope(), 2)).toEqual([]);
  });
};
