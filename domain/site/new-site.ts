import type { Company } from '~/domain/company/company';
import { siteIdSchema } from '~/domain/company/company-schema';
import { isReservedSite } from '~/domain/company/scope';
import { cleanText } from '~/domain/shared/clean-text';
import { readEmail } from '~/domain/shared/email-schema';
import { fail, ok, type Result } from '~/domain/shared/result';

/** What the master administrator enters; the link to set a password goes to `email`. */
export interface NewSiteFields {
  readonly siteId: string;
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

export type NewSiteRefusal =
  | { readonly code: 'missing-information'; readonly fields: readonly (keyof NewSiteFields)[] }
  | { readonly code: 'invalid-site-code' }
  | { readonly code: 'invalid-email' };

const required = ['siteId', 'name', 'address', 'email'] as const;

/** Checks the fields of a new site by the rules that a registration has for its site. */
export const checkNewSite = (typed: NewSiteFields): Result<NewSiteFields, NewSiteRefusal> => {
  const fields = {
    siteId: cleanText(typed.siteId).toUpperCase(),
    name: cleanText(typed.name),
    address: cleanText(typed.address),
    email: cleanText(typed.email),
  };
  const missing = required.filter((field) => fields[field] === '');
  if (missing.length > 0) return fail({ code: 'missing-information', fields: missing });
  if (!siteIdSchema.safeParse(fields.siteId).success) return fail({ code: 'invalid-site-code' });
  const email = readEmail(fields.email);
  return email === null ? fail({ code: 'invalid-email' }) : ok({ ...fields, email });
};

export type AddSiteRefusal =
  | { readonly code: 'too-many-sites'; readonly limit: number; readonly count: number }
  | { readonly code: 'site-code-taken'; readonly siteId: string }
  | { readonly code: 'site-code-reserved'; readonly siteId: string };

/** Adds a site to the company if its limit allows it and the code is free. No site gets the code of an erased one. */
export const withSite = (
  company: Company,
  siteId: string,
  erasedSiteIds: readonly string[],
): Result<Company, AddSiteRefusal> => {
  const { siteIds, settings } = company;
  if (siteIds.includes(siteId) || erasedSiteIds.includes(siteId))
    return fail({ code: 'site-code-taken', siteId });
  if (isReservedSite(siteId)) return fail({ code: 'site-code-reserved', siteId });
  const count = siteIds.length + 1;
  if (count > settings.maxSites)
    return fail({ code: 'too-many-sites', limit: settings.maxSites, count });
  return ok({ ...company, siteIds: [...siteIds, siteId] });
};
