import type { SiteCall } from '~/app/ports/deps';
import { loadShownAward } from '~/app/services/award/load-shown-award.server';
import { readFacts } from '~/app/services/award/read-facts.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { readVersions } from '~/app/services/past-weeks/read-versions.server';
import { readWaiting } from '~/app/services/reminders/read-waiting.server';
import { award } from '~/domain/award/award';
import {
  getAwardFigures,
  type AwardFigures,
  type WeekFigures,
} from '~/domain/reports/award-figures';
import { lastHoldersReport, demandReport } from '~/domain/reports/demand';
import { leftoversReport } from '~/domain/reports/leftovers';
import { bandOutcomesReport, outcomesReport } from '~/domain/reports/outcomes';
import { postAssignments, type PostingOrder } from '~/domain/reports/posting';
import {
  assignmentsReport,
  driversReport,
  jobsReport,
  unassignedJobsReport,
  type Report,
} from '~/domain/reports/report';
import { withoutPicksReport } from '~/domain/reports/without-picks';
import type { AwardName } from '~/domain/selection/past-awards';
import type { Instant } from '~/domain/time/instant';
import { readFigures, readLatestFigures } from './read-figures.server';
import { readSubmissions } from './read-submissions.server';

/** Reports about several published weeks, which are computed from their figures. */
const ofWeeks = {
  outcomes: outcomesReport,
  'last-holders': lastHoldersReport,
  leftovers: leftoversReport,
} satisfies Record<string, (weeks: readonly WeekFigures[]) => Report>;

/** Reports about one award, which are computed from its figures. */
const ofFigures = {
  'outcomes-by-band': bandOutcomesReport,
  demand: demandReport,
} satisfies Record<string, (figures: AwardFigures) => Report>;

export type ReportName =
  | 'assignments'
  | 'unassigned-jobs'
  | 'drivers-without-picks'
  | 'submissions'
  | 'drivers'
  | 'jobs'
  | keyof typeof ofWeeks
  | keyof typeof ofFigures;

type Asked = AwardName | 'provisional';
type Args = SiteCall<'stores', { readonly now: Instant }>;

/** The figures of an award, or of the one that the current picks give; null if there is none or lists are sealed. */
const readOneAward = async ({ deps, access, now }: Args, of: Asked) => {
  if (of !== 'provisional') {
    const versions = await readVersions({ deps, scope: access.scope }, [of.periodId]);
    const asked = versions.filter(({ version }) => version === of.version);
    return (await readFigures({ deps, scope: access.scope }, asked))[0]?.figures ?? null;
  }
  const { getRun, seal } = await loadShownAward({ deps, access, now, isRecent: true });
  return seal ? null : getAwardFigures(getRun());
};

const readWeeksReport = async (args: Args, name: keyof typeof ofWeeks): Promise<Report> => {
  const weeks = await readLatestFigures(args);
  const unreadWeeks = weeks.filter(({ figures }) => figures === null).length;
  return { ...ofWeeks[name](weeks), ...(unreadWeeks > 0 && { unreadWeeks }) };
};

/** The assignments of an award as a posting, with its jobs as the version says; null as for `readReport`. */
export const readPosting = async ({
  of,
  order,
  ...args
}: Args & { of: Asked; order: PostingOrder }): Promise<Report | null> => {
  const { deps, access, now } = args;
  if (of === 'provisional') {
    const { input, seal } = await loadShownAward({ deps, access, now });
    return seal ? null : postAssignments(input, award(input), { jobs: input.jobs, order });
  }
  const [record, facts] = await Promise.all([
    readRecord({ deps, scope: access.scope, ...of }),
    readFacts({ deps, ...access }, of),
  ]);
  if (!record || !facts) return null;
  return postAssignments(record.input, record.output, { jobs: facts.jobs, order });
};

/**
 * One report of the site's current period, of the named award or of the latest weeks; null if there is none.
 * `provisional` uses the award of the current picks instead, which is null while lists are sealed.
 */
export const readReport = async ({
  name,
  of,
  ...args
}: Args & { name: ReportName; of: Asked }): Promise<Report | null> => {
  const { deps, access, now } = args;
  const { scope } = access;
  const { drivers, jobs } = deps.stores;
  switch (name) {
    case 'drivers':
      return driversReport((await drivers.list(scope)).items);
    case 'jobs':
      return jobsReport((await jobs.list(scope)).items);
    case 'drivers-without-picks':
      return withoutPicksReport(await readWaiting({ deps, ...access, now }));
    case 'submissions':
      return readSubmissions(args);
    case 'outcomes':
    case 'last-holders':
    case 'leftovers':
      return readWeeksReport(args, name);
    case 'outcomes-by-band':
    case 'demand': {
      const figures = await readOneAward(args, of);
      return figures && ofFigures[name](figures);
    }
    case 'assignments':
    case 'unassigned-jobs': {
      const report = name === 'assignments' ? assignmentsReport : unassignedJobsReport;
      if (of === 'provisional') {
        const { input, seal } = await loadShownAward({ deps, access, now });
        return seal ? null : report(input, award(input));
      }
      const record = await readRecord({ deps, scope, ...of });
      return record && report(record.input, record.output);
    }
  }
};
