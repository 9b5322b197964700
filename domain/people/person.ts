import type { AdminCredential } from '~/domain/access/credential';
import { adminRoles, hasRole, type AdminRole } from '~/domain/company/admin-role';
import { cleanText, cutText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';

export type PersonNameError =
  | { readonly code: 'person-name-missing' }
  | { readonly code: 'person-name-too-long'; readonly limit: number };

export const checkPersonName = (typed: string): Result<string, PersonNameError> => {
  const name = cleanText(typed);
  if (name === '') return fail({ code: 'person-name-missing' });
  if (name.length > maxPersonName)
    return fail({ code: 'person-name-too-long', limit: maxPersonName });
  return ok(name);
};

/** The most people who may have access to one site, invited ones included. */
export const maxPeople = 50;
/** The most people who may work at every site of a company. */
export const maxCompanyAdmins = 20;

const maxPersonName = 60;

/** A contact's name as the name of their account, which may be shorter. */
export const cutPersonName = (name: string): string => cutText(name, maxPersonName);

/** Whether the person can sign in, because they have chosen a password or signed in with their company's account. */
export const isActive = ({
  passwordHash,
  sso,
}: Pick<AdminCredential, 'passwordHash' | 'sso'>): boolean =>
  passwordHash !== null || sso !== undefined;

/** Whether the person can sign in and answers for the site, which masters do only for the installation. */
export const answersForSite = (
  credential: Pick<AdminCredential, 'passwordHash' | 'sso' | 'role'>,
): boolean =>
  credential.role !== 'master' && hasRole(credential.role, 'site-admin') && isActive(credential);

/** Whether the time to accept the latest invitation is over. */
export const hasExpired = (
  credential: Pick<AdminCredential, 'passwordHash' | 'sso' | 'invitedUntil'>,
  now: Instant,
): boolean =>
  !isActive(credential) && credential.invitedUntil !== undefined && now >= credential.invitedUntil;

/** The own name, or else the username. */
export const getPersonName = ({
  name,
  username,
}: Pick<AdminCredential, 'name' | 'username'>): string => name ?? username;

/** `inactive`: the account was never activated, and no invitation is open. */
type PersonState = 'active' | 'invited' | 'inactive';

/** Somebody who has access to a site, or is invited to it. */
export interface Person {
  readonly username: string;
  /** Null until the person has an own name. */
  readonly name: string | null;
  readonly role: AdminRole;
  readonly email: string | null;
  readonly state: PersonState;
  readonly invitedUntil: Instant | null;
  readonly lastSignInAt: Instant | null;
  /** The site that keeps the account of a company admin; null if it is this one. */
  readonly atSite: string | null;
}

export const toPerson = (
  credential: AdminCredential,
  now: Instant,
  atSite: string | null = null,
): Person => {
  const { username, name, role, email, invitedUntil, lastSignInAt } = credential;
  const isInvited = invitedUntil !== undefined && now < invitedUntil;
  return {
    username,
    name: name ?? null,
    role,
    email: email ?? null,
    state: isActive(credential) ? 'active' : isInvited ? 'invited' : 'inactive',
    invitedUntil: invitedUntil ?? null,
    lastSignInAt: lastSignInAt ?? null,
    atSite,
  };
};

/** Those with the most rights first, then by name. */
export const byRoleAndName = (one: Person, other: Person): number =>
  adminRoles.indexOf(other.role) - adminRoles.indexOf(one.role) ||
  (one.name ?? one.username).localeCompare(other.name ?? other.username, 'en');
