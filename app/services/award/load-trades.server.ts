import type { VersionTrade } from '~/app/ports/award';
import type { Deps } from '~/app/ports/deps';
import type { AwardRun, Catalogue } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import type { OfferFacts, PublishedFacts } from '~/domain/award/record/published-facts';
import { addTrades, listTrades } from '~/domain/award/traded';
import type { SiteScope } from '~/domain/company/scope';
import type { AwardName } from '~/domain/selection/past-awards';
import { getCatalogue } from '~/domain/site/current-award';
import { listApproved, toTrade, type ApprovedTrade } from '~/domain/trades/trade-offer';
import { findChangedSince } from '~/domain/trades/trade-rules';
import type { PublishedAward } from './read-record.server';

/** The approved trades of an award, and how its input has them. */
export interface AwardTrades {
  /** Those that the version before settled. Nothing is added for them. */
  readonly settled: readonly VersionTrade[];
  /** The last ones of the input's list, in its order. */
  readonly added: readonly ApprovedTrade[];
  /** Those whose jobs or weeks are no longer what their drivers agreed on. */
  readonly dropped: readonly ApprovedTrade[];
}

/** All approved trades of an award, in the order of approval. */
export const readApproved = async (
  { stores }: Pick<Deps, 'stores'>,
  scope: SiteScope,
  awardId: string,
): Promise<ApprovedTrade[]> => listApproved(await stores.trades.list(scope, awardId));

/** How many approved trades this version does not settle yet. */
export const countUnpublished = async (
  deps: Pick<Deps, 'stores'>,
  scope: SiteScope,
  award: AwardName,
): Promise<number> => {
  const approved = await readApproved(deps, scope, award.periodId);
  if (approved.length === 0) return 0;
  const [version] = await deps.stores.awards.versions(scope, [award]);
  const settled = new Set(version?.trades?.map(({ id }) => id));
  return approved.filter(({ id }) => !settled.has(id)).length;
};

/** The approved trades of jobs, and the IDs of those that the version in force applies. */
export const readJobTrades = async (
  deps: Pick<Deps, 'stores'>,
  scope: SiteScope,
  award: AwardName,
): Promise<{ approved: ApprovedTrade[]; inEffect: string[] }> => {
  const approved = await readApproved(deps, scope, award.periodId);
  if (approved.length === 0) return { approved, inEffect: [] };
  const [version] = await deps.stores.awards.versions(scope, [award]);
  const applied = version?.withdrawn ? [] : (version?.trades ?? []);
  return { approved, inEffect: applied.filter(({ counts }) => counts).map(({ id }) => id) };
};

/** Adds the trades that `settled` does not have. */
export const addApproved = (
  input: AwardInput,
  of: Catalogue,
  {
    approved,
    settled = [],
    inEffect = [],
    offered = { jobs: input.jobs, weeks: input.vacationWeeks },
  }: {
    approved: readonly ApprovedTrade[];
    settled?: readonly VersionTrade[];
    /** Those that stay although a job changes: their drivers are told of the change as its holders. */
    inEffect?: readonly string[];
    /** The jobs and weeks of the version. */
    offered?: OfferFacts;
  },
): { input: AwardInput; trades: AwardTrades } => {
  const known = new Set(settled.map(({ id }) => id));
  const further = approved.filter(({ id }) => !known.has(id));
  const stands = (trade: ApprovedTrade) =>
    inEffect.includes(trade.id) || findChangedSince(trade, offered) === null;
  const added = further.filter(stands);
  return {
    input: addTrades(input, of, added.map(toTrade)),
    trades: { settled, added, dropped: further.filter((one) => !stands(one)) },
  };
};

/** The version before with the trades that were approved since, and nothing else that has changed. */
export const loadTradesOnly = async (
  deps: Pick<Deps, 'stores'>,
  scope: SiteScope,
  before: PublishedAward & { readonly facts: PublishedFacts },
): Promise<{ input: AwardInput; trades: AwardTrades }> => {
  const { record, trades: settled, facts: offered } = before;
  const approved = await readApproved(deps, scope, record.periodId);
  const of = getCatalogue(record.periodId);
  return addApproved(record.input, of, { approved, settled, offered });
};

/** Which trades the version settles, and whether each counts in it. */
export const settleTrades = (
  run: AwardRun,
  of: Catalogue,
  { settled, added, dropped }: AwardTrades,
): VersionTrade[] => {
  const first = listTrades(run.input, of).length - added.length;
  return [
    ...settled,
    ...added.map(({ id }, at) => ({ id, counts: run[of].tradesCount[first + at] ?? false })),
    ...dropped.map(({ id }) => ({ id, counts: false })),
  ];
};
