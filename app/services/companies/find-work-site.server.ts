import type { Deps } from '~/app/ports/deps';
import type { WorkSite } from '~/app/ports/sessions';
import type { Tenant } from '~/domain/company/scope';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getSessionEpoch } from '~/domain/site/site';

export interface SiteNotFound {
  readonly code: 'site-not-found';
}

export interface FoundSite {
  readonly name: string;
  /** What a session there says; undefined at the site that keeps the account. */
  readonly at: WorkSite | undefined;
}

/** An active site of the same company as the site `own`, which keeps the account. Whether the account may work there is the guard's to say. */
export const findWorkSite = async (
  { stores }: Pick<Deps, 'stores'>,
  own: Tenant,
  siteId: string,
): Promise<Result<FoundSite, SiteNotFound>> => {
  const { site, company } = await stores.sites.read({ companyId: own.companyId, siteId });
  if (!site?.isActive || !company?.isActive) return fail({ code: 'site-not-found' });
  const at = siteId === own.siteId ? undefined : { siteId, ep: getSessionEpoch(site, company) };
  return ok({ name: site.name, at });
};
