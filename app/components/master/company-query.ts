import { choiceField, combine, textField } from '~/app/components/address/codec';
import {
  companyFilters,
  companyOrders,
  type CompanySelection,
} from '~/domain/company/select-companies';

/** What the URL of the list of companies contains: what is searched, the page, and the open dialog. */
export interface CompanyQuery extends CompanySelection {
  /** The cursor of the page; empty for the first one. */
  readonly page: string;
}
export type CompanyDialog =
  | { readonly dialog: 'add-site' | 'settings' | 'remove-logo'; readonly company: string }
  | { readonly dialog: 'rename' | 'erase'; readonly company: string; readonly site?: string }
  | { readonly dialog: 'sign-in'; readonly company: string; readonly site: string }
  | {
      readonly dialog: 'company-admin';
      readonly company: string;
      readonly site: string;
      readonly person: string;
    }
  | { readonly dialog?: never };

const place = combine<CompanyQuery>({
  search: textField('q', 120),
  filter: choiceField('show', companyFilters, 'all'),
  order: choiceField('sort', companyOrders, 'name'),
  page: textField('page', 2_000),
});

export const readCompanyQuery = place.read;

/** The URL of the same page, with or without a dialog open. */
export const companyHref = (query: CompanyQuery, opened: CompanyDialog = {}): string =>
  `?${new URLSearchParams([...place.write(query), ...Object.entries(opened)])}`;
