/**
 * The only way for pages to read other people's lists (domain/README.md#sealed-lists): while a selection is sealed, each
 * list comes without its picks, so that a page that forgets to ask for the seal shows none either. A lint rule forbids
 * reading the stores directly elsewhere.
 */
import type { Deps, ScopeCall } from '~/app/ports/deps';
import type { LogMarker, RecentLists } from '~/app/ports/picks';
import type { Catalogue } from '~/domain/award/award';
import type { PickList } from '~/domain/picks/pick-list';
import { sealJobList } from '~/domain/picks/seal-list';
import { getSeal, type Seal } from '~/domain/site/seal';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';
import { sealWeekList } from '~/domain/vacation/seal-week-list';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';

/** Whose lists are read, and when: time decides whether they are sealed. */
type Reading = ScopeCall<'stores', { readonly site: Site; readonly now: Instant }>;

/** The lists of a selection; with a seal, who saved them and when. */
interface ShownLists<List> extends RecentLists<List> {
  readonly seal: Seal | null;
}

const createShow =
  <List>(of: Catalogue, sealList: (list: List) => List) =>
  ({ site, now }: Reading, { lists, asOf }: RecentLists<List>): ShownLists<List> => {
    const seal = getSeal(site, of, now);
    return { seal, lists: seal ? lists.map(sealList) : lists, asOf };
  };
const showJobLists = createShow('jobs', sealJobList);
const showWeekLists = createShow('vacations', sealWeekList);

/** Every driver's list of jobs, as it is stored now. */
export const readJobLists = async (reading: Reading): Promise<ShownLists<PickList>> =>
  showJobLists(reading, {
    lists: await reading.deps.stores.picks.list(reading.scope),
    asOf: reading.now,
  });

/** Every driver's list of jobs as it was a few seconds ago, for pages that many people have open. */
export const readRecentJobLists = async (
  reading: Reading,
): Promise<ShownLists<PickList> & { readonly marker: LogMarker }> => {
  const { deps, scope, now } = reading;
  const { marker, ...recent } = await deps.stores.picks.recent(scope, now);
  return { ...showJobLists(reading, recent), marker };
};

/** Every driver's list of vacation weeks, as it is stored now. */
export const readWeekLists = async (reading: Reading): Promise<ShownLists<VacationPicks>> =>
  showWeekLists(reading, {
    lists: await reading.deps.stores.vacationPicks.list(reading.scope),
    asOf: reading.now,
  });

/** Every driver's list of vacation weeks as it was a few seconds ago. */
export const readRecentWeekLists = async (reading: Reading): Promise<ShownLists<VacationPicks>> =>
  showWeekLists(
    reading,
    await reading.deps.stores.vacationPicks.recent(reading.scope, reading.now),
  );

/** A page of what all drivers saved, in all selections. */
interface ShownSaves<List> {
  readonly saves: readonly List[];
  readonly next: string | null;
}
type SavesPage = Parameters<Deps['stores']['picks']['saves']>[1];

/**
 * A page of the saves before `now`, so that none is shown of a selection that began later. Those of a sealed selection
 * come without their picks; those of earlier ones are in published records.
 */
export const readJobSaves = async (
  { deps, scope, site, now }: Reading,
  page: SavesPage,
): Promise<ShownSaves<PickList>> => {
  const { saves, next } = await deps.stores.picks.saves(scope, page);
  const { periodId } = site.window;
  const isSealed = getSeal(site, 'jobs', now) !== null;
  const shown = saves
    .filter(({ acceptedAt }) => acceptedAt < now)
    .map((save) => (isSealed && save.periodId >= periodId ? sealJobList(save) : save));
  return { saves: shown, next };
};

/** Like `readJobSaves`. A list of weeks names no selection, so while one is sealed, all come without their picks. */
export const readWeekSaves = async (
  { deps, scope, site, now }: Reading,
  page: SavesPage,
): Promise<ShownSaves<VacationPicks>> => {
  const { saves, next } = await deps.stores.vacationPicks.saves(scope, page);
  const before = saves.filter(({ acceptedAt }) => acceptedAt < now);
  return { saves: getSeal(site, 'vacations', now) ? before.map(sealWeekList) : before, next };
};

/** A list of jobs that was read for its driver, as an administrator may see it. */
export const showJobListOfDriver = (
  { site, now }: Pick<Reading, 'site' | 'now'>,
  stored: PickList | null,
): PickList | null => (stored && getSeal(site, 'jobs', now) ? sealJobList(stored) : stored);

/** A list of vacation weeks that was read for its driver, as an administrator may see it. */
export const showWeekListOfDriver = (
  { site, now }: Pick<Reading, 'site' | 'now'>,
  stored: VacationPicks | null,
): VacationPicks | null =>
  stored && getSeal(site, 'vacations', now) ? sealWeekList(stored) : stored;
