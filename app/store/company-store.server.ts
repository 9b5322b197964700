import type { AdminCredential } from '~/domain/access/credential';
import type { Company } from '~/domain/tenancy/company';
import type { Site } from '~/domain/tenancy/site';
import { toCompanyItem, toCompanyListItem } from './company-item';
import { toAdminItem } from './credential-item';
import { isMissing } from './dynamo/db';
import type { Step } from './dynamo/transact.server';
import { toSiteItem } from './site-item';
import { addToTotals } from './totals-item';

interface NewSite<Refusal> {
  readonly site: Site;
  readonly admin: AdminCredential;
  /** What it means that one of the items exists. */
  readonly refused: Refusal;
}

const siteSteps = <Refusal>({ site, admin, refused }: NewSite<Refusal>): Step<Refusal>[] => [
  { put: toSiteItem(site), if: isMissing, refused },
  { put: toAdminItem(site, admin), if: isMissing, refused },
];

/** The steps of a transaction that makes a company with its first site and that site's administrator. */
export const newCompanySteps = <Refusal>({
  company,
  ...first
}: NewSite<Refusal> & { readonly company: Company }): Step<Refusal>[] => [
  { put: toCompanyItem(company), if: isMissing, refused: first.refused },
  { put: toCompanyListItem(company) },
  ...siteSteps(first),
  addToTotals(company.companyId, { companies: 1, activeCompanies: 1, sites: 1, activeSites: 1 }),
];

/** The steps that make another site; the company, which names it, is changed in the same transaction. */
export const newSiteSteps = <Refusal>(input: NewSite<Refusal>): Step<Refusal>[] => [
  ...siteSteps(input),
  addToTotals(input.site.companyId, { sites: 1, activeSites: 1 }),
];
