import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { readAwardSite, readFacts } from '~/app/services/award/read-facts.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { readReached } from '~/app/services/contacts/read-reached.server';
import type { CalledDriver } from '~/app/services/files/call-list';
import type { Catalogue } from '~/domain/award/award';
import { compareSeniority, type AwardSite } from '~/domain/award/award-input';
import { listHeld } from '~/domain/award/held-results';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { findChangedOffers } from '~/domain/award/record/published-facts';
import { listUnseen, listVersionsToCompare } from '~/domain/award/results/seen-result';
import type { AwardName } from '~/domain/selection/past-awards';
import { getAwardInForce, getLastWithdrawn } from '~/domain/site/current-award';
import type { Instant } from '~/domain/time/instant';

interface Args {
  readonly deps: Pick<Deps, 'stores'>;
  readonly access: Pick<AdminSession, 'scope' | 'site'>;
  readonly of: Catalogue;
}

/** A driver of an award with their result. */
interface DriverResult {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly held: readonly string[];
}

const listResults = ({ input, output }: AwardRecord, of: Catalogue): DriverResult[] => {
  const findHeld = listHeld(output[of]);
  return input.drivers
    .map(({ employeeId, name, seniorityNumber }) => ({
      employeeId,
      name,
      seniorityNumber,
      held: findHeld(employeeId),
    }))
    .sort(compareSeniority);
};

interface Results {
  readonly award: AwardName;
  /** As the version names it. */
  readonly site: AwardSite;
  readonly results: readonly DriverResult[];
  readonly unseen: readonly DriverResult[];
}

/** The drivers of the award in force and those who have not confirmed their result, most senior first. */
export const readResults = async (args: Args): Promise<Results | null> => {
  const { deps, access, of } = args;
  const award = getAwardInForce(access.site, of);
  if (!award) return null;
  const { scope, site } = access;
  const [record, facts, seen] = await Promise.all([
    readRecord({ deps, scope, ...award }),
    readFacts({ deps, scope, site }, award),
    deps.stores.seenResults.list(scope, award.periodId),
  ]);
  if (!record) return null;
  const results = listResults(record, of);
  const withdrawn = getLastWithdrawn(site, of)?.version ?? 0;
  const changedSince = new Map(
    await Promise.all(
      listVersionsToCompare(seen, facts).map(async (version) => {
        const was = await readFacts({ deps, scope, site }, { ...award, version });
        return [version, was && facts ? findChangedOffers(was, facts) : []] as const;
      }),
    ),
  );
  const unseen = listUnseen(results, { seen, facts, withdrawn, changedSince });
  const published = await readAwardSite({ deps, scope, site }, award, record);
  return { award, site: published, results, unseen };
};

/** How many drivers of the award in force have confirmed their result; null if there is none in force. */
export interface SeenCount {
  readonly seen: number;
  readonly drivers: number;
}

export const countSeen = async (args: Args): Promise<SeenCount | null> => {
  const read = await readResults(args);
  return read && { seen: read.results.length - read.unseen.length, drivers: read.results.length };
};

/** The page of drivers who have not confirmed their result. */
export interface UnseenView extends Pick<Results, 'award' | 'site'> {
  readonly drivers: number;
  readonly unseen: readonly (DriverResult & Pick<CalledDriver, 'isReached' | 'phone'>)[];
  /** When the drivers were reminded of this version; null if they were not. */
  readonly remindedAt: Instant | null;
}

/** Null if no award is in force. */
export const readUnseen = async (
  args: Args & { readonly deps: Pick<Deps, 'texting'> },
): Promise<UnseenView | null> => {
  const { deps, access, of } = args;
  const award = getAwardInForce(access.site, of);
  if (!award) return null;
  const [read, drivers, reached, remindedAt] = await Promise.all([
    readResults(args),
    deps.stores.drivers.list(access.scope),
    readReached({ deps, scope: access.scope, kind: 'results' }),
    deps.stores.seenResults.findReminder(access.scope, award),
  ]);
  const phones = new Map(drivers.items.map(({ employeeId, phone }) => [employeeId, phone]));
  return (
    read && {
      award,
      site: read.site,
      drivers: read.results.length,
      unseen: read.unseen.map((one) => ({
        ...one,
        phone: phones.get(one.employeeId) ?? '',
        isReached: reached.has(one.employeeId),
      })),
      remindedAt,
    }
  );
};
