import * as z from 'zod';
import type { Call } from '~/app/ports/deps';
import type { CompanyOverview } from '~/app/ports/tenancy';
import { getMonth, listUsage } from '~/domain/company/monthly-usage';
import {
  type CompanyPlace,
  type CompanySelection,
  selectCompanies,
} from '~/domain/company/select-companies';
import { showLogo } from '~/domain/logo/logo';
import { firstRetention, isKeptForever, type Retention } from '~/domain/retention/retention';
import { toInstant, type Instant } from '~/domain/time/instant';
import { readSummaries } from './read-summaries.server';

const cursorSchema = z.object({
  query: z.array(z.string()),
  to: z.enum(['next', 'previous']),
  at: z.object({ value: z.union([z.string(), z.number()]), companyId: z.string() }),
});
type Cursor = z.infer<typeof cursorSchema>;

const toQuery = ({ search, filter, order }: CompanySelection) => [search, filter, order];

/** The cursor of the page after or before a place. It is bound to the query; null if there is no such page. */
export const writeCursor = (
  selection: CompanySelection,
  to: Cursor['to'],
  at: CompanyPlace | null,
): string | null =>
  at && Buffer.from(JSON.stringify({ query: toQuery(selection), to, at })).toString('base64url');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

/** Null for the cursor of another query, which shows the first page instead. */
const readCursor = (
  selection: CompanySelection,
  text: string,
): Pick<Cursor, 'to' | 'at'> | null => {
  const cursor = cursorSchema.safeParse(parse(text));
  if (!cursor.success) return null;
  const isOfQuery = JSON.stringify(cursor.data.query) === JSON.stringify(toQuery(selection));
  return isOfQuery ? cursor.data : null;
};

const toView = (
  { company, usage, usageByMonth, sites, erasures, ...activity }: CompanyOverview,
  { kept, asked }: Retention,
  now: Instant,
) => {
  const { lastActiveAt, pendingSince } = activity;
  const findDay = (siteId: string | null) =>
    erasures.asked.find((one) => one.siteId === siteId)?.eraseOn ?? null;
  const { companyId, name, isActive, isFree, registeredAt, settings } = company;
  return {
    companyId,
    name,
    isActive,
    isFree,
    registeredAt,
    settings,
    usage,
    lastActiveAt,
    ...(company.logo && { logo: showLogo(company) }),
    months: listUsage(usageByMonth, getMonth(now)),
    eraseOn: findDay(null),
    history: isKeptForever(kept) && !asked ? null : { kept, next: asked?.kept ?? null },
    sites: sites.map((site) => ({
      siteId: site.siteId,
      name: site.name,
      address: site.address,
      isActive: site.isActive,
      pendingSince: pendingSince[site.siteId] ?? null,
      eraseOn: findDay(site.siteId),
    })),
  };
};

/** One page of the companies that match, as the master panel shows them. */
export const readCompanies = async ({
  deps,
  input: { page, limit, ...selection },
}: Call<
  'stores' | 'clock',
  {
    /** `page`: the cursor of the page; any other text stands for the first page. */
    input: CompanySelection & { page: string; limit: number };
  }
>) => {
  const { summaries, missing } = await readSummaries(deps);
  const from = readCursor(selection, page);
  const { companyIds, count, first, previous, next } = selectCompanies(summaries, selection, {
    limit,
    from,
  });
  const now = toInstant(deps.clock.now());
  const [companies, retentions] = await Promise.all([
    deps.stores.companies.readMany(companyIds),
    deps.stores.retention.readMany(companyIds),
  ]);
  const findRetention = ({ company: { companyId } }: CompanyOverview) =>
    retentions[companyIds.indexOf(companyId)] ?? firstRetention;
  return {
    companies: companies.map((company) => toView(company, findRetention(company), now)),
    count,
    first,
    missing,
    previous: writeCursor(selection, 'previous', previous),
    next: writeCursor(selection, 'next', next),
  };
};

/** The company of the open dialog, which may not be on the page of companies that is shown. */
export const readCompany = async ({
  deps,
  companyId,
}: Call<'stores' | 'clock', { companyId: string | null }>) => {
  if (companyId === null) return null;
  const found = await deps.stores.companies.read(companyId);
  if (!found) return null;
  const retention = await deps.stores.retention.read(found.company.companyId);
  return toView(found, retention, toInstant(deps.clock.now()));
};
