import { combine, field, textField } from '~/app/components/address/codec';

/** What the URL of the list of companies contains: the search, the page, and the open dialog. */
export interface CompanyQuery {
  readonly search: string;
  /** The last company of the previous page; null on the first page. */
  readonly after: string | null;
}
export type CompanyDialog =
  | { readonly dialog: 'add-site' | 'settings'; readonly company: string }
  | { readonly dialog: 'rename'; readonly company: string; readonly site?: string }
  | { readonly dialog: 'sign-in'; readonly company: string; readonly site: string }
  | { readonly dialog?: never };

const place = combine<CompanyQuery>({
  search: textField('q', 120),
  after: field<string | null>('after', null, (text) => text.slice(0, 300) || null),
});

export const readCompanyQuery = place.read;

/** The URL of the same page, with or without a dialog open. */
export const companyHref = (query: CompanyQuery, opened: CompanyDialog = {}): string =>
  `?${new URLSearchParams([...place.write(query), ...Object.entries(opened)])}`;
