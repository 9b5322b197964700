import { companySchema, type Company } from '~/domain/tenancy/company';
import type { Item } from './dynamo/db';
import { readItem } from './dynamo/read-item';
import { companyKey } from './keys';

export const toCompanyItem = (company: Company): Item => ({
  ...companyKey(company.companyId),
  type: 'company',
  ...company,
});

export const fromCompanyItem = (item: Record<string, unknown>): Company =>
  readItem('company', companySchema, item);
