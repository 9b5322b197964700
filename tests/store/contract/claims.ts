import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { AnsweredClaim, OpenClaim, PickClaim } from '~/domain/claims/claim';
import { published } from '~/domain/selection/selection-window';
import { addManualWeek, removeManualWeeks } from '~/domain/vacation/manual-weeks';
import type { ManualVacation } from '~/domain/vacation/vacation-week';
import { waitingEntries } from '~/tests/support/waiting';
import { aCompany, anAdmin, anEntry, aNotice, aScope, aSite, now } from '../builders';

const anAnswer = { reason: 'Seniority decides', by: 'admin', at: now };
const aManual = { driverId: '1000001', jobId: 'J1', id: '01M', at: now, by: 'admin', note: 'why' };

/** A grant for a job without a manual assignment, to a driver without any other assignment. */
const aGrant = { assignment: aManual, replaces: null, follows: null };

export const claimsContract = (get: () => Stores) => {
  /** A site that has published once. */
  const ensured = async () => {
    const scope = aScope();
    const site = aSite(scope);
    const selection = published(site.window, now);
    await get().sites.ensure({
      company: aCompany(scope),
      site: { ...site, window: selection },
      admin: anAdmin(),
    });
    const aClaim = (fields: Partial<PickClaim> = {}): PickClaim & { state: 'open' } => ({
      id: '01A',
      periodId: selection.periodId,
      employeeId: '1000001',
      jobId: 'J1',
      rank: 1,
      awardVersion: 1,
      givenReason: 'went to a more senior driver (#1), who ranked it #1',
      text: 'I am more senior',
      filedAt: now,
      state: 'open',
      ...fields,
    });
    const file = (fields: Partial<PickClaim> = {}) =>
      get().claims.file(scope, aClaim(fields), anEntry());
    const answered = (state: AnsweredClaim['state'], fields: Partial<PickClaim> = {}) =>
      ({ ...aClaim(fields), state, answer: anAnswer }) as AnsweredClaim;
    const notice = aNotice(scope);
    const publishAgain = async () => {
      const { site: stored } = await get().sites.read(scope);
      await get().sites.save(scope, { ...stored!, window: published(stored!.window, now) }, []);
    };
    return { scope, periodId: selection.periodId, aClaim, file, answered, notice, publishAgain };
  };
  const done = { ok: true, value: null };
  const refused = (code: string) => ({ ok: false, error: { code } });

  test('lists the claims of the periods from the first to the last', async () => {
    const { scope, file } = await ensured();
    const weeks = ['2026-W48', '2026-W49', '2026-W50', '2026-W51'];
    for (const [index, periodId] of weeks.entries()) await file({ id: `01${index}`, periodId });
    const list = async (first: string, last: string) =>
      (await get().claims.listBetween(scope, first, last)).map(({ periodId }) => periodId);
    expect(await list('2026-W49', '2026-W50')).toEqual(['2026-W49', '2026-W50']);
    expect(await list('2026-W51', '2027-W01')).toEqual(['2026-W51']);
    expect(await get().claims.listBetween(aScope(), '2026-W01', '2026-W53')).toEqual([]);
  });

  test('keeps a claim about something else apart from one about a pick of that name', async () => {
    const { scope, periodId, aClaim, file, notice } = await ensured();
    const { jobId: _, rank: __, givenReason: ___, ...filed } = aClaim();
    const other: OpenClaim = { ...filed, id: '01B', kind: 'seniority', state: 'open' };
    expect(await file({ jobId: 'seniority' })).toEqual(done);
    expect(await get().claims.file(scope, other, anEntry())).toEqual(done);
    expect(await get().claims.file(scope, other, anEntry())).toEqual(refused('claim-exists'));
    const denied: AnsweredClaim = { ...other, state: 'denied', answer: anAnswer };
    const change = { given: null, entry: anEntry(), notice };
    expect(await get().claims.answer(scope, denied, change)).toEqual(done);
    expect(await get().claims.list(scope, periodId)).toEqual([
      aClaim({ jobId: 'seniority' }),
      denied,
    ]);
    expect(await get().claims.file(scope, other, anEntry())).toEqual(refused('claim-exists'));
  });

  test('keeps the claims of a period in the order of filing, each driver’s apart', async () => {
    const { scope, periodId, aClaim, file } = await ensured();
    expect(await file({ id: '01C' })).toEqual(done);
    expect(await file({ id: '01B', employeeId: '1000002', jobId: 'A#1' })).toEqual(done);
    expect(await file({ id: '01D', jobId: 'OPEN#J1' })).toEqual(done);
    const own = [aClaim({ id: '01C' }), aClaim({ id: '01D', jobId: 'OPEN#J1' })];
    expect(await get().claims.listForDriver(scope, periodId, '1000001')).toEqual(own);
    expect((await get().claims.list(scope, periodId)).map(({ id }) => id)).toEqual([
      '01B',
      '01C',
      '01D',
    ]);
    expect(await get().claims.list(scope, '2026-W01')).toEqual([]);
    expect(await get().claims.list({ ...scope, siteId: 'MAIN2' }, periodId)).toEqual([]);
    expect(await get().claims.listForDriver(scope, periodId, '100000')).toEqual([]);
    expect(await get().activity.latest(scope, 10)).toHaveLength(3);
  });

  test('keeps one open claim per pick, even if filed at once', async () => {
    const { scope, periodId, file } = await ensured();
    const results = await Promise.all(['01A', '01B', '01C', '01D'].map((id) => file({ id })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter(({ ok }) => !ok)).toEqual(Array(3).fill(refused('claim-exists')));
    expect(await get().claims.list(scope, periodId)).toHaveLength(1);
    expect(await get().activity.latest(scope, 10)).toHaveLength(1);
  });

  test('closes a claim with its assignment and entry, and allows a new one only after the next publication', async () => {
    const { scope, periodId, file, answered, notice, publishAgain } = await ensured();
    await file();
    const entry = anEntry({ id: '02Z' });
    const granted = answered('granted');
    const change = { given: aGrant, entry, notice };
    expect(await get().claims.answer(scope, granted, change)).toEqual(done);
    expect(await waitingEntries(get())).toContainEqual({ ...notice, attempts: 0, toldUpTo: '' });
    expect(await get().claims.list(scope, periodId)).toEqual([granted]);
    expect(await get().manual.list(scope, periodId)).toEqual([aManual]);
    expect((await get().activity.latest(scope, 1))[0]).toEqual(entry);
    expect(await file({ id: '01B' })).toEqual(refused('claim-exists'));
    await publishAgain();
    expect(await file({ id: '01B', awardVersion: 2 })).toEqual(done);
    expect((await get().claims.list(scope, periodId)).map(({ state }) => state)).toEqual([
      'granted',
      'open',
    ]);
  });

  test('lets one of two parallel answers win, and the other leaves no assignment', async () => {
    const { scope, periodId, file, answered, notice } = await ensured();
    await file();
    const results = await Promise.all([
      get().claims.answer(scope, answered('granted'), {
        given: aGrant,
        entry: anEntry(),
        notice,
      }),
      get().claims.answer(scope, answered('denied'), {
        given: null,
        entry: anEntry(),
        notice,
      }),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toEqual(refused('claim-answered'));
    const [claim] = await get().claims.list(scope, periodId);
    expect(claim?.state).toBe(results[0]?.ok ? 'granted' : 'denied');
    expect(await get().manual.list(scope, periodId)).toHaveLength(results[0]?.ok ? 1 : 0);
    expect(await get().activity.latest(scope, 10)).toHaveLength(2);
  });

  test('refuses to grant a job that was manually assigned to another driver meanwhile', async () => {
    const { scope, periodId, file, answered, notice } = await ensured();
    await file();
    const theirs = { ...aManual, id: '01T', driverId: '1000009' };
    await get().manual.put(scope, periodId, { ...aGrant, assignment: theirs }, anEntry());
    const grant = (replaces: string | null) =>
      get().claims.answer(scope, answered('granted'), {
        given: { ...aGrant, replaces },
        entry: anEntry(),
        notice,
      });
    expect(await grant(null)).toEqual(refused('manual-changed'));
    expect(await get().manual.list(scope, periodId)).toEqual([theirs]);
    expect((await get().claims.list(scope, periodId)).map(({ state }) => state)).toEqual(['open']);
    expect(await grant('01T')).toEqual(done);
    expect(await get().manual.list(scope, periodId)).toEqual([aManual]);
  });

  test('refuses to grant a job to a driver who was assigned another one meanwhile', async () => {
    const { scope, periodId, file, answered, notice } = await ensured();
    await file();
    const other = { ...aManual, id: '01T', jobId: 'J9' };
    await get().manual.put(scope, periodId, { ...aGrant, assignment: other }, anEntry());
    const grant = (follows: string | null) =>
      get().claims.answer(scope, answered('granted'), {
        given: { ...aGrant, follows },
        entry: anEntry(),
        notice,
      });
    expect(await grant(null)).toEqual(refused('manual-driver-changed'));
    expect(await get().manual.list(scope, periodId)).toEqual([other]);
    expect((await get().claims.list(scope, periodId)).map(({ state }) => state)).toEqual(['open']);
    expect(await grant('01T')).toEqual(done);
  });

  test('refuses the answer to an unknown claim or to an earlier one of the pick', async () => {
    const { scope, periodId, file, answered, notice } = await ensured();
    const answer = (id: string) =>
      get().claims.answer(scope, answered('denied', { id }), {
        given: null,
        entry: anEntry(),
        notice,
      });
    expect(await answer('01A')).toEqual(refused('claim-answered'));
    await file();
    expect(await answer('01B')).toEqual(refused('claim-answered'));
    expect((await get().claims.list(scope, periodId)).map(({ state }) => state)).toEqual(['open']);
  });

  const aWeek = {
    weekId: 'W1',
    startDate: '2027-01-04',
    endDate: '2027-01-10',
    totalSlots: 1,
    version: 0,
  };
  const aWeekGrant = {
    week: { ...aWeek, version: 1 },
    manual: addManualWeek([], {
      ...{ id: '01V', driverId: '1000001', weekId: 'W1', at: now, by: 'admin' },
    }),
  };
  const aboutWeek = { periodId: 'vacation', jobId: 'W1' };

  test('grants a week in one transaction, and refuses it whole if anything changed', async () => {
    const { scope, file, answered, notice } = await ensured();
    const { weeks, claims } = get();
    await weeks.change(scope, { puts: [aWeek], entry: anEntry() });
    await file(aboutWeek);
    const grant = (given: typeof aWeekGrant | null = aWeekGrant) =>
      claims.answerAboutWeek(scope, answered('granted', aboutWeek), {
        given,
        entry: anEntry(),
        notice,
      });
    expect(await grant({ ...aWeekGrant, week: aWeek })).toEqual(refused('weeks-changed'));
    const [granted] = aWeekGrant.manual.after as [ManualVacation];
    const other = { ...granted, id: '01U', weekId: 'W2' };
    await weeks.change(scope, { manual: [addManualWeek([], other)], entry: anEntry() });
    expect(await grant()).toEqual(refused('weeks-changed'));
    await weeks.change(scope, { manual: removeManualWeeks([other], [other]), entry: anEntry() });
    expect((await claims.list(scope, 'vacation')).map(({ state }) => state)).toEqual(['open']);
    expect((await waitingEntries(get())).map(({ id }) => id)).not.toContain(notice.id);

    expect(await grant()).toEqual(done);
    expect(await weeks.manual(scope)).toEqual([granted]);
    expect((await weeks.list(scope))[0]?.version).toBe(2);
    expect((await claims.list(scope, 'vacation')).map(({ state }) => state)).toEqual(['granted']);
    expect((await waitingEntries(get())).map(({ id }) => id)).toContain(notice.id);
    expect(await grant()).toEqual(refused('claim-answered'));
    expect(await grant(null)).toEqual(refused('claim-answered'));
  });
};
