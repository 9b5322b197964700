import { expect, test } from 'vitest';
import { runAward } from '~/domain/award/award';
import { getRecordText, sealAward, type AwardRecord } from '~/domain/award/record/award-record';
import {
  checkDigest,
  checkOutput,
  checkOwnResult,
  checkVersion,
} from '~/domain/award/record/check-record';
import { numberRecord } from '~/domain/award/record/numbered-record';
import type { ShownAward } from '~/domain/award/shown-award';
import {
  anAwardDriver,
  anAwardJob,
  anInput,
  aWeek,
  makePicks,
} from '~/tests/support/award-builders';
import { sha256 } from '~/tests/support/sha256';

const input = anInput({
  drivers: [1, 2, 3].map((seniorityNumber) =>
    anAwardDriver({
      seniorityNumber,
      vacationWeeks: 2,
      employeeId: `100000${9 - seniorityNumber}`,
    }),
  ),
  jobs: [anAwardJob({ jobId: 'J1', places: 2 }), anAwardJob({ jobId: 'J2' })],
  preferences: [
    makePicks('1000008', ['J1']),
    makePicks('1000007', ['J1', 'J2']),
    makePicks('1000006', ['J2']),
  ],
  vacationWeeks: [
    aWeek(),
    aWeek({ weekId: 'W002', startDate: '2025-02-03', endDate: '2025-02-09' }),
  ],
  vacationPreferences: [makePicks('1000007', ['W002', 'W001'])],
  settings: { vacationRounds: [2] },
});

/** The numbered record of a published award as a browser reads it, with a change. */
const read = (change: (record: AwardRecord) => unknown = () => undefined): AwardRecord => {
  const about = { periodId: '2026-W49', version: 1, companyId: 'C', siteId: 'S', publishedAt: 'T' };
  const sealed = sealAward({ ...about, run: runAward(input), sha256 });
  const numbered = sealed.ok ? numberRecord(sealed.value, sha256) : sealed;
  const record = JSON.parse(JSON.stringify(numbered.ok && numbered.value.record)) as AwardRecord;
  change(record);
  return record;
};
const shown: ShownAward = {
  catalogue: 'jobs',
  periodId: '2026-W49',
  version: 1,
  digest: read().digest,
  number: 2,
  held: ['J1'],
};
const weeks: ShownAward = { ...shown, catalogue: 'vacations', held: ['W002', 'W001'] };

/** What a phone does, step by step. */
const check = (record: AwardRecord, of: ShownAward = shown) => {
  const { digest: _, ...frozen } = record;
  const text = getRecordText(frozen);
  return (
    checkVersion(record, of) ??
    checkOutput(record, of) ??
    checkOwnResult(record, of) ??
    checkDigest(record, of, sha256(text.ok ? text.value : ''))
  );
};

test('agrees with the record that was published, for jobs and for weeks', () => {
  expect(check(read())).toBeNull();
  expect(check(read(), weeks)).toBeNull();
  expect(check(read(), { ...shown, digest: null })).toBeNull();
  expect(check(read(), { ...shown, number: null, held: [] })).toBeNull();
});

test('finds a job that is published for another driver', () => {
  const record = read((one) => Object.assign(one.output.jobs[1]!, { driverId: '0003' }));
  expect(check(record)).toEqual({
    code: 'assignment-differs',
    offerId: 'J1',
    published: [{ number: '3', assignmentType: 'preference' }],
    computed: [{ number: '2', assignmentType: 'preference' }],
  });
});

test('finds a list that was changed by what the award then gives', () => {
  const record = read((one) => Object.assign(one.input.preferences[2]!, { preferences: [] }));
  expect(check(record)).toEqual({
    code: 'assignment-differs',
    offerId: 'J2',
    published: [{ number: '3', assignmentType: 'preference' }],
    computed: [],
  });
});

test('finds a list that was changed without any effect by the digest', () => {
  const record = read((one) =>
    Object.assign(one.input.preferences[0]!, { preferences: ['J1', 'J2'] }),
  );
  expect(check(record)).toMatchObject({ code: 'digest-differs', expected: shown.digest });
});

test('finds a record that is consistent in itself but not the published one', () => {
  const record = read((one) => {
    Object.assign(one, { publishedAt: 'later' });
    const { digest: _, ...frozen } = one;
    const text = getRecordText(frozen);
    Object.assign(one, { digest: sha256(text.ok ? text.value : '') });
  });
  expect(check(record)).toEqual({
    code: 'digest-differs',
    expected: shown.digest,
    computed: record.digest,
  });
});

test('finds a result on the page that is not the one in the record', () => {
  expect(check(read(), { ...shown, held: ['J2'] })).toEqual({
    code: 'own-result-differs',
    shown: ['J2'],
    recorded: ['J1'],
  });
  expect(check(read(), { ...weeks, held: ['W001'] })).toEqual({
    code: 'own-result-differs',
    shown: ['W001'],
    recorded: ['W001', 'W002'],
  });
});

test('finds a difference outside of the catalogue', () => {
  const record = read((one) => Object.assign(one.output, { vacations: [] }));
  expect(check(record)).toEqual({ code: 'output-differs', at: '/output/vacations/0' });
});

test('does not compare another version, or one that it cannot compute', () => {
  expect(check(read((one) => Object.assign(one, { version: 2 })))).toEqual({
    code: 'other-version',
  });
  expect(check(read((one) => Object.assign(one, { engineVersion: '99' })))).toEqual({
    code: 'unknown-engine',
  });
});
