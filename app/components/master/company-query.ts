/** Where in the list of companies a page stands: its search, its place, and what is open on it. */
export interface CompanyQuery {
  readonly search: string;
  /** The last company of the page before; null: the first page. */
  readonly after: string | null;
}
export type CompanyDialog =
  | { readonly dialog: 'add-site' | 'settings'; readonly company: string }
  | { readonly dialog: 'sign-in'; readonly company: string; readonly site: string }
  | { readonly dialog?: never };

export const readCompanyQuery = (query: URLSearchParams): CompanyQuery => ({
  search: (query.get('q') ?? '').slice(0, 120),
  after: query.get('after')?.slice(0, 300) || null,
});

/** The same place, with a dialog open or without one. */
export const companyHref = (
  { search, after }: CompanyQuery,
  opened: CompanyDialog = {},
): string => {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(after !== null && { after }),
    ...opened,
  });
  return `?${query}`;
};
