import type { Company } from '~/domain/company/company';
import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Site } from './site';

export type RenameError =
  | { readonly code: 'missing-information'; readonly fields: readonly ['name'] }
  | { readonly code: 'site-not-found' };

/** A new name of a company, or of one of its sites, and the name before. */
export interface Renamed {
  readonly company: Company;
  /** The site that has the new name; null if the company has it. */
  readonly site: Site | null;
  readonly from: string;
  readonly to: string;
}

/** Renames a company or one of its sites. IDs never change. Null if that is the name already. */
export const renameTenant = (
  { company, sites }: { company: Company; sites: readonly Site[] },
  { siteId, name }: { siteId?: string | undefined; name: string },
): Result<Renamed | null, RenameError> => {
  const to = cleanText(name);
  if (to === '') return fail({ code: 'missing-information', fields: ['name'] });
  if (siteId === undefined) {
    if (company.name === to) return ok(null);
    return ok({ company: { ...company, name: to }, site: null, from: company.name, to });
  }
  const site = sites.find((one) => one.siteId === siteId);
  if (!site) return fail({ code: 'site-not-found' });
  if (site.name === to) return ok(null);
  return ok({ company, site: { ...site, name: to }, from: site.name, to });
};
