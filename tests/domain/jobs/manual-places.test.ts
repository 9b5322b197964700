import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listCounting, placeManually } from '~/domain/jobs/manual-places';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const drivers = ['A', 'B', 'C', 'D'].map((employeeId) => aDriver({ employeeId }));
const jobs = [aJob({ jobId: 'J1', places: 2 }), aJob({ jobId: 'J2' })];
const rosters = { drivers, jobs };

/** `A J1` is an entry of driver A for J1, `A J1 2` one at its second place. */
const toEntry = (text: string) => {
  const [driverId = '', jobId = '', place] = text.split(' ');
  return { driverId, jobId, ...(place && { place: Number(place) }) };
};
const toText = ({ driverId, jobId }: ReturnType<typeof toEntry>) => `${driverId} ${jobId}`;
const count = (...entries: string[]) => listCounting(entries.map(toEntry), rosters).map(toText);

test('a job keeps its newest entries, one for each place', () => {
  expect(count('A J1', 'B J1')).toEqual(['A J1', 'B J1']);
  expect(count('A J1', 'B J1', 'C J1')).toEqual(['B J1', 'C J1']);
  expect(count('A J2', 'B J2')).toEqual(['B J2']);
});

test('a repeated pair counts once, as its newest', () => {
  expect(count('A J1', 'B J1', 'A J1')).toEqual(['B J1', 'A J1']);
  expect(count('A J1', 'B J1', 'A J1', 'C J1')).toEqual(['A J1', 'C J1']);
});

test('of a driver the first entry counts', () => {
  expect(count('A J1', 'A J2', 'B J1')).toEqual(['A J1', 'B J1']);
  expect(count('A J1', 'A J2', 'B J1', 'C J1')).toEqual(['A J2', 'B J1', 'C J1']);
});

test('entries of a missing driver or job take no place', () => {
  expect(count('A J1', 'B J1', 'X J1', 'C J9')).toEqual(['A J1', 'B J1']);
});

const place = (entry: string, ...entries: string[]) => {
  const placed = placeManually(entries.map(toEntry), toEntry(entry), rosters);
  return {
    place: placed.place,
    replaced: placed.replaced && toText(placed.replaced),
    pushedOut: placed.pushedOut?.driverId ?? null,
  };
};

test('a new entry gets a free place, and the oldest loses its place once there is none', () => {
  expect(place('A J1')).toEqual({ place: 1, replaced: null, pushedOut: null });
  expect(place('B J1', 'A J1')).toEqual({ place: 2, replaced: null, pushedOut: null });
  expect(place('B J1', 'A J1 2')).toEqual({ place: 1, replaced: null, pushedOut: null });
  expect(place('C J1', 'A J1 2', 'B J1')).toEqual({
    place: 2,
    replaced: 'A J1',
    pushedOut: 'A',
  });
  expect(place('B J2', 'A J2')).toEqual({ place: 1, replaced: 'A J2', pushedOut: 'A' });
});

test('a driver who has a place keeps it', () => {
  expect(place('B J1', 'A J1', 'B J1 2')).toEqual({
    place: 2,
    replaced: 'B J1',
    pushedOut: null,
  });
});

test('an entry that does not count gives way first', () => {
  expect(place('C J1', 'A J1', 'X J1 2')).toEqual({
    place: 2,
    replaced: 'X J1',
    pushedOut: null,
  });
  // The job lost its third place: A counts no longer, and B is the oldest that counts.
  expect(place('D J1', 'A J1', 'B J1 2', 'C J1 3')).toEqual({
    place: 1,
    replaced: 'A J1',
    pushedOut: 'B',
  });
  expect(place('A J1', 'A J1', 'B J1 2', 'C J1 3')).toEqual({
    place: 1,
    replaced: 'A J1',
    pushedOut: 'B',
  });
});

test('whoever is pushed out is exactly who counts no longer', () => {
  const driverIds = fc.constantFrom('A', 'B', 'C', 'D');
  const steps = fc.array(fc.tuple(driverIds, fc.integer({ min: 1, max: 3 })), { maxLength: 12 });
  fc.assert(
    fc.property(steps, (all) => {
      let entries: ReturnType<typeof toEntry>[] = [];
      for (const [driverId, places] of all) {
        const now = { drivers, jobs: [aJob({ places })] };
        const before = listCounting(entries, now);
        const entry = { driverId, jobId: 'J1' };
        const placed = placeManually(entries, entry, now);
        entries = [
          ...entries.filter((one) => one !== placed.replaced),
          { ...entry, place: placed.place },
        ];
        expect(new Set(entries.map((one) => one.place)).size).toBe(entries.length);
        const after = listCounting(entries, now);
        const lost = before.filter(
          (one) => one.driverId !== driverId && !after.some((kept) => kept === one),
        );
        expect(lost).toEqual(placed.pushedOut ? [placed.pushedOut] : []);
        expect(after.at(-1)?.driverId).toBe(driverId);
      }
    }),
  );
});
