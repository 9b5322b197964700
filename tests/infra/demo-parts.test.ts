import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toWallTime } from '~/domain/time/zoned-time';
import { getDemoStart, getOpenUntil, makeCalendar } from '~/infra/local/demo/calendar';
import { createDemoClock } from '~/infra/local/demo/demo-clock';
import { clearDemo, keepDemo, readDemo } from '~/infra/local/demo/demo-folder';
import { describeAge, describeDemo } from '~/infra/local/demo/describe-demo';
import { demoPassword } from '~/infra/local/demo/sign-ins';
import { runSteps } from '~/infra/local/demo/steps';

const atNewYork = (epochMs: number) => toWallTime(epochMs, 'America/New_York');
const summarize = (now: string) => {
  const at = Date.parse(now);
  const { cutoffDays, openCutoffDay, movedTo } = makeCalendar(at);
  return {
    starts: atNewYork(getDemoStart(at)),
    published: [cutoffDays[0], cutoffDays.at(-1)],
    usually: openCutoffDay,
    movedTo,
    closes: atNewYork(getOpenUntil(at)),
  };
};

const decemberWeek = {
  starts: '2026-10-29T08:00',
  published: ['2026-11-04', '2026-11-25'],
  usually: '2026-12-02',
  movedTo: null,
  closes: '2026-12-02T15:00',
};

test('the open week closes on the next Wednesday, after four published weeks', () => {
  expect(summarize('2026-11-28T12:00:00.000Z')).toEqual(decemberWeek);
});

test.each(['2026-12-01T20:00:01.000Z', '2026-12-02T20:00:00.000Z', '2026-12-03T19:59:00.000Z'])(
  'a cutoff less than a day away was moved to the Friday, as of %s',
  (now) => {
    const moved = { movedTo: '2026-12-04', closes: '2026-12-04T15:00' };
    expect(summarize(now)).toEqual({ ...decemberWeek, ...moved });
  },
);

test('the cutoff keeps its local time when the clocks change', () => {
  expect(summarize('2026-10-30T12:00:00.000Z').closes).toBe('2026-11-04T15:00');
  expect(new Date(getOpenUntil(Date.parse('2026-10-30T12:00:00.000Z'))).toISOString()).toBe(
    '2026-11-04T20:00:00.000Z',
  );
});

test('steps run in the order of their times, and the clock never moves back', async () => {
  const clock = createDemoClock();
  const seen: [string, number][] = [];
  const step = (about: string, at: number, takes = 0) => ({
    ...{ about, at },
    run: async () => {
      seen.push([about, clock.now()]);
      clock.moveTo(new Date(clock.now() + takes).toISOString());
    },
  });
  await runSteps([step('third', 30), step('first', 10, 15), step('second', 20)], clock);
  expect(seen).toEqual([
    ['first', 10],
    ['second', 25],
    ['third', 30],
  ]);
});

const built = {
  builtAt: '2026-11-28T12:00:00.000Z',
  openUntil: '2026-12-02T20:00:00.000Z',
  signIns: {
    admins: Object.fromEntries(
      ['master', 'site-admin', 'dispatcher', 'steward', 'otherCompany'].map((role) => [
        role,
        { companyId: 'DEFAULT', siteId: 'MAIN', username: `name of ${role}` },
      ]),
    ),
    drivers: { pendingClaim: '1053673' },
  },
};

const withFolder = async (use: (dataDir: string) => Promise<void>): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-folder-'));
  try {
    await use(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

test('an interrupted build counts as none, and a complete one is found', () =>
  withFolder(async (dataDir) => {
    expect(readDemo(dataDir)).toBeNull();
    await clearDemo(dataDir);
    expect(readDemo(dataDir)).toBeNull();
    keepDemo(dataDir, built);
    expect(readDemo(dataDir)).toEqual(built);
  }));

test('a fresh build removes what the demo stored', () =>
  withFolder(async (dataDir) => {
    await clearDemo(dataDir);
    const file = join(dataDir, 'store.db');
    writeFileSync(file, '');
    await clearDemo(dataDir);
    expect(existsSync(file)).toBe(false);
  }));

test.each([
  ['something else', 'store.db', ''],
  ['a mark of something else', 'job-selection-demo.json', '{"name":"mine"}'],
  ['a mark that is cut off', 'job-selection-demo.json', '{"builtAt":'],
])('a folder that holds %s is refused and kept', (_, name, content) =>
  withFolder(async (dataDir) => {
    const file = join(dataDir, name);
    writeFileSync(file, content);
    expect(() => readDemo(dataDir)).toThrow('holds something else than the demo');
    await expect(clearDemo(dataDir)).rejects.toThrow('holds something else than the demo');
    expect(existsSync(file)).toBe(true);
  }),
);

test('says what to enter where, and when the demo is too old', () => {
  const text = describeDemo(built, 'http://127.0.0.1:3000').join('\n');
  for (const part of [
    'http://127.0.0.1:3000/admin-portal',
    demoPassword,
    'name of steward',
    '1053673',
  ])
    expect(text).toContain(part);
  expect(describeAge(built, '2026-12-02T19:59:59.999Z')).toBeNull();
  expect(describeAge(built, built.openUntil)).toContain('npm run demo -- --fresh');
});
