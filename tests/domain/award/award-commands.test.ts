import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { award, runAward, type AwardResult } from '~/domain/award/award';
import { sealAward } from '~/domain/award/record/award-record';
import { numberRecord } from '~/domain/award/record/numbered-record';
import { sampleAwardInput, sampleSite } from '~/infra/local/sample-site';
import {
  anAwardDriver,
  anAwardJob,
  anInput,
  aWeek,
  makePicks,
} from '~/tests/support/award-builders';
import { sha256 } from '~/tests/support/sha256';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const node = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

// The commands run more than twenty times. As one file of JavaScript each, they start four times as fast.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'award-commands-'));
  buildSync({
    absWorkingDir: root,
    entryPoints: ['award', 'sample', 'verify-award'].map(
      (name) => `infra/local/commands/${name}.ts`,
    ),
    bundle: true,
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    outdir: folder,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (command: string, args: string[], input?: string) =>
  node([join(folder, `${command}.mjs`), ...args], input);

test('award prints the award and its reasons', () => {
  const input = anInput({
    drivers: [anAwardDriver(), anAwardDriver({ seniorityNumber: 2 })],
    jobs: [anAwardJob()],
    preferences: [makePicks('1000002', ['J1']), makePicks('1000001', ['J1'])],
  });
  const { status, stdout, stderr } = node(
    ['--import', 'tsx', 'infra/local/commands/award.ts', '-'],
    JSON.stringify(input),
  );
  expect({ status, stderr, output: JSON.parse(stdout) as unknown }).toEqual({
    status: 0,
    stderr: '',
    output: {
      jobs: [{ jobId: 'J1', driverId: '1000001', assignmentType: 'preference' }],
      vacations: [],
      reasons: [
        {
          driverId: '1000001',
          jobId: 'J1',
          rank: 1,
          reason: 'awarded',
          assignmentType: 'preference',
          text: 'awarded to you',
        },
        {
          driverId: '1000002',
          jobId: 'J1',
          rank: 1,
          reason: 'went-to',
          decider: {
            driverId: '1000001',
            seniorityNumber: 1,
            rank: 1,
            assignmentType: 'preference',
          },
          text: 'went to a more senior driver (#1), who ranked it #1',
        },
      ],
      vacationReasons: [],
    },
  });
});

test('award prints how freed jobs and weeks were passed on', () => {
  const input = anInput({
    settings: { chainMoves: 1 },
    drivers: [1, 2, 3].map((seniorityNumber) => anAwardDriver({ seniorityNumber })),
    jobs: [anAwardJob({ jobId: 'J1' }), anAwardJob({ jobId: 'J2' })],
    preferences: [makePicks('1000002', ['J1', 'J2']), makePicks('1000003', ['J2'])],
    freedJobs: {
      held: [
        { driverId: '1000001', jobId: 'J1', assignmentType: 'manual' },
        { driverId: '1000002', jobId: 'J2', assignmentType: 'preference' },
      ],
      freed: [{ driverId: '1000001', jobId: 'J1' }],
    },
    vacationWeeks: [aWeek()],
    freedWeeks: {
      held: [{ driverId: '1000001', weekId: 'W001', assignmentType: 'preference' }],
      freed: [{ driverId: '1000001', weekId: 'W001' }],
    },
  });
  const { status, stdout } = run('award', ['-'], JSON.stringify(input));
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    jobs: [{ jobId: 'J1', driverId: '1000002', assignmentType: 'preference' }],
    vacations: [],
    jobChain: [{ jobId: 'J1', freedBy: '1000001', driverId: '1000002', movedFrom: 'J2' }],
    chain: [{ weekId: 'W001', freedBy: '1000001', driverId: null, movedFrom: null }],
    reasons: [
      {
        ...{ driverId: '1000002', jobId: 'J1', rank: 1, text: 'awarded to you' },
        ...{ reason: 'awarded', assignmentType: 'preference' },
      },
      {
        ...{ driverId: '1000003', jobId: 'J2', rank: 1, reason: 'chain-ended' },
        text: 'left free: your site limits how many drivers move when a job is freed',
      },
    ],
    vacationReasons: [],
  });
});

test('award keeps jobs and prints who keeps them', () => {
  const input = anInput({
    drivers: [1, 2].map((seniorityNumber) => anAwardDriver({ seniorityNumber })),
    jobs: [anAwardJob()],
    preferences: [makePicks('1000001', ['J1']), makePicks('1000002', ['J1'])],
    kept: [{ driverId: '1000002', jobId: 'J1', assignmentType: 'seniority' }],
  });
  const { status, stdout } = run('award', ['-'], JSON.stringify(input));
  expect({ status, output: JSON.parse(stdout) as unknown }).toMatchObject({
    status: 0,
    output: {
      jobs: [{ jobId: 'J1', driverId: '1000002', assignmentType: 'seniority' }],
      reasons: [
        {
          ...{ driverId: '1000001', jobId: 'J1', reason: 'kept-by' },
          decider: { driverId: '1000002', seniorityNumber: 2 },
          text: 'stayed with driver #2, who had it before',
        },
        { driverId: '1000002', jobId: 'J1', reason: 'kept', assignmentType: 'seniority' },
      ],
    },
  });
});

test.each([
  ['', /^award: standard input: not JSON: .+\n$/],
  ['{"settings"', /^award: standard input: not JSON: .+\n$/],
  ['[]', /^award: standard input: \/ must be an object\n$/],
  ['{}', /^award: standard input: \/settings must be an object\n$/],
  [
    JSON.stringify(anInput({ jobs: [anAwardJob({ startTime: '8' })] })),
    /: \/jobs\/0\/startTime must be a 24-hour time HH:MM\n$/,
  ],
  [
    JSON.stringify(anInput({ settings: { chainMoves: 10 } })),
    /: \/settings\/chainMoves must be an integer from 1 to 9\n$/,
  ],
  [
    JSON.stringify({
      ...anInput(),
      freedJobs: { held: [], freed: [{ driverId: 7, jobId: 'J1' }] },
    }),
    /: \/freedJobs\/freed\/0\/driverId must be text or null\n$/,
  ],
  [
    JSON.stringify({ ...anInput(), kept: [], freedJobs: { held: [], freed: [] } }),
    /: \/kept must be missing beside freedJobs\n$/,
  ],
])('award refuses %j with one line and exit code 2', (input, line) => {
  const { status, stdout, stderr } = run('award', ['-'], input);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(line);
});

test('award refuses a missing file', () => {
  expect(run('award', ['/nowhere/input.json'])).toEqual({
    status: 2,
    stdout: '',
    stderr: 'award: /nowhere/input.json: cannot be read (ENOENT)\n',
  });
});

test('verify-award prints the digest, the first difference or what is malformed', () => {
  const sealed = sealAward({
    periodId: '2026-W49',
    version: 1,
    companyId: 'DEFAULT',
    siteId: 'MAIN',
    publishedAt: '2026-11-25T15:00:00.000Z',
    run: runAward(
      anInput({
        drivers: [anAwardDriver()],
        jobs: [anAwardJob()],
        preferences: [makePicks('1000001', ['J1'])],
      }),
    ),
    sha256,
  });
  const numbered = sealed.ok ? numberRecord(sealed.value, sha256) : sealed;
  if (!sealed.ok || !numbered.ok) expect.unreachable();
  const record = sealed.value;
  const withoutPeople = numbered.value.record;
  const forged = { ...record, output: { ...record.output, jobs: [] } };
  expect([
    run('verify-award', ['-'], JSON.stringify(record)),
    run('verify-award', ['-'], JSON.stringify(withoutPeople)),
    run('verify-award', ['-'], JSON.stringify(forged)),
    run('verify-award', ['-'], '{}'),
  ]).toEqual([
    { status: 0, stdout: `${record.digest}\n`, stderr: '' },
    { status: 0, stdout: `${withoutPeople.digest}\n`, stderr: '' },
    {
      status: 1,
      stdout: '',
      stderr:
        'verify-award: /output/jobs/0: expected {"jobId":"J1","driverId":"1000001","assignmentType":"preference"}, found nothing\n',
    },
    {
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^verify-award: \/engineVersion .+\n$/) as string,
    },
  ]);
});

test('verify-award computes the chain of a freed job and kept jobs again', () => {
  const seal = (input: Parameters<typeof anInput>[0]) => {
    const sealed = sealAward({
      ...{ periodId: '2026-W49', version: 2, companyId: 'DEFAULT', siteId: 'MAIN' },
      publishedAt: '2026-11-25T15:00:00.000Z',
      run: runAward(
        anInput({
          drivers: [anAwardDriver(), anAwardDriver({ seniorityNumber: 2 })],
          jobs: [anAwardJob()],
          preferences: [makePicks('1000001', ['J1']), makePicks('1000002', ['J1'])],
          ...input,
        }),
      ),
      sha256,
    });
    if (!sealed.ok) expect.unreachable();
    return sealed.value;
  };
  const held = [{ driverId: '1000001', jobId: 'J1', assignmentType: 'preference' as const }];
  const freed = seal({ freedJobs: { held, freed: [{ driverId: '1000001', jobId: 'J1' }] } });
  const kept = seal({ kept: [{ ...held[0]!, driverId: '1000002' }] });
  const forged = { ...freed, output: { ...freed.output, jobChain: [] } };
  expect(
    [freed, kept, forged].map((one) => run('verify-award', ['-'], JSON.stringify(one))),
  ).toEqual([
    { status: 0, stdout: `${freed.digest}\n`, stderr: '' },
    { status: 0, stdout: `${kept.digest}\n`, stderr: '' },
    {
      status: 1,
      stdout: '',
      stderr:
        'verify-award: /output/jobChain/0: expected {"jobId":"J1","freedBy":"1000001","driverId":"1000002","movedFrom":null}, found nothing\n',
    },
  ]);
});

test('sample prints the same plausible site for the same seed', () => {
  const size = ['--drivers', '30', '--jobs', '12', '--picks', '4', '--seed', '7'];
  const all = run('sample', size).stdout;
  const sections = ['drivers', 'jobs', 'picks'].map(
    (only) => run('sample', [...size, '--only', only]).stdout,
  );
  expect(all).toBe(sections.join('\n'));
  const [drivers, jobs] = sections.map((text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')),
  );
  expect(drivers![0]).toEqual([
    'EmployeeID',
    'Name',
    'SeniorityNumber',
    'VC',
    'Airport',
    'Eligible',
  ]);
  expect(jobs![0]).toEqual(['JobID', 'WeekDays', 'StartTime', 'Airport']);
  expect([
    new Set(drivers!.map(([id]) => id)).size,
    new Set(drivers!.map((row) => row[2])).size,
  ]).toEqual([31, 31]);
  const json = run('sample', [...size, '--format', 'award']).stdout;
  const input = sampleAwardInput(sampleSite({ drivers: 30, jobs: 12, picks: 4, seed: 7 }));
  expect(JSON.parse(json)).toEqual(input);
  const printed = JSON.parse(run('award', ['-'], json).stdout) as AwardResult;
  expect({ jobs: printed.jobs, vacations: printed.vacations }).toEqual(award(input));
});

test('sample refuses wrong options', () => {
  expect(run('sample', ['--drivers', 'many']).status).toBe(2);
});
