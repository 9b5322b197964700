import type { RunningPublication } from '~/app/ports/award';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import type { Catalogue } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import type { AwardRecord } from '~/domain/award/award-record';
import { findResultChanges } from '~/domain/award/result-change';
import type { AnsweredClaim } from '~/domain/claims/claim';
import type { SiteScope } from '~/domain/company/scope';
import { sumSaves } from '~/domain/picks/count-saves';
import { loadTradesOnly, type AwardTrades } from './load-trades.server';
import { readAward, type PublishedAward } from './read-record.server';

/** Whose site it is. A scheduled function has no session, but acts for the administrator who began. */
export type SiteAccess = Pick<AdminSession, 'scope' | 'site' | 'company'>;

/** What a version is computed from. */
interface LoadedVersion {
  readonly input: AwardInput;
  readonly trades: AwardTrades;
  /** The IDs of the claims that were answered before it. */
  readonly answered: readonly string[];
  /** Those that were granted since the version before. */
  readonly granted: readonly AnsweredClaim[];
  /** How often drivers saved since the version before. */
  readonly saves: number;
}

/** Loads what a version is computed from as it is stored now, with all answered claims. */
export type LoadStored = (
  deps: Deps,
  access: SiteAccess,
) => Promise<
  Pick<LoadedVersion, 'input' | 'trades'> & {
    readonly answeredClaims: readonly AnsweredClaim[];
    /** The lists of this selection. */
    readonly lists: Parameters<typeof sumSaves>[0];
  }
>;

/** The version before this one, if there is one. */
export const readBefore = (
  deps: Deps,
  scope: SiteScope,
  { periodId, version }: Pick<RunningPublication, 'periodId' | 'version'>,
) => readAward({ deps, scope, periodId, version: version - 1 });

/** Loads what the version is computed from; null if it adds trades to a version that does not exist. */
export const loadVersion = async (
  load: LoadStored,
  { deps, access, only }: { deps: Deps; access: SiteAccess; only: 'trades' | undefined },
  before: PublishedAward | null,
): Promise<LoadedVersion | null> => {
  if (only) {
    if (!before) return null;
    const loaded = await loadTradesOnly(deps, access.scope, before);
    return { ...loaded, answered: [...before.answeredClaims], granted: [], saves: 0 };
  }
  const { answeredClaims, lists, ...loaded } = await load(deps, access);
  return {
    ...loaded,
    saves: sumSaves(lists, before?.record.publishedAt ?? null),
    answered: answeredClaims.map(({ id }) => id),
    granted: answeredClaims.filter(
      ({ id, state }) => state === 'granted' && !before?.answeredClaims.has(id),
    ),
  };
};

/** How the version changes the results of the one before. */
export const findChanges = (
  before: PublishedAward | null,
  {
    record,
    catalogue,
    granted,
  }: { record: AwardRecord; catalogue: Catalogue } & Pick<LoadedVersion, 'granted'>,
): ReturnType<typeof findResultChanges> =>
  before
    ? findResultChanges({
        before: before.record,
        after: record,
        catalogue,
        granted: granted.map(({ employeeId, jobId }) => ({
          driverId: employeeId,
          offerId: jobId,
        })),
        wasWithdrawn: before.withdrawn !== null,
      })
    : new Map();
