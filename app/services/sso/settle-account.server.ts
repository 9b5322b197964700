import type { Deps, Writing } from '~/app/ports/deps';
import type { PeopleChange } from '~/app/ports/people';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { accessMail } from '~/app/services/people/access-mail';
import type { AdminCredential } from '~/domain/access/credential';
import { isSameLink, type SsoLink } from '~/domain/access/sso-link';
import type { CompanyRole } from '~/domain/company/admin-role';
import type { Company } from '~/domain/company/company';
import type { SiteScope } from '~/domain/company/scope';
import type { SitePerson } from '~/domain/people/change-people';
import { getPersonName } from '~/domain/people/person';
import { giveMappedRole } from '~/domain/people/sso-person';
import type { Site } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import { toSsoDigest } from './find-sso-account.server';

interface Settled {
  readonly deps: Pick<Deps, Writing | 'sha256'>;
  readonly scope: SiteScope;
  readonly site: Site;
  readonly company: Company;
  readonly username: string;
  readonly link: SsoLink;
  /** The role that the groups give; null if the company left roles to the people here. */
  readonly role: CompanyRole | null;
}

const attempts = 5;

/** The next change of the account; null if there is nothing left to change. */
const decideChange = (
  { deps, scope, site, company, link, role }: Settled,
  person: SitePerson,
  others: Parameters<typeof giveMappedRole>[2],
): PeopleChange | null => {
  const at = toInstant(deps.clock.now());
  const named = { username: person.username, name: getPersonName(person) };
  if (!isSameLink(person.sso, link)) {
    const event = { code: 'sso-linked', ...named } as const;
    return {
      read: person,
      next: { ...person, sso: link },
      entry: makeLogEntry(deps, scope, 'update', event, { at }),
    };
  }
  const next = role && giveMappedRole(person, role, others);
  if (!next) return null;
  const event = { code: 'role-changed', ...named, from: person.role, to: next.role } as const;
  // Nobody here gave the role: the group at the provider did.
  const by = { username: new URL(link.issuer).host };
  return {
    read: person,
    next,
    mail: accessMail(deps, { site, company, ...by }, { person, role: next.role, at }),
    entry: makeLogEntry(deps, scope, 'update', event, { at }),
  };
};

/**
 * Ties an account to the one at the provider, and gives it the role of its groups, which ends the sessions that it had. Gives
 * the account as it is then; null if it was removed or is changed all the time.
 */
export const settleAccount = async (settled: Settled): Promise<AdminCredential | null> => {
  const { deps, scope, username, link } = settled;
  const { siteId } = scope;
  await deps.stores.sso.rememberAccount(scope.companyId, toSsoDigest(deps, link), {
    siteId,
    username,
  });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const read = await deps.stores.people.read(scope);
    const found = read.people.find((one) => one.username === username);
    if (!found || found.role === 'master') return null;
    const person = { ...found, role: found.role };
    const companyAdmins = read.companyAdmins.accounts;
    const change = decideChange(settled, person, { people: read.people, companyAdmins });
    if (!change) return found;
    await deps.stores.people.change(scope, read, change);
  }
  return null;
};
