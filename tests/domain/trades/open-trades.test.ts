import { expect, test } from 'vitest';
import { toInstant } from '~/domain/time/instant';
import { maxOpenOffers } from '~/domain/trades/limits';
import { listOnOffer } from '~/domain/trades/open-trades';
import type { OpenTrade } from '~/domain/trades/trade-offer';
import { checkOfferLimits, getTradeState } from '~/domain/trades/trade-rules';

const now = toInstant(Date.parse('2026-11-26T12:00:00.000Z'));
const [own, other] = ['1000001', '1000002'];
const job = { startTime: '05:30', weekDays: 'Mon-Fri', isAirport: false };
const anOpen = (fields: Partial<OpenTrade> = {}): OpenTrade => ({
  id: '01A',
  awardId: '2026-W49',
  by: { employeeId: other, seniorityNumber: 2, at: now, withPassword: true },
  number: 1,
  giveId: 'J1',
  wantId: null,
  jobs: { give: job },
  revision: 1,
  state: 'open',
  ...fields,
});
const reader = {
  driver: { employeeId: own, airportCertified: false },
  held: ['J2'],
  today: '2026-11-29',
  rules: { airportCertificationRequired: true },
};
const airport = anOpen({ jobs: { give: { ...job, isAirport: true } } });
const aWeek = anOpen({
  awardId: 'vacation',
  giveId: 'W1',
  jobs: undefined,
  weeks: { give: { startDate: '2026-11-30', endDate: '2026-12-06' } },
});

test.each([
  ['a job that the driver may hold', anOpen(), {}, ['J1']],
  ['an own offer', anOpen({ by: { ...anOpen().by, employeeId: own } }), {}, []],
  ['a job that the driver holds', anOpen(), { held: ['J1'] }, []],
  ['an airport job without certification', airport, {}, []],
  [
    'an airport job where certification is not required',
    airport,
    { rules: { airportCertificationRequired: false } },
    ['J1'],
  ],
  ['a job whose week has begun', anOpen(), { today: '2026-11-30' }, []],
  ['a week before its first day', aWeek, {}, ['W1']],
  ['a week that has begun', aWeek, { today: '2026-11-30' }, []],
])('finds %s if the driver can answer it', (_, open, changed, found) => {
  expect(listOnOffer([open], { ...reader, ...changed })).toEqual(found);
});

test('names a job once that several drivers offer', () => {
  const open = [anOpen(), anOpen({ id: '01B', giveId: 'J3' }), anOpen({ id: '01C' })];
  expect(listOnOffer(open, reader)).toEqual(['J1', 'J3']);
});

test('counts an offer to everybody as a waiting one until its job changes', () => {
  const offers = Array.from({ length: maxOpenOffers }, (_, index) =>
    anOpen({ id: `01${index}`, number: index + 1 }),
  );
  const check = (startTime: string) =>
    checkOfferLimits(offers, other, {
      now,
      facts: { jobs: [{ jobId: 'J1', ...job, startTime }], weeks: [] },
    });
  expect(check('05:30')).toEqual({ code: 'trade-offers-waiting', most: maxOpenOffers });
  expect(check('09:15')).toBeNull();
});

test.each([
  ['open', ['J1'], '05:30'],
  ['lapsed', ['J2'], '05:30'],
  ['lapsed', ['J1'], '09:15'],
])('is %s for a driver who holds %j at %s', (state, held, startTime) => {
  const facts = { jobs: [{ jobId: 'J1', ...job, startTime }], weeks: [] };
  const trading = { getHeld: () => held, getHolders: () => [], facts, settled: [] };
  expect(getTradeState(anOpen(), trading)).toBe(state);
});
