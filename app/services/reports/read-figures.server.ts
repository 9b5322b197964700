import type { AwardVersion, StagedVersion } from '~/app/ports/award';
import type { Deps, ScopeCall } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { readRecord } from '~/app/services/award/read-record.server';
import { readVersions } from '~/app/services/past-weeks/read-versions.server';
import { runAward } from '~/domain/award/award';
import {
  getAwardFigures,
  type AwardFigures,
  type WeekFigures,
} from '~/domain/reports/award-figures';
import { listLatestPeriods } from '~/domain/selection/past-weeks';

interface Args {
  readonly deps: Pick<Deps, 'stores'>;
  readonly access: Pick<AdminSession, 'scope' | 'site'>;
}

/** How many weeks the reports cover. */
const reportedWeeks = 12;
/** How long a request computes the figures of awards for which none are stored. */
const computesMs = 4_000;

/**
 * The version in force of each of the latest published weeks, newest first. Costs a small read for each version, and one
 * for each week.
 */
export const readLatestVersions = async ({
  deps,
  access: { scope, site },
}: Args): Promise<AwardVersion[]> => {
  // One week more, because the present one may not be published yet.
  const periods = listLatestPeriods(site.window.periodId, reportedWeeks + 1);
  const versions = await readVersions({ deps, scope }, periods);
  return versions
    .filter((one, index) => versions[index - 1]?.periodId !== one.periodId)
    .filter(({ withdrawn }) => withdrawn === undefined)
    .slice(0, reportedWeeks);
};

/** Computes the figures from the record, and stores them so that the next report need not. */
const deriveFigures = async (
  { deps, scope }: ScopeCall<'stores'>,
  award: StagedVersion,
): Promise<AwardFigures | null> => {
  const record = await readRecord({ deps, scope, ...award });
  if (!record) return null;
  const figures = getAwardFigures(runAward(record.input));
  await deps.stores.awards.keepFigures(scope, award, figures);
  return figures;
};

/**
 * The figures of each version, in the same order; null for one that there was no time to compute. Stored figures of 1,000
 * drivers and 500 jobs take 6 read units. Only the first report about a version reads its record, which with full lists
 * takes 200 units and a third of a second, and writes 24 units.
 */
export const readFigures = async (
  args: ScopeCall<'stores'>,
  versions: readonly StagedVersion[],
): Promise<WeekFigures[]> => {
  const { deps, scope } = args;
  const stored = await deps.stores.awards.figuresIn(scope, versions);
  const endsAt = performance.now() + computesMs;
  const weeks: WeekFigures[] = [];
  for (const [index, award] of versions.entries()) {
    const hasTime = () => performance.now() < endsAt;
    const figures = stored[index] ?? (hasTime() ? await deriveFigures(args, award) : null);
    weeks.push({ periodId: award.periodId, figures });
  }
  return weeks;
};

/** The figures of the latest published weeks, newest first. */
export const readLatestFigures = async (args: Args): Promise<WeekFigures[]> =>
  readFigures({ deps: args.deps, scope: args.access.scope }, await readLatestVersions(args));
