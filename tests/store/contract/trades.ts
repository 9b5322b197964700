import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import { closeTrade } from '~/domain/trades/open-trades';
import type {
  AcceptedTrade,
  OfferedTrade,
  OpenTrade,
  TradeOffer,
} from '~/domain/trades/trade-offer';
import { aCompany, anAdmin, anEntry, aScope, aSite, now } from '../builders';

const awardId = '2026-W49';
const [first, second, third] = ['1000001', '1000002', '1000003'] as const;
const aParty = (employeeId: string) => ({
  employeeId,
  seniorityNumber: 1,
  at: now,
  withPassword: true,
});
const anOffer = (fields: Partial<OfferedTrade> = {}): OfferedTrade => ({
  id: '01A',
  awardId,
  by: aParty(first),
  number: 1,
  giveId: 'J1',
  wantId: 'J2',
  declinedBy: [],
  revision: 1,
  state: 'offered',
  ...fields,
});
/** An offer of driver 2, who holds J2, to everybody. */
const anOpen = (fields: Partial<OpenTrade> = {}): OpenTrade => ({
  id: '01C',
  awardId,
  by: aParty(second),
  number: 1,
  giveId: 'J2',
  wantId: null,
  jobs: { give: { startTime: '05:30', weekDays: 'Mon-Fri', isAirport: false } },
  revision: 1,
  state: 'open',
  ...fields,
});
const accept = (offer: OfferedTrade, employeeId: string): AcceptedTrade => ({
  ...offer,
  state: 'accepted',
  with: aParty(employeeId),
  revision: offer.revision + 1,
});
const done = { ok: true, value: null };
const changed = { ok: false, error: { code: 'trade-changed' } };

export const tradesContract = (get: () => Stores) => {
  const start = async (offer: OfferedTrade = anOffer()) => {
    const scope = aScope();
    expect(await get().trades.offer(scope, offer, anEntry())).toEqual(done);
    const change = (before: TradeOffer, after: TradeOffer) =>
      get().trades.change(scope, { before, after }, anEntry());
    return { scope, offer, change };
  };
  const isLogged = async (scope: ReturnType<typeof aScope>, id: string) =>
    (await get().activity.latest(scope, 100)).some((entry) => entry.id === id);

  test('finds a waiting offer by its driver and by what it wants', async () => {
    const weeks = {
      give: { startDate: '2027-01-04', endDate: '2027-01-10' },
      want: { startDate: '2027-01-11', endDate: '2027-01-17' },
    };
    const job = { startTime: '05:30', weekDays: 'Mon-Fri', isAirport: false };
    const jobs = { give: job, want: { ...job, location: 'North Yard' } };
    const { scope, offer } = await start(anOffer({ weeks, jobs }));
    const { trades } = get();
    expect(await trades.list(scope, awardId)).toEqual([offer]);
    expect(await trades.listForDriver(scope, awardId, first)).toEqual([offer]);
    expect(await trades.listForDriver(scope, awardId, second)).toEqual([]);
    expect(await trades.listWanting(scope, awardId, ['J1', 'J2'])).toEqual([offer]);
    expect(await trades.listFewWaiting(scope, awardId)).toEqual([offer]);
    expect(await trades.listFewWaiting(scope, 'vacation')).toEqual([]);
    expect(await trades.list(scope, 'vacation')).toEqual([]);
    expect(await trades.list({ ...scope, siteId: 'MAIN2' }, awardId)).toEqual([]);
  });

  test('approves only for the site on which it was decided', async () => {
    const { scope, offer, change } = await start();
    const site = aSite(scope);
    await get().sites.ensure({ company: aCompany(scope), site, admin: anAdmin() });
    const { version } = (await get().sites.read(scope)).site!;
    const before = accept(offer, second);
    expect(await change(offer, before)).toEqual(done);
    const after: TradeOffer = {
      ...before,
      state: 'approved',
      answer: { at: now, by: 'admin' },
      revision: before.revision + 1,
    };
    const approve = (siteVersion: number) =>
      get().trades.approve(scope, { before, after, siteVersion }, anEntry());
    expect(await approve(version - 1)).toEqual({ ok: false, error: { code: 'site-changed' } });
    expect(await get().trades.list(scope, awardId)).toEqual([before]);
    expect(await approve(version)).toEqual(done);
    expect(await get().trades.list(scope, awardId)).toEqual([after]);
    expect(await approve(version)).toEqual(changed);
  });

  test('lists no waiting offers at once if they are many', async () => {
    const { scope } = await start();
    for (let number = 2; number <= 42; number += 1)
      await get().trades.offer(
        scope,
        { ...anOffer(), id: `01B${number}`, number } as OfferedTrade,
        anEntry(),
      );
    expect(await get().trades.listFewWaiting(scope, awardId)).toBeNull();
  });

  test('finds an offer by exactly what it wants', async () => {
    const { scope, offer } = await start(anOffer({ wantId: 'J2#1 ñ' }));
    const find = (...ids: string[]) => get().trades.listWanting(scope, awardId, ids);
    expect([await find('J2'), await find('J2#1'), await find('J2#1 ñ')]).toEqual([[], [], [offer]]);
  });

  test('finds an accepted offer by both drivers, and no longer by what it wants', async () => {
    const { scope, offer, change } = await start();
    const accepted = accept(offer, second);
    expect(await change(offer, accepted)).toEqual(done);
    const { trades } = get();
    expect(await trades.listWanting(scope, awardId, ['J2'])).toEqual([]);
    expect(await trades.listFewWaiting(scope, awardId)).toEqual([]);
    for (const driver of [first, second])
      expect(await trades.listForDriver(scope, awardId, driver)).toEqual([accepted]);
    const approved: TradeOffer = {
      ...accepted,
      state: 'approved',
      answer: { at: now, by: null },
      revision: 3,
    };
    expect(await change(accepted, approved)).toEqual(done);
    for (const driver of [first, second])
      expect(await trades.listForDriver(scope, awardId, driver)).toEqual([approved]);
    expect(await trades.list(scope, awardId)).toEqual([approved]);
  });

  test('keeps a declined offer for the others who hold what it wants', async () => {
    const { scope, offer, change } = await start();
    const declined = { ...offer, declinedBy: [second], revision: 2 };
    expect(await change(offer, declined)).toEqual(done);
    expect(await get().trades.listWanting(scope, awardId, ['J2'])).toEqual([declined]);
  });

  test('lets one of two drivers accept, and logs nothing for the other', async () => {
    const { scope, offer } = await start();
    const [entry, other] = [anEntry(), anEntry()];
    const answers = await Promise.all([
      get().trades.change(scope, { before: offer, after: accept(offer, second) }, entry),
      get().trades.change(scope, { before: offer, after: accept(offer, third) }, other),
    ]);
    expect(answers).toContainEqual(done);
    expect(answers).toContainEqual(changed);
    const logged = await Promise.all([isLogged(scope, entry.id), isLogged(scope, other.id)]);
    expect(logged.filter(Boolean)).toHaveLength(1);
  });

  test('refuses a change of an offer that was taken back', async () => {
    const { offer, change } = await start();
    await change(offer, { ...offer, state: 'withdrawn', endedAt: now, revision: 2 });
    expect(await change(offer, accept(offer, second))).toEqual(changed);
  });

  test('refuses a second offer of a driver with the same number', async () => {
    const { scope } = await start();
    const again = anOffer({ id: '01B', wantId: 'J3' });
    expect(await get().trades.offer(scope, again, anEntry())).toEqual(changed);
    expect(await get().trades.listWanting(scope, awardId, ['J3'])).toEqual([]);
    const next = anOffer({ id: '01B', wantId: 'J3', number: 2 });
    expect(await get().trades.offer(scope, next, anEntry())).toEqual(done);
  });

  test('finds what is open to everybody, newest first, beside the offers for something', async () => {
    const { scope, offer } = await start();
    const { trades } = get();
    const [older, newer] = [anOpen(), anOpen({ id: '01D', number: 2, giveId: 'J4' })];
    for (const open of [older, newer])
      expect(await trades.offer(scope, open, anEntry())).toEqual(done);
    expect(await trades.listOpen(scope, awardId)).toEqual([newer, older]);
    expect(await trades.listFewWaiting(scope, awardId)).toEqual(
      expect.arrayContaining([offer, older, newer]),
    );
    expect(await trades.listForDriver(scope, awardId, second)).toEqual([older, newer]);
    expect(await trades.listWanting(scope, awardId, ['J2', 'J4'])).toEqual([offer]);
    expect(await trades.listOpen(scope, 'vacation')).toEqual([]);
    expect(await trades.listOpen({ ...scope, siteId: 'MAIN2' }, awardId)).toEqual([]);
  });

  test('reads the newest of many that are open', async () => {
    const scope = aScope();
    const { trades } = get();
    for (let number = 1; number <= 101; number += 1)
      await trades.offer(scope, anOpen({ id: `01${1000 + number}`, number }), anEntry());
    const found = await trades.listOpen(scope, awardId);
    expect([found.length, found.at(0)?.number, found.at(-1)?.number]).toEqual([100, 101, 2]);
    expect(await trades.listFewWaiting(scope, awardId)).toBeNull();
  });

  test('of two answers to an open offer that are accepted at once, stores and logs one', async () => {
    const { scope, offer } = await start();
    const { trades } = get();
    const open = anOpen();
    const other = anOffer({ id: '01B', by: aParty(third), giveId: 'J3' });
    for (const one of [open, other])
      expect(await trades.offer(scope, one, anEntry())).toEqual(done);
    const closed = [closeTrade(open, now)];
    const [entry, otherEntry] = [anEntry(), anEntry()];
    const accepting = (before: OfferedTrade, logged: typeof entry) =>
      trades.change(scope, { before, after: accept(before, second), closed }, logged);
    const answers = await Promise.all([accepting(offer, entry), accepting(other, otherEntry)]);
    expect(answers).toContainEqual(done);
    expect(answers).toContainEqual(changed);
    expect(await trades.listOpen(scope, awardId)).toEqual([]);
    expect((await trades.list(scope, awardId)).map(({ state }) => state).sort()).toEqual([
      'accepted',
      'closed',
      'offered',
    ]);
    const logged = await Promise.all([isLogged(scope, entry.id), isLogged(scope, otherEntry.id)]);
    expect(logged.filter(Boolean)).toHaveLength(1);
  });
};
