import type { RunningPublication } from '~/app/ports/award';
import type { Deps, SiteCall } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import type { Catalogue } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { listHeldUntraded, listKept } from '~/domain/award/figures/award-again';
import type { AwardRecord } from '~/domain/award/record/award-record';
import {
  changeJobs,
  changeWeeks,
  type JobChange,
  type WeekChange,
} from '~/domain/award/record/change-offers';
import { passOnJobs, type JobChainPlan } from '~/domain/award/record/free-jobs';
import {
  addChangedIn,
  findChangedOffers,
  getPublishedFacts,
  type PublishedFacts,
} from '~/domain/award/record/published-facts';
import { findResultChanges } from '~/domain/award/results/result-change';
import type { AnsweredPickClaim } from '~/domain/claims/claim';
import { sumSaves } from '~/domain/picks/count-saves';
import { getCatalogue } from '~/domain/site/current-award';
import { loadTradesOnly, type AwardTrades } from './load-trades.server';
import { readFacts } from './read-facts.server';
import { readAward, type PublishedAward } from './read-record.server';

/** What a version is computed from. */
interface LoadedVersion {
  readonly input: AwardInput;
  readonly trades: AwardTrades;
  /** The IDs of the claims about picks that were answered before it. */
  readonly answered: readonly string[];
  /** Those that were granted since the version before. */
  readonly granted: readonly AnsweredPickClaim[];
  /** How often drivers saved since the version before. */
  readonly saves: number;
}

/** Loads what a version is computed from as it is stored now, with all answered claims about picks. */
export type LoadStored = (
  deps: Deps,
  access: SiteAccess,
) => Promise<
  Pick<LoadedVersion, 'input' | 'trades'> & {
    readonly answeredClaims: readonly AnsweredPickClaim[];
    /** The lists of this selection. */
    readonly lists: Parameters<typeof sumSaves>[0];
  }
>;

/** A published version with what it says about its jobs or weeks. */
export type VersionBefore = PublishedAward & { readonly facts: PublishedFacts };

/** The version before this one, if there is one. */
export const readBefore = async (
  deps: Pick<Deps, 'stores'>,
  { scope, site }: Pick<SiteAccess, 'scope' | 'site'>,
  { periodId, version }: Pick<RunningPublication, 'periodId' | 'version'>,
): Promise<VersionBefore | null> => {
  const award = { periodId, version: version - 1 };
  const published = await readAward({ deps, scope, ...award });
  const facts = published && (await readFacts({ deps, scope, site }, award));
  return facts && { ...published, facts };
};

/**
 * The version before with these jobs or weeks as they are now, and nothing else that has changed
 * (domain/README.md#changed-jobs).
 */
const loadChanges = (
  { site }: SiteAccess,
  { record, trades, facts }: VersionBefore,
  { jobs, weeks }: { readonly jobs: readonly JobChange[]; readonly weeks: readonly WeekChange[] },
): Pick<LoadedVersion, 'input' | 'trades'> => {
  const today = { facts, siteName: site.name };
  const isOfJobs = getCatalogue(record.periodId) === 'jobs';
  return {
    input: isOfJobs
      ? changeJobs(record, { changes: jobs, ...today })
      : changeWeeks(record, { changes: weeks, ...today }),
    trades: { settled: trades, added: [], dropped: [] },
  };
};

/** The version before with the freed jobs passed on, and nothing else that has changed. */
const loadChain = (
  { site }: SiteAccess,
  { record, trades, facts }: VersionBefore,
  plan: JobChainPlan,
): Pick<LoadedVersion, 'input' | 'trades'> => ({
  input: passOnJobs(record, { plan, facts, siteName: site.name }),
  trades: { settled: trades, added: [], dropped: [] },
});

type PartOf = RunningPublication & { readonly only: NonNullable<RunningPublication['only']> };

/** The version before with one kind of change; null if what is to change is missing. */
const loadPart = async (
  {
    deps,
    access,
    publication: { only, jobs = [], weeks = [], chain },
  }: SiteCall<keyof Deps, { publication: PartOf }>,
  before: VersionBefore,
): Promise<Pick<LoadedVersion, 'input' | 'trades'> | null> => {
  switch (only) {
    case 'trades':
      return loadTradesOnly(deps, access.scope, before);
    case 'freed-jobs':
      return chain ? loadChain(access, before, chain) : null;
    case 'job-changes':
    case 'week-changes':
      return loadChanges(access, before, { jobs, weeks });
  }
};

/** The input with what drivers with a lower seniority number hold in the version before. */
const keep = (input: AwardInput, before: AwardRecord, below: number): AwardInput => ({
  ...input,
  kept: listKept(listHeldUntraded(before), input.drivers, below),
});

/** Loads what the version is computed from; null if it changes a part of a version that does not exist. */
export const loadVersion = async (
  load: LoadStored,
  { deps, access, publication }: SiteCall<keyof Deps, { publication: RunningPublication }>,
  before: VersionBefore | null,
): Promise<LoadedVersion | null> => {
  const { only } = publication;
  if (only) {
    if (!before) return null;
    const loaded = await loadPart({ deps, access, publication: { ...publication, only } }, before);
    return loaded && { ...loaded, answered: [...before.answeredClaims], granted: [], saves: 0 };
  }
  const { answeredClaims, lists, input, ...loaded } = await load(deps, access);
  const { keepBelow } = publication;
  return {
    ...loaded,
    input: before && keepBelow !== undefined ? keep(input, before.record, keepBelow) : input,
    saves: sumSaves(lists, before?.record.publishedAt ?? null),
    answered: answeredClaims.map(({ id }) => id),
    granted: answeredClaims.filter(
      ({ id, state }) => state === 'granted' && !before?.answeredClaims.has(id),
    ),
  };
};

/** What the version says about its jobs or weeks. Only one that adds trades to an old version has no facts of its own. */
export const getFacts = (
  { input, version }: AwardRecord,
  before: VersionBefore | null,
): PublishedFacts | null => {
  const facts = getPublishedFacts(input) ?? before?.facts ?? null;
  return facts && before ? addChangedIn(facts, { before: before.facts, version }) : facts;
};

/** How the version changes the results of the one before. */
export const findVersionChanges = (
  before: VersionBefore | null,
  {
    record,
    facts,
    catalogue,
    granted,
  }: { record: AwardRecord; facts: PublishedFacts | null; catalogue: Catalogue } & Pick<
    LoadedVersion,
    'granted'
  >,
): ReturnType<typeof findResultChanges> =>
  before
    ? findResultChanges({
        before: before.record,
        after: record,
        catalogue,
        changed: facts ? findChangedOffers(before.facts, facts) : [],
        granted: granted.map(({ employeeId: driverId, jobId: offerId }) => ({ driverId, offerId })),
        wasWithdrawn: before.withdrawn !== null,
      })
    : new Map();
