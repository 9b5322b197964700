import type { AwardSummary, AwardVersion } from '~/app/ports/award';
import type { SiteCall } from '~/app/ports/deps';
import { isOpen, type Claim } from '~/domain/claims/claim';
import { readVacationPage } from './find-vacations.server';
import { readYear, type YearOfVersions } from './read-versions.server';

type Args = SiteCall<'stores'>;

/** A published version as lists show it. */
export interface ListedVersion extends Pick<AwardVersion, 'version' | 'publishedAt' | 'timeZone'> {
  /** Null for an award that an earlier version of the application published. */
  readonly summary: AwardSummary | null;
  readonly isWithdrawn: boolean;
}

export interface PastWeek {
  readonly periodId: string;
  /** Newest first. */
  readonly versions: readonly ListedVersion[];
  readonly claims: { readonly open: number; readonly answered: number };
}

const toListed = ({
  version,
  publishedAt,
  timeZone,
  summary,
  withdrawn,
}: AwardVersion): ListedVersion => ({
  version,
  publishedAt,
  timeZone,
  summary: summary ?? null,
  isWithdrawn: withdrawn !== undefined,
});

const readClaims = (
  { deps, access: { scope } }: Args,
  versions: readonly AwardVersion[],
): Promise<Claim[]> => {
  const [first, last] = [versions.at(-1), versions[0]];
  return first && last
    ? deps.stores.claims.listBetween(scope, first.periodId, last.periodId)
    : Promise.resolve([]);
};

/** Every published week of a year with its versions, newest first. */
export const readPastWeeks = async (
  args: Args,
  asked: number | null,
): Promise<Omit<YearOfVersions, 'versions'> & { weeks: PastWeek[] }> => {
  const { scope, site } = args.access;
  const { versions, ...of } = await readYear(
    { deps: args.deps, scope, window: site.window },
    asked,
  );
  const claims = await readClaims(args, versions);
  const toWeek = (periodId: string): PastWeek => {
    const own = claims.filter((claim) => claim.periodId === periodId);
    const open = own.filter(isOpen).length;
    return {
      periodId,
      versions: versions.filter((one) => one.periodId === periodId).map(toListed),
      claims: { open, answered: own.length - open },
    };
  };
  return { ...of, weeks: [...new Set(versions.map(({ periodId }) => periodId))].map(toWeek) };
};

/** The versions of the vacation award below `below`, newest first. */
export const readVacationVersions = async (
  { deps, access: { scope, site } }: Args,
  below: number | null,
): Promise<ListedVersion[]> => (await readVacationPage({ deps, scope, site }, below)).map(toListed);
