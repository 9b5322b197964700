import type { AwardVersion } from '~/app/ports/award';
import type { ScopeCall } from '~/app/ports/deps';
import { findPeriodAward, type AwardName } from '~/domain/selection/past-awards';
import { listPeriodsOfYear, listYears } from '~/domain/selection/past-weeks';
import type { SelectionWindow } from '~/domain/selection/selection-window';
import { compareText } from '~/domain/shared/text';

type Args = ScopeCall<'stores'>;

const newestFirst = (a: AwardVersion, b: AwardVersion): number =>
  compareText(b.periodId, a.periodId) || b.version - a.version;

/**
 * Every published version of the periods, newest first. Versions have no gaps, so that each is found by its key: a
 * period costs one small read more than it has versions.
 */
export const readVersions = async (
  { deps, scope }: Args,
  periodIds: readonly string[],
): Promise<AwardVersion[]> => {
  const found: AwardVersion[] = [];
  let asked = periodIds.map((periodId) => ({ periodId, version: 1 }));
  while (asked.length > 0) {
    const versions = await deps.stores.awards.versions(scope, asked);
    found.push(...versions);
    asked = versions.map(({ periodId, version }) => ({ periodId, version: version + 1 }));
  }
  return found.sort(newestFirst);
};

/** The latest award of a period; null if the period is unknown. Version 0 was never published. */
export const findLatestAward = async (
  args: Args & { readonly window: SelectionWindow },
  periodId: string,
): Promise<AwardName | null> =>
  findPeriodAward(args.window, periodId) ?? (await readVersions(args, [periodId]))[0] ?? null;

export interface YearOfVersions {
  readonly year: number;
  /** The years that have weeks, newest first. */
  readonly years: readonly number[];
  /** Newest first. */
  readonly versions: readonly AwardVersion[];
}

/** The published versions of a year; of the latest year if nothing was published in the asked one. */
export const readYear = async (
  args: Args & { readonly window: SelectionWindow },
  asked: number | null,
): Promise<YearOfVersions> => {
  const last = args.window.periodId;
  const first = (await args.deps.stores.awards.findFirstPeriod(args.scope)) ?? last;
  const years = listYears(first, last);
  const year = years.find((one) => one === asked) ?? years[0] ?? Number(last.slice(0, 4));
  const versions = await readVersions(args, listPeriodsOfYear(year, { first, last }));
  return { year, years, versions };
};
