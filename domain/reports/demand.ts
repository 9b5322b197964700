import { compareText } from '~/domain/shared/text';
import type { AwardFigures, JobFigures, WeekFigures } from './award-figures';
import type { Report, ReportCell } from './report';

/** The most wanted first. */
const compareDemand = (a: JobFigures, b: JobFigures): number =>
  b.rankedBy - a.rankedBy || b.firstChoices - a.firstChoices || compareText(a.jobId, b.jobId);

/** To whom the last place of a job went that somebody got. */
const toLastHolder = ({ taken, wentTo, wentToRank, wentToType }: JobFigures): ReportCell => {
  if (taken === 0) return { holder: 'nobody' };
  return wentToRank === null && wentToType !== null
    ? { seniorityNumber: wentTo, type: wentToType }
    : wentTo;
};

/** How many drivers wanted each job of an award, and to which seniority number it went. */
export const demandReport = ({ jobs }: AwardFigures): Report => {
  const hasPlaces = jobs.some(({ places }) => places > 1);
  return {
    columns: [
      ...(['jobId', 'startTime', 'weekDays', 'rankedBy', 'firstChoices'] as const),
      ...(hasPlaces ? (['places'] as const) : []),
      'wentTo',
      'wentToRank',
    ],
    rows: jobs
      .toSorted(compareDemand)
      .map((job) => [
        ...[job.jobId, job.startTime, job.weekDays, job.rankedBy, job.firstChoices],
        ...(hasPlaces ? [job.places] : []),
        toLastHolder(job),
        job.wentToRank,
      ]),
  };
};

/** To which seniority number each job went in each week, `weeks` being newest first. The oldest week comes first. */
export const lastHoldersReport = (weeks: readonly WeekFigures[]): Report => {
  const read = weeks
    .flatMap(({ periodId, figures }) => (figures ? [{ periodId, figures }] : []))
    .reverse();
  const holders = new Map<string, Map<string, ReportCell>>();
  // Jobs come in the order of the newest week's demand, and those that it did not offer after them.
  for (const { periodId, figures } of read.toReversed())
    for (const job of figures.jobs.toSorted(compareDemand)) {
      const ofJob = holders.get(job.jobId) ?? new Map<string, ReportCell>();
      holders.set(job.jobId, ofJob.set(periodId, toLastHolder(job)));
    }
  return {
    columns: ['jobId', ...read.map(({ periodId }) => ({ week: periodId }))],
    rows: [...holders].map(([jobId, ofJob]) => [
      jobId,
      ...read.map(({ periodId }) => ofJob.get(periodId) ?? { holder: 'not-offered' as const }),
    ]),
  };
};
