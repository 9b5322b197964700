import type { AwardHolder } from '~/app/ports/award';
import type { ScopeCall } from '~/app/ports/deps';
import { readHolders } from '~/app/services/award/read-holders.server';
import type { JobHolder } from '~/domain/award/job-holders';
import type { SelectionWindow } from '~/domain/selection/selection-window';
import { readYear, type YearOfVersions } from './read-versions.server';

type Args = ScopeCall<'stores'>;

/** Who got a job in one version of a week's award. */
export interface JobWeek {
  readonly periodId: string;
  readonly version: number;
  readonly isLatest: boolean;
  readonly isWithdrawn: boolean;
  /** One row for each place that somebody got, or one without a driver; null if the record was not read. */
  readonly holders: readonly JobHolder[] | null;
}

/** To whom a job went in a year, newest first. A version in which the job was not offered is left out. */
export const findJobWeeks = async (
  args: Args & { readonly window: SelectionWindow },
  { jobId, year: asked }: { jobId: string; year: number | null },
): Promise<Omit<YearOfVersions, 'versions'> & { weeks: JobWeek[] }> => {
  const { versions, ...of } = await readYear(args, asked);
  const all = await readHolders(args, versions);
  const isOfJob = (one: AwardHolder): one is JobHolder =>
    'jobId' in one && one.jobId.toLowerCase() === jobId.toLowerCase();
  const weeks = versions.flatMap(({ periodId, version, withdrawn }, index) => {
    const holders = all[index]?.filter(isOfJob) ?? null;
    const isLatest = versions[index - 1]?.periodId !== periodId;
    const isWithdrawn = withdrawn !== undefined;
    return holders?.length === 0 ? [] : [{ periodId, version, isLatest, isWithdrawn, holders }];
  });
  return { ...of, weeks };
};
