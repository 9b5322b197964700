import { getPlaces } from '~/domain/jobs/job';
import type { AwardJob, HeldJob, PreferenceRecord } from '../award-input';
import { openHoldings, type Holding, type Holdings } from './holdings';
import { findPlace, type IdIndex } from './id-index';
import { getTurnByDriver, type Turns } from './turns';

/** The drivers and their latest lists. */
export interface Lists {
  readonly turns: Turns;
  readonly records: readonly (PreferenceRecord | undefined)[];
}

/** In the order in which the rules would have given them, because reasons name the driver who took the last place. */
const heldOrder = ({ type }: Holding): number =>
  type === 'manual' ? 0 : type === 'preference' ? 1 : 2;

/** The published jobs that stay with their holders. Rows of drivers and jobs that do not exist are dropped. */
export const holdJobs = (
  jobs: readonly AwardJob[],
  index: IdIndex,
  rows: readonly HeldJob[],
  { turns, records }: Lists,
): Holdings => {
  const turnByDriver = getTurnByDriver(turns);
  const known = rows
    .map(({ driverId, jobId, assignmentType: type }) => {
      const [driver, offer] = [turns.find(driverId), findPlace(index, jobId)];
      const picks = records[driver]?.preferences ?? [];
      return { driver, offer, type, rank: type === 'preference' ? picks.indexOf(jobId) + 1 : 0 };
    })
    .filter(({ driver, offer }) => driver >= 0 && offer >= 0)
    .sort(
      (a, b) => heldOrder(a) - heldOrder(b) || turnByDriver[a.driver]! - turnByDriver[b.driver]!,
    );
  const holdings = openHoldings(jobs.map(getPlaces));
  for (const holding of known) holdings.add(holding);
  return holdings;
};
