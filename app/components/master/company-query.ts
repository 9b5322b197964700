import { combine, field, textField } from '~/app/components/address/codec';

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

const place = combine<CompanyQuery>({
  search: textField('q', 120),
  after: field<string | null>('after', null, (text) => text.slice(0, 300) || null),
});

export const readCompanyQuery = place.read;

/** The same place, with a dialog open or without one. */
export const companyHref = (query: CompanyQuery, opened: CompanyDialog = {}): string =>
  `?${new URLSearchParams([...place.write(query), ...Object.entries(opened)])}`;
