import * as z from 'zod';
import { below, type KeyRange } from '~/app/store/dynamo/key-range';
import { readItem } from '~/app/store/dynamo/read-item';
import type { Step } from '~/app/store/dynamo/transact.server';
import { companyUsageKey } from '~/app/store/table/installation-keys';
import { getShard, shardText, dueIndex } from '~/app/store/table/table';
import type { AdminCredential } from '~/domain/access/credential';
import type { Company } from '~/domain/company/company';
import { companySchema } from '~/domain/company/company-schema';
import type { CompanySummary } from '~/domain/company/company-summary';
import type { Tenant } from '~/domain/company/scope';
import { isActive } from '~/domain/people/person';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';

/** A page of a query has up to 1 MB, which is 2,500 summaries: up to 20,000 companies take one call for each shard. */
const summaryShards = 8;
const toPartition = (shard: number) => `COMPANIES#${shardText(shard)}`;

/** The parts of the `due` index in which all summaries are. */
export const summaryRanges = (): KeyRange[] =>
  Array.from({ length: summaryShards }, (_, shard) => below(toPartition(shard), ''));

/** Undefined removes an attribute. */
type Attributes = Readonly<Record<string, unknown>>;

/** Makes a summary findable, once it is complete. */
export const indexSummary = (companyId: string): Attributes => ({
  [dueIndex.partitionKey]: toPartition(getShard(companyId, summaryShards)),
  [dueIndex.sortKey]: companyId,
});

export const summarizeCompany = (company: Company): Attributes => {
  const { companyId, name, isActive, isFree, registeredAt, siteIds, settings } = company;
  const { maxDrivers, maxJobs, maxSites } = settings;
  const limits = { maxDrivers, maxJobs, maxSites };
  return { companyId, name, isActive, isFree, registeredAt, siteIds, ...limits };
};

/** Each fact of a site is an attribute of its own, so that changes of different sites do not compete. */
const nameOf = (siteId: string) => `name:${siteId}`;
const emailOf = (siteId: string) => `email:${siteId}`;
const pendingOf = (siteId: string) => `pending:${siteId}`;

export const summarizeSite = ({ siteId, name }: Site): Attributes => ({ [nameOf(siteId)]: name });

/** Removes what the summary says of a site. */
export const forgetSite = (siteId: string): Attributes => ({
  [nameOf(siteId)]: undefined,
  [emailOf(siteId)]: undefined,
  [pendingOf(siteId)]: undefined,
});

/** The account that came with the site. Those of people whom it invited later, and of masters, are no part of a summary. */
const isFirstAccount = ({ role, invitedUntil }: AdminCredential) =>
  role !== 'master' && invitedUntil === undefined;

/** The address of a site's first account, and since when nobody has activated one. `since`: when it was created. */
export const summarizeAdmins = (
  siteId: string,
  admins: readonly AdminCredential[],
  since: Instant,
): Attributes => {
  const own = admins.filter(({ role }) => role !== 'master');
  if (own.length === 0) return {};
  const isPending = !own.some(isActive);
  return {
    [emailOf(siteId)]: own.find(isFirstAccount)?.email,
    [pendingOf(siteId)]: isPending ? since : undefined,
  };
};

/** Adds to counters and sets attributes of the company's summary, which exists from the first of these changes on. */
export const changeSummary = (
  companyId: string,
  attributes: Attributes,
  counts: Readonly<Record<string, number>> = {},
) => {
  const all = Object.entries({ type: 'company-usage', ...attributes });
  const set = all.filter(([, value]) => value !== undefined);
  const removed = all.filter(([, value]) => value === undefined);
  const added = Object.entries(counts).filter(([, by]) => by !== 0);
  // The placeholders are short, because DynamoDB takes expressions of 4 KB, and a company may have 80 sites.
  const valued = [...set, ...added];
  const numbered = [...valued, ...removed];
  const toPairs = (entries: readonly unknown[], from: number, sign: string) =>
    entries.map((_, index) => `#s${from + index}${sign}:s${from + index}`).join(',');
  const removals = removed.map((_, index) => `#s${valued.length + index}`).join(',');
  return {
    update: companyUsageKey(companyId),
    by: {
      expression: [
        `SET ${toPairs(set, 0, '=')}`,
        ...(removals === '' ? [] : [`REMOVE ${removals}`]),
        ...(added.length === 0 ? [] : [`ADD ${toPairs(added, set.length, ' ')}`]),
      ].join(' '),
      names: Object.fromEntries(numbered.map(([name], index) => [`#s${index}`, name])),
      values: Object.fromEntries(valued.map(([, value], index) => [`:s${index}`, value])),
    },
  } satisfies Step<never>;
};

/** Changes the summary in the transaction that changes or deletes an account. Empty if nothing changes in it. */
export const adminSummarySteps = (
  { companyId, siteId }: Tenant,
  { read, next }: { readonly read: AdminCredential; readonly next: AdminCredential | null },
): Step<never>[] => {
  if (read.role === 'master') return [];
  const isActivated = !isActive(read) && next !== null && isActive(next);
  const isMoved = isFirstAccount(read) && read.email !== next?.email;
  if (!isActivated && !isMoved) return [];
  const email = isMoved && { [emailOf(siteId)]: next?.email };
  const pending = isActivated && { [pendingOf(siteId)]: undefined };
  return [changeSummary(companyId, { ...email, ...pending })];
};

const count = z.int().default(0);
export const usageSchema = z.object({ drivers: count, jobs: count });

export const fromUsageItem = (item: Record<string, unknown> | undefined) =>
  item ? readItem('company-usage', usageSchema, item) : { drivers: 0, jobs: 0 };

const activitySchema = z.object({ lastActiveAt: instantSchema.nullable().default(null) });
const summarySchema = usageSchema.extend({
  ...companySchema.pick({
    companyId: true,
    name: true,
    isActive: true,
    isFree: true,
    registeredAt: true,
    siteIds: true,
  }).shape,
  ...companySchema.shape.settings.pick({ maxDrivers: true, maxJobs: true, maxSites: true }).shape,
  ...activitySchema.shape,
});
/** A schema with `catch` is slow for missing texts, and with 10,000 companies the panel reads about 90,000 texts. */
const readText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const fromSummaryItem = (item: Record<string, unknown>): CompanySummary => {
  const { siteIds, ...summary } = readItem('company-usage', summarySchema, item);
  const sites = siteIds.map((siteId) => ({
    siteId,
    name: readText(item[nameOf(siteId)]) ?? '',
    email: readText(item[emailOf(siteId)]),
    pendingSince: readText(item[pendingOf(siteId)]),
  }));
  return { ...summary, sites };
};

/** The facts about a company that the panel shows beside the company itself and its sites. */
export const fromActivityOfItem = (
  item: Record<string, unknown> | undefined,
  siteIds: readonly string[],
) => {
  const pending = siteIds.flatMap((siteId) => {
    const since = readText(item?.[pendingOf(siteId)]);
    return since === null ? [] : [[siteId, since] as const];
  });
  return {
    lastActiveAt: item ? readItem('company-usage', activitySchema, item).lastActiveAt : null,
    pendingSince: Object.fromEntries(pending),
  };
};
