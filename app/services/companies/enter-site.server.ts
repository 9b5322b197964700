import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Deps } from '~/app/ports/deps';
import { getOwnSession, makeSiteScope, type AdminSession } from '~/app/ports/sessions';
import { isSameTenant } from '~/domain/company/scope';
import { ok, type Result } from '~/domain/shared/result';
import { findWorkSite, type FoundSite, type SiteNotFound } from './find-work-site.server';

/** A company admin goes on at another site of the company, whose log says so. `deps` reach all sites. */
export const enterSite = async ({
  deps,
  access,
  siteId,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  siteId: string;
}): Promise<Result<FoundSite, SiteNotFound>> => {
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
