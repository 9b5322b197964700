import type { AdminCall } from '~/app/ports/deps';
import type { Report } from '~/domain/reports/report';
import type { AwardName } from '~/domain/selection/past-awards';
import { getSeal, type Seal } from '~/domain/site/seal';
import type { Instant } from '~/domain/time/instant';
import { readLatestVersions } from './read-figures.server';
import { readReport, type ReportName } from './read-report.server';

export interface ReportPage<Name> {
  /** The awards of the latest published weeks, newest first. */
  readonly awards: readonly AwardName[];
  /** Whether the present picks can be asked for, because their award is not published. */
  readonly hasProvisional: boolean;
  /** What the reports about one award are about. */
  readonly shown: AwardName | 'provisional';
  /** Why nothing is reported that follows from the present picks. */
  readonly seal: Seal | null;
  /** Null where there is nothing to report. */
  readonly reports: readonly { readonly name: Name; readonly report: Report | null }[];
}

const toName = ({ periodId, version }: AwardName): AwardName => ({ periodId, version });

/**
 * Several reports for one page: those of one award are about the period asked for, or else about the latest published one.
 * With 12 weeks of 1,000 drivers and 500 jobs it takes up to 200 read units, after the first report about
 * each week (`readFigures`).
 */
export const readReportPage = async <Name extends ReportName>(
  args: AdminCall<'stores', { now: Instant }>,
  { names, asked }: { names: readonly Name[]; asked: string | null },
): Promise<ReportPage<Name>> => {
  const { site } = args.access;
  const awards = (await readLatestVersions(args)).map(toName);
  const { periodId } = site.window;
  const hasProvisional = awards[0]?.periodId !== periodId;
  const wantsProvisional = hasProvisional && asked === periodId;
  const award = awards.find((one) => one.periodId === asked) ?? awards[0];
  const shown = wantsProvisional || !award ? 'provisional' : award;
  const reports: { name: Name; report: Report | null }[] = [];
  // One after the other, so that figures that the first one computes are stored when the next one reads them.
  for (const name of names)
    reports.push({ name, report: await readReport({ ...args, name, of: shown }) });
  return {
    awards,
    hasProvisional,
    shown,
    reports,
    seal: getSeal(site, 'jobs', args.now),
  };
};
