import type { Deps } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import type { Catalogue } from '~/domain/award/award';
import type { Job } from '~/domain/jobs/job';
import { visibleJobs } from '~/domain/picks/visible-jobs';
import { toInstant } from '~/domain/shared/instant';
import { dayIn } from '~/domain/shared/zoned-time';
import type { VacationWeek } from '~/domain/vacation/vacation-week';
import { readOwnTrades, type OwnTrades } from './read-own-trades.server';

export interface TradesPage extends OwnTrades {
  /** The jobs and weeks that the page names, as far as they are still offered. */
  readonly jobs: readonly Job[];
  readonly weeks: readonly Pick<VacationWeek, 'weekId' | 'startDate' | 'endDate'>[];
  /** The IDs that the driver may ask for, whoever holds them. */
  readonly choices: readonly string[];
}

interface Args {
  readonly deps: Pick<Deps, 'stores' | 'clock'>;
  readonly access: DriverSession;
}

const readJobs = async ({ deps, access: { scope, driver, company } }: Args) => {
  const { items } = await deps.stores.jobs.list(scope);
  const choices = visibleJobs(items, driver, company.settings).map(({ jobId }) => jobId);
  return { jobs: items, weeks: [], choices };
};

const readWeeks = async ({ deps, access: { scope, site } }: Args) => {
  const weeks = (await deps.stores.weeks.list(scope)).map(({ weekId, startDate, endDate }) => ({
    weekId,
    startDate,
    endDate,
  }));
  const today = dayIn(site.timeZone, toInstant(deps.clock.now()));
  const choices = weeks.filter(({ startDate }) => startDate > today).map(({ weekId }) => weekId);
  return { jobs: [], weeks, choices };
};

/** Everything a driver's page of trades shows. Jobs and weeks that it does not name are left out, except choices. */
export const readTradesPage = async (args: Args, of: Catalogue): Promise<TradesPage> => {
  const [trades, offered] = await Promise.all([
    readOwnTrades({ ...args, of }),
    of === 'jobs' ? readJobs(args) : readWeeks(args),
  ]);
  const { held, own, incoming, refusal } = trades;
  const canOffer = refusal === null && held.length > 0;
  const choices = canOffer ? offered.choices.filter((id) => !held.includes(id)) : [];
  const named = new Set([
    ...held,
    ...choices,
    ...[...own, ...incoming].flatMap(({ gives, gets }) => [gives, gets]),
  ]);
  return {
    ...trades,
    jobs: offered.jobs.filter(({ jobId }) => named.has(jobId)),
    weeks: offered.weeks.filter(({ weekId }) => named.has(weekId)),
    choices,
  };
};
