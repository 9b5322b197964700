import type { AdminCredential } from '~/domain/access/credential';
import { isSameIssuer } from '~/domain/access/sso-link';
import type { CompanyRole } from '~/domain/company/admin-role';
import type { AccountName } from '~/domain/company/company-admins';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import { giveRole, leavesNobody, type SitePerson } from './change-people';
import { hasExpired } from './person';

/** An account of the company, and the site that keeps it. */
export interface CompanyPerson {
  readonly siteId: string;
  readonly credential: AdminCredential;
}

export type SsoMatchError =
  /** Nobody is let in whom the company has not invited. */
  | { readonly code: 'sso-person-unknown' }
  | { readonly code: 'sso-several-accounts' }
  /** Another account at the provider had the address before, and it is still tied to the person. */
  | { readonly code: 'sso-tied-to-another' };

/**
 * The one person of a company with an email address that the provider has verified. An address that the holder of an account
 * typed does not count, because otherwise they could get the rights of whoever has it. Masters belong to the installation, so
 * no company's provider vouches for them.
 */
export const findSsoPerson = (
  people: readonly CompanyPerson[],
  { email, link, now }: { email: string; link: AdminCredential['sso']; now: Instant },
): Result<CompanyPerson, SsoMatchError> => {
  const [found, ...others] = people.filter(
    ({ credential }) =>
      credential.role !== 'master' &&
      !credential.hasUnprovenEmail &&
      !hasExpired(credential, now) &&
      credential.email?.toLowerCase() === email.toLowerCase(),
  );
  if (!found) return fail({ code: 'sso-person-unknown' });
  if (others.length > 0) return fail({ code: 'sso-several-accounts' });
  const { sso } = found.credential;
  return isSameIssuer(sso?.issuer, link?.issuer) && sso?.subject !== link?.subject
    ? fail({ code: 'sso-tied-to-another' })
    : ok(found);
};

/**
 * The person with the role that their groups give; null if it stays: because it is the same, the company has no room for
 * another company administrator, or nobody would be left who answers for the site or the company.
 */
export const giveMappedRole = (
  person: SitePerson,
  role: CompanyRole,
  {
    people,
    companyAdmins,
  }: { people: readonly AdminCredential[]; companyAdmins: readonly AccountName[] },
): SitePerson | null => {
  const given = giveRole(person, role, { by: 'company-admin', companyAdmins });
  if (!given.ok) return null;
  if (person.role === 'company-admin' && companyAdmins.length <= 1) return null;
  return leavesNobody(people, { read: person, next: given.value }) ? null : given.value;
};
