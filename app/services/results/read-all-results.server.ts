import type { Deps } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { readAwardSite } from '~/app/services/award/read-facts.server';
import type { Catalogue } from '~/domain/award/award';
import type { AwardRecord } from '~/domain/award/record/award-record';
import {
  explainSharedPicks,
  findSharedDrivers,
  openAward,
  type OpenedAward,
  type SharedDriver,
  type SharedPick,
} from '~/domain/award/results/all-results';
import { getOpenAward, type OpenAward } from '~/domain/site/open-results';

/** A driver as every driver of the site may read them: without the employee ID, which is enough to sign in. */
interface SharedResult {
  readonly seniorityNumber: number | null;
  /** Null where results are open by number only. */
  readonly name: string | null;
  readonly isOwn: boolean;
  /** The dates of a week are given, not those of a job. */
  readonly held: readonly {
    readonly id: string;
    readonly dates: { readonly startDate: string; readonly endDate: string } | null;
  }[];
  /** How many picks the list has; `picks` are the first of them. */
  readonly count: number;
  readonly picks: readonly SharedPick[];
}

export interface AllResults extends OpenAward {
  /** As the version names it. */
  readonly siteName: string;
  readonly results: readonly SharedResult[];
  readonly found: number;
  readonly drivers: number;
  readonly page: number;
  readonly pages: number;
}

interface Args {
  readonly deps: Pick<Deps, 'stores' | 'awardMemories'>;
  readonly access: DriverSession;
  readonly of: Catalogue;
  readonly query: {
    readonly search: string;
    readonly page: number;
    /** Shows the whole list of the driver with this seniority number. */
    readonly number: number | null;
  };
}

const driversPerPage = 25;
/** A page of 25 whole lists of 500 picks would be too heavy for a phone. */
const picksPerDriver = 20;

/**
 * Opens the award, whose record never changes, at most once in a process. The header is read every time, with the caller's
 * own permissions, and names the record.
 */
const open = async (
  { deps: { stores, awardMemories }, access: { scope }, of }: Args,
  { award: { periodId, version } }: OpenAward,
): Promise<OpenedAward | null> => {
  const [head] = await stores.awards.versions(scope, [{ periodId, version }]);
  if (!head) return null;
  // By digest, because erasing a driver changes the record of a version.
  const key = [scope.companyId, scope.siteId, periodId, version, head.digest].join('#');
  return awardMemories.opened.recall(key, async () => {
    const stored = await stores.awards.read(scope, periodId, version);
    if (!stored) return null;
    const { recordJson } = stored;
    return { award: openAward(JSON.parse(recordJson) as AwardRecord, of), size: recordJson.length };
  });
};

/** Everybody's lists and results, a page at a time; null if they are not open to drivers, or no longer. */
export const readAllResults = async (args: Args): Promise<AllResults | null> => {
  const { access, of, query } = args;
  const shown = getOpenAward(access.site, of);
  const opened = shown && (await open(args, shown));
  if (!opened) return null;
  const byName = shown.by === 'by-name';
  const found =
    query.number === null
      ? findSharedDrivers(opened.drivers, query.search, { byName })
      : opened.drivers.filter(({ seniorityNumber }) => seniorityNumber === query.number);
  const pages = Math.max(1, Math.ceil(found.length / driversPerPage));
  const page = Math.min(Math.max(1, query.page), pages);
  const weeks = new Map(opened.run.input.vacationWeeks.map((week) => [week.weekId, week]));
  const toResult = ({ employeeId, name, seniorityNumber, held }: SharedDriver): SharedResult => {
    const picks = explainSharedPicks(opened, of, employeeId);
    return {
      seniorityNumber,
      name: byName ? name : null,
      isOwn: employeeId === access.driver.employeeId,
      held: held.map((id) => {
        const { startDate, endDate } = weeks.get(id) ?? {};
        return { id, dates: startDate && endDate ? { startDate, endDate } : null };
      }),
      count: picks.length,
      picks: query.number === null ? picks.slice(0, picksPerDriver) : picks,
    };
  };
  const { deps } = args;
  const { siteName } = await readAwardSite({ deps, ...access }, shown.award, opened.run);
  return {
    ...shown,
    siteName,
    results: found.slice((page - 1) * driversPerPage, page * driversPerPage).map(toResult),
    found: found.length,
    drivers: opened.drivers.length,
    page,
    pages,
  };
};
