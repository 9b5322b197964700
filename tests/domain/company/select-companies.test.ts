import { expect, test } from 'vitest';
import { isNearLimit, type CompanySummary } from '~/domain/company/company-summary';
import { selectCompanies, type CompanySelection } from '~/domain/company/select-companies';

const aSummary = (companyId: string, fields: Partial<CompanySummary> = {}): CompanySummary => ({
  companyId,
  name: companyId,
  isActive: true,
  isFree: true,
  registeredAt: '2026-11-23T12:00:00.000Z',
  ...{ maxDrivers: 100, maxJobs: 50, maxSites: 3, drivers: 0, jobs: 0, lastActiveAt: null },
  sites: [{ siteId: 'NYC01', name: 'Hub', email: null, pendingSince: null }],
  ...fields,
});

const site = {
  siteId: 'BOS02',
  name: 'Élan Harbor',
  email: 'ada@acme.example',
  pendingSince: null,
};
const companies = [
  aSummary('C', { name: 'alpha', drivers: 9, lastActiveAt: '2026-11-25T12:00:00.000Z' }),
  aSummary('B', { name: 'Beta', drivers: 10, registeredAt: '2026-11-24T12:00:00.000Z' }),
  aSummary('A', { name: 'Gamma', isActive: false, sites: [site] }),
  aSummary('D', {
    name: 'Beta',
    sites: [{ ...site, siteId: 'PHL03', pendingSince: '2026-11-24' }],
  }),
];
const all: CompanySelection = { search: '', filter: 'all', order: 'name' };
const select = (fields: Partial<CompanySelection>) =>
  selectCompanies(companies, { ...all, ...fields }, { limit: 10, from: null }).companyIds.join('');

test.each([
  ['name', 'CBDA'],
  ['newest', 'BACD'],
  ['drivers', 'BCAD'],
  ['activity', 'CABD'],
] as const)('sorts by %s, and by ID where that is equal', (order, ids) => {
  expect(select({ order })).toBe(ids);
});

test.each([
  ['beta', 'BD'],
  ['  elan  HARBOR ', 'DA'],
  ['bos02', 'A'],
  ['ada@ACME', 'DA'],
  ['gamma bos02', 'A'],
  ['gamma phl03', ''],
  ['%', ''],
])('finds “%s” in names, IDs, site codes and email addresses', (search, ids) => {
  expect(select({ search })).toBe(ids);
});

test.each([
  ['inactive', 'A'],
  ['never-activated', 'D'],
  ['near-limit', ''],
] as const)('filters %s', (filter, ids) => {
  expect(select({ filter })).toBe(ids);
});

test.each<[Partial<CompanySummary>, boolean]>([
  [{ drivers: 89 }, false],
  [{ drivers: 90 }, true],
  [{ jobs: 44 }, false],
  [{ jobs: 45 }, true],
  [{ maxSites: 2 }, false],
  [{ maxSites: 1 }, true],
  [{ maxDrivers: 0, maxJobs: 0 }, false],
  [{ maxDrivers: 0, drivers: 1 }, true],
])('with %j a company is near a limit: %s', (fields, isNear) => {
  expect(isNearLimit(aSummary('A', fields))).toBe(isNear);
});

test('pages lead forward and back, also where companies came and went meanwhile', () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    aSummary(`C${String(index).padStart(2, '0')}`),
  );
  const page = (from: Parameters<typeof selectCompanies>[2]['from'], listed = many) => {
    const { companyIds, count, first, previous, next } = selectCompanies(listed, all, {
      ...{ limit: 10, from },
    });
    return { ids: [companyIds[0], companyIds.at(-1)], count, first, previous, next };
  };
  const first = page(null);
  expect(first).toMatchObject({ ids: ['C00', 'C09'], count: 25, first: 1, previous: null });
  const second = page({ to: 'next', at: first.next! });
  expect(second).toMatchObject({ ids: ['C10', 'C19'], first: 11 });
  const third = page({ to: 'next', at: second.next! });
  expect(third).toMatchObject({ ids: ['C20', 'C24'], first: 21, next: null });
  expect(page({ to: 'previous', at: third.previous! })).toEqual(second);
  expect(page({ to: 'previous', at: second.previous! })).toEqual(first);

  const fewer = many.filter(({ companyId }) => companyId !== 'C09');
  expect(page({ to: 'next', at: first.next! }, fewer)).toMatchObject({ ids: ['C10', 'C19'] });
  const gone = page({ to: 'next', at: third.next ?? { value: 'c99', companyId: 'C99' } });
  expect(gone).toMatchObject({ ids: [undefined, undefined], next: null });
  expect(page({ to: 'previous', at: gone.previous! })).toMatchObject({ ids: ['C15', 'C24'] });
});
