import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { accessMail } from '~/app/services/people/access-mail';
import type { Tenant } from '~/domain/company/scope';
import { giveRole, type GiveRoleError } from '~/domain/people/change-people';
import { getPersonName, isActive } from '~/domain/people/person';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';

export type MakeCompanyAdminError =
  | GiveRoleError
  | { readonly code: 'site-not-found' }
  | { readonly code: 'account-changed' }
  /** Its own company admins decide who else is one, while one of them can sign in. */
  | { readonly code: 'has-company-admin'; readonly name: string };

/**
 * Makes a site administrator a company admin if their company has none who can sign in. Ends the person's sessions and tells
 * them by email; the site's own log says who did it. Gives the person's name.
 */
export const makeCompanyAdmin = async ({
  deps,
  access,
  input: { username, ...tenant },
}: AdminCall<Writing, { input: Tenant & { readonly username: string } }>): Promise<
  Result<string, MakeCompanyAdminError>
> => {
  const scope = makeSiteScope(tenant, access.scope.actor);
  const read = await deps.stores.people.read(scope);
  const found = read.people.find((one) => one.username === username);
  if (found?.role !== 'site-admin') return fail({ code: 'site-not-found' });
  const [companyAdmins, overview] = await Promise.all([
    deps.stores.people.companyAdmins(tenant.companyId),
    deps.stores.companies.read(tenant.companyId),
  ]);
  const site = overview?.sites.find(({ siteId }) => siteId === tenant.siteId);
  if (!overview || !site) return fail({ code: 'site-not-found' });
  const isOpen = (siteId: string) =>
    overview.sites.some((site) => site.siteId === siteId && site.isActive);
  const present = companyAdmins.find(
    ({ siteId, credential }) => isActive(credential) && isOpen(siteId),
  );
  if (present) return fail({ code: 'has-company-admin', name: getPersonName(present.credential) });
  const given = giveRole({ ...found, role: found.role }, 'company-admin', {
    by: access.role,
    companyAdmins: read.companyAdmins.accounts,
  });
  if (!given.ok) return given;
  const name = getPersonName(found);
  const { role: to } = given.value;
  const event = { code: 'role-changed', username, name, from: found.role, to } as const;
  const at = toInstant(deps.clock.now());
  const told = { person: found, role: given.value.role, at };
  const change = {
    read: found,
    next: given.value,
    mail: accessMail(deps, { ...access, site, company: overview.company }, told),
    entry: makeLogEntry(deps, scope, 'update', event, { at }),
  };
  return (await deps.stores.people.change(scope, read, change))
    ? ok(name)
    : fail({ code: 'account-changed' });
};
