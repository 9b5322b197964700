import type { AdminCall } from '~/app/ports/deps';
import type { Activity } from '~/domain/activity/activity';
import {
  matchesSearch,
  type ActivitySearch,
  type DescribeEvent,
} from '~/domain/activity/activity-search';
import { firstUlidAt } from '~/domain/activity/ulid-time';
import { addDays } from '~/domain/time/iso-week';
import { fromWallTime } from '~/domain/time/zoned-time';

export interface ActivityQuery extends ActivitySearch {
  /** Local days `YYYY-MM-DD` of the site, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The cursor: the id of the entry before which to continue. */
  readonly before?: string | undefined;
}

export interface FoundActivity {
  /** Newest first. */
  readonly entries: Activity[];
  /** The cursor of the next page; null if there are no older entries. Set even if no older entry matches the search. */
  readonly next: string | null;
  /** How many entries were read to find these. */
  readonly looked: number;
}

const pageLength = 50;
/**
 * A search reads `chunkLength` entries at a time and at most `maxLookedAt` per request; the user can continue from
 * there.
 */
const chunkLength = 500;
const maxLookedAt = 5000;

const getDayStart = (day: string, timeZone: string): string =>
  firstUlidAt(Math.max(0, fromWallTime(`${day}T00:00`, timeZone)));

/** The ids that bound the requested days. */
export const idRange = ({ from, to, before }: ActivityQuery, timeZone: string) => {
  const end = to && getDayStart(addDays(to, 1), timeZone);
  return {
    since: from && getDayStart(from, timeZone),
    before: before && end ? (before < end ? before : end) : (before ?? end),
  };
};

const isSearch = ({ text, action, role }: ActivitySearch) =>
  Boolean(text?.trim()) || action !== undefined || role !== undefined;

/** One page of the site's activity log, searched in bounded steps. */
export const readActivity = async ({
  deps,
  access: { scope, site },
  query,
  describe,
}: AdminCall<
  'stores',
  { query: ActivityQuery; describe: DescribeEvent }
>): Promise<FoundActivity> => {
  const { since, before } = idRange(query, site.timeZone);
  const limit = isSearch(query) ? chunkLength : pageLength;
  const matches = matchesSearch(query, describe);
  const found: Activity[] = [];
  let looked = 0;
  let next: string | null | undefined = before;
  do {
    const page = await deps.stores.activity.page(scope, { since, before: next, limit });
    looked += page.entries.length;
    found.push(...page.entries.filter(matches));
    next = page.next;
  } while (next && found.length < pageLength && looked < maxLookedAt);
  const entries = found.slice(0, pageLength);
  const isCut = found.length > pageLength;
  return { entries, looked, next: isCut ? (entries.at(-1)?.id ?? null) : next };
};
