import { searchable } from '~/domain/shared/text';
import { companySchema, type Company } from '~/domain/tenancy/company';
import type { Item } from './dynamo/db';
import { readItem } from './dynamo/read-item';
import { companyKey, companyListKey } from './keys';

export const toCompanyItem = (company: Company): Item => ({
  ...companyKey(company.companyId),
  type: 'company',
  ...company,
});

export const fromCompanyItem = (item: Record<string, unknown>): Company =>
  readItem('company', companySchema, item);

/** `search`: what a search by name or id looks through. */
export const toCompanyListItem = ({ companyId, name }: Company): Item => ({
  ...companyListKey(name, companyId),
  type: 'company-list-entry',
  companyId,
  search: searchable(`${name} ${companyId}`),
});
