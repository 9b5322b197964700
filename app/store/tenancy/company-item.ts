import * as z from 'zod';
import type { Condition, Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { companyKey, companyListKey } from '~/app/store/table/installation-keys';
import type { Company } from '~/domain/company/company';
import { companyIdSchema, companySchema } from '~/domain/company/company-schema';
import { searchable } from '~/domain/shared/text';
import { isCertificate } from './certificate-item';

export const toCompanyItem = (company: Company): Item => ({
  ...companyKey(company.companyId),
  type: 'company',
  ...company,
});

export const fromCompanyItem = (item: Record<string, unknown>): Company =>
  readItem('company', companySchema, item);

/** Null if there is none, or if it is erased. */
export const findCompany = (item: Record<string, unknown> | undefined): Company | null =>
  item && !isCertificate(item) ? fromCompanyItem(item) : null;

/** `search` is read only by earlier releases. */
export const toCompanyListItem = ({ companyId, name }: Company): Item => ({
  ...companyListKey(name, companyId),
  type: 'company-list-entry',
  companyId,
  search: searchable(`${name} ${companyId}`),
});

const listEntrySchema = z.object({ companyId: companyIdSchema });

export const fromCompanyListItem = (item: Record<string, unknown>): string =>
  readItem('company-list-entry', listEntrySchema, item).companyId;

/** Requires that the company is neither erased nor being erased. */
export const companyExists: Condition = {
  expression: '#type = :company',
  names: { '#type': 'type' },
  values: { ':company': 'company' },
};

/** Requires this version. An item stored before versions existed counts as version 1. */
export const companyHasVersion = (version: number): Condition => ({
  expression:
    version === 1
      ? 'attribute_exists(pk) AND (#version = :version OR attribute_not_exists(#version))'
      : '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});
