import { compareText, searchable } from '~/domain/shared/text';
import { isNearLimit, type CompanySummary } from './company-summary';

export const companyFilters = ['all', 'inactive', 'never-activated', 'near-limit'] as const;
type CompanyFilter = (typeof companyFilters)[number];

export const companyOrders = ['name', 'newest', 'drivers', 'activity'] as const;
type CompanyOrder = (typeof companyOrders)[number];

export interface CompanySelection {
  readonly search: string;
  readonly filter: CompanyFilter;
  readonly order: CompanyOrder;
}

const passes: Record<CompanyFilter, (company: CompanySummary) => boolean> = {
  all: () => true,
  inactive: ({ isActive }) => !isActive,
  'never-activated': ({ sites }) => sites.some(({ pendingSince }) => pendingSince !== null),
  'near-limit': isNearLimit,
};

const getSearched = ({ companyId, name, sites }: CompanySummary): string =>
  searchable(
    [name, companyId, ...sites.flatMap((site) => [site.siteId, site.name, site.email ?? ''])].join(
      ' ',
    ),
  );

/** Where a company stands in an order. Places stay comparable when companies come, go or change. */
export interface CompanyPlace {
  readonly value: string | number;
  readonly companyId: string;
}

const values: Record<CompanyOrder, (company: CompanySummary) => string | number> = {
  name: ({ name }) => searchable(name),
  newest: ({ registeredAt }) => registeredAt,
  drivers: ({ drivers }) => drivers,
  activity: ({ lastActiveAt }) => lastActiveAt ?? '',
};

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));

/** Names are in ascending order; everything else begins with the most. */
const comparePlaces =
  (order: CompanyOrder) =>
  (a: CompanyPlace, b: CompanyPlace): number =>
    (order === 'name' ? 1 : -1) * compareValues(a.value, b.value) ||
    compareText(a.companyId, b.companyId);

interface Placed {
  readonly company: CompanySummary;
  readonly place: CompanyPlace;
}

const findPlaced = (
  companies: readonly CompanySummary[],
  { search, filter, order }: CompanySelection,
): Placed[] => {
  const words = searchable(search).split(' ').filter(Boolean);
  const compare = comparePlaces(order);
  return companies
    .filter((company) => {
      if (!passes[filter](company)) return false;
      if (words.length === 0) return true;
      const searched = getSearched(company);
      return words.every((word) => searched.includes(word));
    })
    .map((company) => ({
      company,
      place: { value: values[order](company), companyId: company.companyId },
    }))
    .sort((a, b) => compare(a.place, b.place));
};

/** All companies that match, in the order that was asked for. */
export const findCompanies = (
  companies: readonly CompanySummary[],
  selection: CompanySelection,
): CompanySummary[] => findPlaced(companies, selection).map(({ company }) => company);

export interface CompanyPage {
  readonly companyIds: readonly string[];
  /** How many companies match, on all pages together. */
  readonly count: number;
  /** The number of the page's first company among them, from 1. */
  readonly first: number;
  /** From where the page before ends, and the page after begins; null if there is none. */
  readonly previous: CompanyPlace | null;
  readonly next: CompanyPlace | null;
}

/** One page of the companies that match: the first, or the one after or before a place. */
export const selectCompanies = (
  companies: readonly CompanySummary[],
  selection: CompanySelection,
  {
    limit,
    from,
  }: {
    limit: number;
    from: { readonly to: 'next' | 'previous'; readonly at: CompanyPlace } | null;
  },
): CompanyPage => {
  const compare = comparePlaces(selection.order);
  const places = findPlaced(companies, selection).map(({ place }) => place);
  const count = places.length;
  const countBefore = (at: CompanyPlace, included: boolean) =>
    places.filter((place) => compare(place, at) < (included ? 1 : 0)).length;
  const start =
    from === null
      ? 0
      : from.to === 'next'
        ? countBefore(from.at, true)
        : Math.max(0, countBefore(from.at, false) - limit);
  const shown = places.slice(start, start + limit);
  return {
    companyIds: shown.map(({ companyId }) => companyId),
    count,
    first: start + 1,
    previous: start > 0 ? (shown[0] ?? from?.at ?? null) : null,
    next: start + limit < count ? (shown.at(-1) ?? null) : null,
  };
};
