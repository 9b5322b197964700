import type { DriverCall } from '~/app/ports/deps';
import { readFacts } from '~/app/services/award/read-facts.server';
import type { Catalogue } from '~/domain/award/award';
import type { PublishedFacts, PublishedWeek } from '~/domain/award/record/published-facts';
import type { Job } from '~/domain/jobs/job';
import { visibleJobs } from '~/domain/picks/visible-jobs';
import { findTradedWeek, getTradedAward, type TradedWeek } from '~/domain/site/traded-award';
import { toInstant } from '~/domain/time/instant';
import { dayIn } from '~/domain/time/zoned-time';
import { readOwnTrades, type OwnTrades } from './read-own-trades.server';

export interface TradesPage extends OwnTrades {
  /** The week of the jobs; null for vacation weeks, which have their own days. */
  readonly week: TradedWeek | null;
  /** The jobs and weeks that the page names, as published. */
  readonly jobs: readonly Job[];
  readonly weeks: readonly PublishedWeek[];
  /** The IDs that the driver may ask for, whoever holds them. */
  readonly choices: readonly string[];
}

type Args = DriverCall<'stores' | 'clock'>;

/** What the driver may ask for: jobs that they may hold, and weeks that have not begun. */
const listChoices = (
  { deps, access: { site, driver, company } }: Args,
  { jobs, weeks }: PublishedFacts,
): string[] => {
  const today = dayIn(site.timeZone, toInstant(deps.clock.now()));
  return [
    ...visibleJobs(jobs, driver, company.settings).map(({ jobId }) => jobId),
    ...weeks.filter(({ startDate }) => startDate > today).map(({ weekId }) => weekId),
  ];
};

/** Everything a driver's page of trades shows. Jobs and weeks that it does not name are left out, except choices. */
export const readTradesPage = async (args: Args, of: Catalogue): Promise<TradesPage> => {
  const { deps, access } = args;
  const now = toInstant(deps.clock.now());
  const award = getTradedAward(access.site, of, now);
  const [trades, facts] = await Promise.all([
    readOwnTrades({ ...args, of }),
    readFacts({ deps, ...access }, award),
  ]);
  const { held, own, incoming, onOffer, refusal } = trades;
  const canOffer = refusal === null && held.length > 0;
  const choices =
    canOffer && facts ? listChoices(args, facts).filter((id) => !held.includes(id)) : [];
  const named = new Set<string | null>([
    ...held,
    ...choices,
    ...onOffer,
    ...[...own, ...incoming].flatMap(({ gives, gets }) => [gives, gets]),
  ]);
  return {
    ...trades,
    week: of === 'jobs' ? findTradedWeek(access.site, now) : null,
    jobs: facts?.jobs.filter(({ jobId }) => named.has(jobId)) ?? [],
    weeks: facts?.weeks.filter(({ weekId }) => named.has(weekId)) ?? [],
    choices,
  };
};
