import type { AdminCall, Deps, Writing } from '~/app/ports/deps';
import { type WorkSite, getOwnSession, makeSiteScope } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { type Tenant, isSameTenant } from '~/domain/company/scope';
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
const findWorkSite = async (
  { stores }: Pick<Deps, 'stores'>,
  own: Tenant,
  siteId: string,
): Promise<Result<FoundSite, SiteNotFound>> => {
  const { site, company } = await stores.sites.read({ companyId: own.companyId, siteId });
  if (!site?.isActive || !company?.isActive) return fail({ code: 'site-not-found' });
  const at = siteId === own.siteId ? undefined : { siteId, ep: getSessionEpoch(site, company) };
  return ok({ name: site.name, at });
};

/** A company admin goes on at another site of the company, whose log says so. `deps` reach all sites. */
export const enterSite = async ({
  deps,
  access,
  siteId,
}: AdminCall<Writing, { siteId: string }>): Promise<Result<FoundSite, SiteNotFound>> => {
  const found = await findWorkSite(deps, getOwnSession(access).scope, siteId);
  if (!found.ok) return found;
  const { companyId, actor } = access.scope;
  const scope = makeSiteScope({ companyId, siteId }, actor);
  if (!isSameTenant(scope, access.scope)) {
    const event = { code: 'site-entered', from: access.site.name } as const;
    await deps.stores.activity.append(scope, makeLogEntry(deps, scope, 'login', event));
  }
  return ok(found.value);
};
