import type { DriverSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { Catalogue } from '~/domain/award/award';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { getHeld } from '~/domain/award/held-results';
import type { ChangeCause } from '~/domain/award/result-change-schema';
import { isSeen, type SeenResult } from '~/domain/award/seen-result';
import type { AwardName } from '~/domain/selection/past-awards';
import type { Instant } from '~/domain/shared/instant';
import {
  getAwardInForce,
  getLastWithdrawn,
  getPublishedAt,
  getWithdrawn,
} from '~/domain/site/current-award';

/** What a driver has to know about their result, and whether they confirmed it. */
interface ResultNews {
  readonly version: number;
  readonly publishedAt: Instant;
  /** When the driver confirmed the result; null if they still have to. */
  readonly seenAt: Instant | null;
  /** How the result differs from the one that the driver confirmed last, or else from the version before. */
  readonly change: {
    readonly before: readonly string[];
    readonly now: readonly string[];
    readonly causes: readonly ChangeCause[];
  } | null;
}

export interface OwnResult {
  readonly news: ResultNews | null;
  /** Shown instead of the result while the latest version is withdrawn. */
  readonly withdrawn: { readonly at: Instant; readonly reason: string } | null;
}

/** The causes of the versions after `seen`, each once. */
const listCausesSince = (
  seen: SeenResult | null,
  outcome: DriverOutcome,
  between: readonly (DriverOutcome | null)[],
): ChangeCause[] => {
  const own = outcome.change?.causes ?? [];
  const all = seen ? [...between.flatMap((one) => one?.change?.causes ?? []), ...own] : own;
  const each = new Map(all.map((cause) => [JSON.stringify(cause), cause]));
  const known = [...each.values()].filter(({ code }) => code !== 'published-again');
  return known.length > 0 ? known : [{ code: 'published-again' }];
};

/** The driver's outcomes of the versions between `from` and `award`, both excluded. */
const readBetween = async (
  { awards }: Deps['stores'],
  { scope, driver }: DriverSession,
  { periodId, version }: AwardName,
  from: number,
) => {
  const count = version - 1 - from;
  if (count <= 0) return [];
  const names = Array.from({ length: count }, (_, index) => ({
    periodId,
    version: from + 1 + index,
  }));
  return awards.outcomesIn(scope, await awards.versions(scope, names), driver.employeeId);
};

/** `outcome` is the driver's part of the award in force; reads what they confirmed. */
export const readOwnResult = async ({
  deps,
  access,
  of,
  outcome: reading,
}: {
  deps: Pick<Deps, 'stores'>;
  access: DriverSession;
  of: Catalogue;
  outcome: Promise<DriverOutcome | null>;
}): Promise<OwnResult> => {
  const { scope, site, driver } = access;
  const award = getAwardInForce(site, of);
  if (!award) {
    const { at, reason } = getWithdrawn(site, of) ?? {};
    return { news: null, withdrawn: at && reason ? { at, reason } : null };
  }
  const { stores } = deps;
  const [seen, outcome] = await Promise.all([
    stores.seenResults.get(scope, award.periodId, driver.employeeId),
    reading,
  ]);
  if (!outcome) return { news: null, withdrawn: null };
  const held = getHeld(outcome);
  const withdrawn = getLastWithdrawn(site, of)?.version ?? 0;
  const isConfirmed = isSeen(seen, { held, withdrawn });
  const before = seen?.held ?? outcome.change?.before ?? held;
  const isChanged = !isConfirmed && before.join('\n') !== held.join('\n');
  const between = isChanged && seen ? await readBetween(stores, access, award, seen.version) : [];
  return {
    news: {
      version: award.version,
      publishedAt: getPublishedAt(site, of) ?? '',
      seenAt: isConfirmed && seen ? seen.at : null,
      change: isChanged
        ? { before, now: held, causes: listCausesSince(seen, outcome, between) }
        : null,
    },
    withdrawn: null,
  };
};
