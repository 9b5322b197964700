import { hasRole, type SiteRole } from '~/domain/company/admin-role';
import type { AdminCredential } from '~/domain/access/credential';
import { emailSchema } from '~/domain/mail/mail';
import { cleanText } from '~/domain/shared/clean-text';
import { toEpochMs, toInstant, type Instant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { maxPeople, maxPersonName } from './limits';
import { getPersonName, isActive } from './person';

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

/** What an administrator types to invite somebody. */
export interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly role: SiteRole;
}

export type InvitationError =
  | PersonNameError
  | { readonly code: 'invalid-email' }
  | { readonly code: 'already-has-access'; readonly name: string }
  | { readonly code: 'too-many-people'; readonly limit: number };

/** Checks an invitation against everybody who has access to the site already. */
export const checkInvitation = (
  people: readonly AdminCredential[],
  typed: Invitation,
): Result<Invitation, InvitationError> => {
  const name = checkPersonName(typed.name);
  if (!name.ok) return name;
  const email = cleanText(typed.email);
  if (!emailSchema.safeParse(email).success) return fail({ code: 'invalid-email' });
  const known = people.find((one) => one.email?.toLowerCase() === email.toLowerCase());
  if (known) return fail({ code: 'already-has-access', name: getPersonName(known) });
  if (people.length >= maxPeople) return fail({ code: 'too-many-people', limit: maxPeople });
  return ok({ name: name.value, email, role: typed.role });
};

/** The account of somebody who is invited. It cannot be used before a password is chosen. */
export const newPerson = (
  { name, email, role }: Invitation,
  { username, at, until }: { username: string; at: Instant; until: Instant },
): AdminCredential => ({
  username,
  name,
  email,
  role,
  passwordHash: null,
  invitedUntil: until,
  // Above every version, and later than every link, of a removed account that had the same username by chance.
  sessionVersion: toEpochMs(at),
  linksVoidUntil: toInstant(toEpochMs(at) - 1),
});

export type ChangePersonError =
  | { readonly code: 'person-not-found' }
  /** People cannot change their own role or remove themselves, so that nobody locks themselves out by mistake. */
  | { readonly code: 'own-access' };

/** Somebody whose access `by` may change. Nobody changes a master administrator's. */
export const findPerson = (
  people: readonly AdminCredential[],
  { username, by }: { username: string; by: string },
): Result<AdminCredential & { readonly role: SiteRole }, ChangePersonError> => {
  const person = people.find((one) => one.username === username);
  if (!person || person.role === 'master') return fail({ code: 'person-not-found' });
  if (username === by) return fail({ code: 'own-access' });
  return ok({ ...person, role: person.role });
};

/** Whether somebody can sign in and give others access. */
const isInCharge = (person: AdminCredential): boolean =>
  isActive(person) && hasRole(person.role, 'site-admin');

/** Whether an account may change the access of others, as the list of people stands now. */
export const mayChangePeople = (people: readonly AdminCredential[], username: string): boolean =>
  people.some((one) => one.username === username && isInCharge(one));

/** Refuses what would leave the site without an active administrator. */
export const checkSomebodyInCharge = (
  people: readonly AdminCredential[],
  person: AdminCredential,
): Result<null, { readonly code: 'last-site-admin'; readonly name: string }> =>
  isInCharge(person) && people.filter(isInCharge).length === 1
    ? fail({ code: 'last-site-admin', name: getPersonName(person) })
    : ok(null);
