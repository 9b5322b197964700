import type { AdminCall } from '~/app/ports/deps';
import { getOwnSession } from '~/app/ports/sessions';
import { getPersonName } from '~/domain/people/person';
import { findRecentFailures } from '~/domain/sso/sso-failure';

/** The settings as a page may show them, without the client secret. `deps` reach all sites of the company. */
export const readSso = async ({ deps, access }: AdminCall<'stores' | 'clock'>) => {
  const { companyId } = access.scope;
  const [{ settings }, { failures }, admins, overview] = await Promise.all([
    deps.stores.sso.read(companyId),
    deps.stores.sso.readFailures(companyId),
    deps.stores.people.companyAdmins(companyId),
    deps.stores.companies.read(companyId),
  ]);
  return {
    settings: settings && {
      issuer: settings.issuer,
      clientId: settings.clientId,
      groupsClaim: settings.groupsClaim,
      rules: settings.rules,
      breakGlass: settings.breakGlass,
    },
    failures: findRecentFailures(failures, deps.clock.now()),
    /** Whether whoever looks has signed in by the connection as it is now. */
    isTried: settings !== null && getOwnSession(access).sso?.connection === settings.connection,
    /** Those who may keep their password: company administrators with password and second step. */
    candidates: admins
      .filter(({ credential }) => credential.passwordHash !== null && credential.secondFactor)
      .map(({ siteId, credential }) => ({
        siteId,
        username: credential.username,
        name: getPersonName(credential),
      })),
    sites: (overview?.sites ?? []).map(({ siteId, name }) => ({ siteId, name })),
  };
};
