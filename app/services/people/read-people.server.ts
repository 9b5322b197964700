import type { AdminCall, Deps } from '~/app/ports/deps';
import { hasRole } from '~/domain/company/admin-role';
import { byRoleAndName, toPerson, type Person } from '~/domain/people/person';
import type { Instant } from '~/domain/time/instant';

/**
 * Everybody whose account the site keeps. A company admin also sees those whose account another site keeps; `across` reaches
 * all sites.
 */
export const readPeople = async ({
  deps,
  across,
  access: { scope, role },
  now,
}: AdminCall<'stores', { across: Pick<Deps, 'stores'>; now: Instant }>): Promise<Person[]> => {
  const { companyId, siteId } = scope;
  const [{ people }, companyAdmins] = await Promise.all([
    deps.stores.people.read(scope),
    hasRole(role, 'company-admin') ? across.stores.people.companyAdmins(companyId) : [],
  ]);
  const others = companyAdmins.filter((one) => one.siteId !== siteId);
  return [
    ...people.map((credential) => toPerson(credential, now)),
    ...others.map((one) => toPerson(one.credential, now, one.siteId)),
  ].sort(byRoleAndName);
};
