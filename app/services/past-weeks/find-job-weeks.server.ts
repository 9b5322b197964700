import type { Deps } from '~/app/ports/deps';
import { deriveHolders } from '~/app/services/award/read-holders.server';
import type { Holder } from '~/domain/award/holders';
import type { SiteScope } from '~/domain/company/scope';
import type { SelectionWindow } from '~/domain/selection/selection-window';
import { readYear, type YearOfVersions } from './read-versions.server';

interface Args {
  readonly deps: Pick<Deps, 'stores'>;
  readonly scope: SiteScope;
}

/** Who got a job in one version of a week's award. */
export interface JobWeek {
  readonly periodId: string;
  readonly version: number;
  readonly isLatest: boolean;
  readonly isWithdrawn: boolean;
  /** One row for each place that somebody got, or one without a driver; null if the record was not read. */
  readonly holders: readonly Holder[] | null;
}

/** How long a request reads records of awards that were published without the list of holders. */
const readsRecordsMs = 4_000;

/** To whom a job went in a year, newest first. A version in which the job was not offered is left out. */
export const findJobWeeks = async (
  args: Args & { readonly window: SelectionWindow },
  { jobId, year: asked }: { jobId: string; year: number | null },
): Promise<Omit<YearOfVersions, 'versions'> & { weeks: JobWeek[] }> => {
  const { versions, ...of } = await readYear(args, asked);
  const stored = await args.deps.stores.awards.holdersIn(args.scope, versions);
  const endsAt = performance.now() + readsRecordsMs;
  const weeks: JobWeek[] = [];
  for (const [index, award] of versions.entries()) {
    const { periodId, version } = award;
    const known = stored[index] ?? null;
    const all = known ?? (performance.now() < endsAt ? await deriveHolders(args, award) : null);
    const holders = all && all.filter((one) => one.jobId.toLowerCase() === jobId.toLowerCase());
    const isLatest = versions[index - 1]?.periodId !== periodId;
    const isWithdrawn = award.withdrawn !== undefined;
    if (holders?.length !== 0) weeks.push({ periodId, version, isLatest, isWithdrawn, holders });
  }
  return { ...of, weeks };
};
