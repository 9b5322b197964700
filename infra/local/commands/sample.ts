/** `npm run -s sample -- --drivers 1000 --jobs 500`: prints an invented site, ready to paste. */
import { parseArgs } from 'node:util';
import { jsonList, printChunks } from '../print-chunks';
import { maxSampleDrivers, sampleAwardInput, sampleSite, type SampleSite } from '../sample-site';

const usage =
  'sample [--drivers 100] [--jobs 50] [--picks 20] [--seed 1] [--only drivers|jobs|picks] [--format paste|award]';
const sectionNames = ['drivers', 'jobs', 'picks'] as const;
type SectionName = (typeof sectionNames)[number];

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const line = (cells: readonly unknown[]): string => `${cells.join('\t')}\n`;

const sections: Record<SectionName, (site: SampleSite) => Generator<string>> = {
  drivers: function* ({ drivers }) {
    yield line(['EmployeeID', 'Name', 'SeniorityNumber', 'VC', 'Airport', 'Eligible']);
    for (const d of drivers) {
      const flags = [d.vcStatus, d.airportCertified, d.isEligible].map(yesNo);
      yield line([d.employeeId, d.name, d.seniorityNumber, ...flags]);
    }
  },
  jobs: function* ({ jobs }) {
    yield line(['JobID', 'WeekDays', 'StartTime', 'Airport']);
    for (const j of jobs) yield line([j.jobId, j.weekDays, j.startTime, yesNo(j.isAirport)]);
  },
  picks: function* ({ preferences }) {
    yield line(['EmployeeID', 'Picks']);
    for (const record of preferences) yield line([record.driverId, ...record.preferences]);
  },
};

const allSections = function* (site: SampleSite): Generator<string> {
  for (const name of sectionNames) {
    if (name !== 'drivers') yield '\n';
    yield* sections[name](site);
  }
};

const awardJson = function* (site: SampleSite): Generator<string> {
  let separator = '{';
  for (const [key, value] of Object.entries(sampleAwardInput(site))) {
    yield `${separator}${JSON.stringify(key)}:`;
    yield* Array.isArray(value) ? jsonList(value) : [JSON.stringify(value)];
    separator = ',';
  }
  yield '}\n';
};

const count = (name: string, text: string, max: number): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  throw new RangeError(`--${name} must be a whole number up to ${max}`);
};

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      drivers: { type: 'string', default: '100' },
      jobs: { type: 'string', default: '50' },
      picks: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      format: { type: 'string', default: 'paste' },
    },
  });
  const only = sectionNames.find((name) => name === values.only);
  if (values.only !== undefined && !only)
    throw new RangeError('--only must be drivers, jobs or picks');
  if (!['paste', 'award'].includes(values.format))
    throw new RangeError('--format must be paste or award');
  return {
    size: {
      drivers: count('drivers', values.drivers, maxSampleDrivers),
      jobs: count('jobs', values.jobs, 9_999_999),
      picks: count('picks', values.picks, 1_000_000),
      seed: count('seed', values.seed, 0xffff_ffff),
    },
    only,
    format: values.format,
  };
};

const main = async (): Promise<void> => {
  let wanted: ReturnType<typeof readArguments>;
  try {
    wanted = readArguments();
  } catch (error) {
    console.error(`sample: ${(error as Error).message}\nUsage: ${usage}`);
    process.exitCode = 2;
    return;
  }
  const site = sampleSite(wanted.size);
  if (wanted.format === 'award') await printChunks(awardJson(site));
  else await printChunks(wanted.only ? sections[wanted.only](site) : allSections(site));
};

await main();
