import { expect, test } from 'vitest';
import { runAward } from '~/domain/award/award';
import { sealAward, type AwardRecord } from '~/domain/award/record/award-record';
import { verifyAward } from '~/domain/award/record/verify-award';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';
import { sha256 } from '~/tests/support/sha256';

const input = anInput({
  drivers: [
    anAwardDriver({ seniorityNumber: 1 }),
    anAwardDriver({ seniorityNumber: 2, name: 'José 王' }),
  ],
  jobs: [anAwardJob({ jobId: 'J1' }), anAwardJob({ jobId: 'J2' })],
  preferences: [makePicks('1000001', ['J1']), makePicks('1000002', ['J1', 'J2'])],
});
const about = {
  periodId: '2026-W49',
  version: 1,
  companyId: 'DEFAULT',
  siteId: 'MAIN',
  publishedAt: '2026-11-25T15:00:00.000Z',
};

/** A sealed record as stored: a mutable copy through JSON. */
const aRecord = () => {
  const sealed = sealAward({ ...about, run: runAward(input), sha256 });
  return JSON.parse(JSON.stringify(sealed.ok ? sealed.value : sealed)) as {
    -readonly [K in keyof AwardRecord]: AwardRecord[K];
  };
};
const findError = (change: (record: ReturnType<typeof aRecord>) => void) => {
  const record = aRecord();
  change(record);
  const verified = verifyAward(record, sha256);
  return verified.ok ? verified : verified.error;
};

test('verifies a sealed record in any order of its keys', () => {
  const record = aRecord();
  const reversed = Object.fromEntries(Object.entries(record).reverse());
  expect([verifyAward(record, sha256), verifyAward(reversed, sha256)]).toEqual([
    { ok: true, value: { digest: record.digest } },
    { ok: true, value: { digest: record.digest } },
  ]);
});

test('computes the known digest of a fixed record', () => {
  expect(aRecord().digest).toBe('e1afc4e6f476664fd6d615a21ccd0fe54adfca24857fe082669b0ca824e17ef1');
});

test.each([
  ['4', '9a9416b4f31d946cbf29b89b2eb4b5a4156698801d891a9d28cabe9751f924d7'],
  ['5', '7a09231871c8046b464fbe95e895d6493e3168555f785cce2d53c8d3aa5dce8d'],
])('verifies a record of engine %s with the digest of then', (engine, digest) => {
  const record = { ...aRecord(), engineVersion: engine, digest };
  expect(verifyAward(record, sha256)).toEqual({ ok: true, value: { digest } });
});

test.each(['1', '2', '3', '4', '5'])(
  'computes records of engine %s with the same output',
  (engine) => {
    const error = findError((record) => (record.engineVersion = engine));
    expect(error).toMatchObject({ code: 'digest-differs', at: '/digest' });
  },
);

test.each([
  ['the period', (r) => (r.periodId = '2026-W50')],
  ['the version', (r) => (r.version = 2)],
  ['the company', (r) => (r.companyId = 'OTHER')],
  ['the site', (r) => (r.siteId = 'EAST')],
  ['the time', (r) => (r.publishedAt = '2026-11-25T15:00:00.001Z')],
  ['a name in the input', (r) => Object.assign(r.input.drivers[0]!, { name: 'Ann Baker' })],
  ['an unknown key in the input', (r) => Object.assign(r.input.jobs[0]!, { note: 'x' })],
  ['the digest', (r) => (r.digest = sha256(''))],
] satisfies [string, (record: ReturnType<typeof aRecord>) => unknown][])(
  'finds a change of %s',
  (_, change) => {
    expect(findError(change)).toMatchObject({ code: 'digest-differs', at: '/digest' });
  },
);

test('finds a change in the output even if the digest was recomputed', () => {
  const error = findError((record) => {
    Object.assign(record.output.jobs[1]!, { driverId: '1000001' });
  });
  expect(error).toEqual({
    code: 'output-differs',
    at: '/output/jobs/1/driverId',
    expected: '1000002',
    found: '1000001',
  });
});

test('finds a missing and an added award', () => {
  const without = findError(
    (record) => (record.output = { ...record.output, jobs: record.output.jobs.slice(0, 1) }),
  );
  const extra = findError((record) => Object.assign(record.output, { more: 1 }));
  expect([without, extra]).toEqual([
    {
      code: 'output-differs',
      at: '/output/jobs/1',
      expected: { jobId: 'J2', driverId: '1000002', assignmentType: 'preference' },
      found: undefined,
    },
    { code: 'output-differs', at: '/output/more', expected: undefined, found: 1 },
  ]);
});

test('finds a changed pick by its effect on the output', () => {
  const error = findError((record) =>
    Object.assign(record.input.preferences[0]!, { preferences: ['J2'] }),
  );
  expect(error).toMatchObject({ code: 'output-differs', at: '/output/jobs/0/driverId' });
});

test('refuses a record of another engine', () => {
  expect(findError((record) => (record.engineVersion = '7'))).toEqual({
    code: 'unknown-engine',
    expected: '6',
    found: '7',
  });
});

test.each([
  null,
  1,
  [],
  {},
  { ...aRecord(), input: {} },
  { ...aRecord(), version: 0 },
  { ...aRecord(), digest: 5 },
])('refuses a value that is not a record: %j', (record) => {
  const verified = verifyAward(record, sha256);
  expect(verified).toMatchObject({ ok: false, error: { code: 'malformed-record' } });
});

test('refuses a name that has no UTF-8 form instead of hashing something else', () => {
  const broken = { ...input, drivers: [anAwardDriver({ name: '\ud800' })] };
  expect(sealAward({ ...about, run: runAward(broken), sha256 })).toEqual({
    ok: false,
    error: {
      code: 'not-canonical-json',
      at: '/input/drivers/0/name',
      message: 'text with half a surrogate pair',
    },
  });
});
