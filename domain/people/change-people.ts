import type { AdminCredential } from '~/domain/access/credential';
import { hasRole, type AdminRole, type CompanyRole } from '~/domain/company/admin-role';
import { isSameAccount, type AccountName } from '~/domain/company/company-admins';
import { fail, ok, type Result } from '~/domain/shared/result';
import { maxCompanyAdmins, answersForSite, getPersonName, isActive } from './person';

/** The account of somebody to whom the company gave a role. */
export type SitePerson = AdminCredential & { readonly role: CompanyRole };

export type ChangePersonError =
  | { readonly code: 'person-not-found' }
  /** People cannot change their own role or remove themselves, so that nobody locks themselves out by mistake. */
  | { readonly code: 'own-access' }
  /** Only a company admin changes who is a company admin. */
  | { readonly code: 'needs-company-admin' }
  | { readonly code: 'last-site-admin'; readonly name: string };

/** Whoever changes the access of others, and the role in which they do. */
type ChangingPerson = AccountName & { readonly role: AdminRole };

/**
 * Somebody at the site `siteId` whose access `by` may change. Nobody changes the access of those who may do more, nor their
 * own, so the administrator who acts always stays.
 */
export const findPerson = (
  people: readonly AdminCredential[],
  { siteId, username, by }: AccountName & { readonly by: ChangingPerson },
): Result<SitePerson, ChangePersonError> => {
  const person = people.find((one) => one.username === username);
  if (!person || person.role === 'master') return fail({ code: 'person-not-found' });
  if (isSameAccount({ siteId, username }, by)) return fail({ code: 'own-access' });
  if (!hasRole(by.role, person.role)) return fail({ code: 'needs-company-admin' });
  return ok({ ...person, role: person.role });
};

/**
 * Whether a change of one person leaves nobody who answers for the site. A company admin whose account another site keeps
 * could do that; everybody else stays. `next`: null if the person is removed.
 */
export const leavesNobody = (
  people: readonly AdminCredential[],
  { read, next }: { readonly read: AdminCredential; readonly next: AdminCredential | null },
): boolean =>
  answersForSite(read) &&
  !(next && answersForSite(next)) &&
  !people.some((one) => one.username !== read.username && answersForSite(one));

/**
 * The role in which an account may change the access of others at the site `siteId`, as the lists stand now; null if it may
 * not. Those whose account another site keeps are not among the `people` of this one.
 */
export const findChangingRole = (
  account: AccountName,
  {
    siteId,
    people,
    companyAdmins,
  }: {
    readonly siteId: string;
    readonly people: readonly AdminCredential[];
    readonly companyAdmins: readonly AccountName[];
  },
): AdminRole | null => {
  if (account.siteId !== siteId)
    return companyAdmins.some((one) => isSameAccount(one, account)) ? 'company-admin' : null;
  const own = people.find(({ username }) => username === account.username);
  return own && isActive(own) && hasRole(own.role, 'site-admin') ? own.role : null;
};

export type GiveRoleError =
  | { readonly code: 'needs-company-admin' }
  | { readonly code: 'same-role'; readonly name: string }
  /** Only an account that somebody has activated may reach every site. */
  | { readonly code: 'not-activated'; readonly name: string }
  | { readonly code: 'too-many-company-admins'; readonly limit: number };

/** Gives somebody another role. `companyAdmins`: those that the company has. */
export const giveRole = (
  person: SitePerson,
  role: CompanyRole,
  { by, companyAdmins }: { by: AdminRole; companyAdmins: readonly AccountName[] },
): Result<SitePerson, GiveRoleError> => {
  if (!hasRole(by, role)) return fail({ code: 'needs-company-admin' });
  const name = getPersonName(person);
  if (person.role === role) return fail({ code: 'same-role', name });
  if (role === 'company-admin') {
    if (!isActive(person)) return fail({ code: 'not-activated', name });
    if (companyAdmins.length >= maxCompanyAdmins)
      return fail({ code: 'too-many-company-admins', limit: maxCompanyAdmins });
  }
  return ok({ ...person, role });
};
