import type { AdminCredential } from '~/domain/access/credential';
import type { SiteRole } from '~/domain/company/admin-role';
import { cleanText } from '~/domain/shared/clean-text';
import { readEmail } from '~/domain/shared/email-schema';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { maxPeople, checkPersonName, type PersonNameError, getPersonName } from './person';
import { isSameEmail } from './same-email';

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
  const email = readEmail(cleanText(typed.email));
  if (email === null) return fail({ code: 'invalid-email' });
  const known = people.find((one) => isSameEmail(one.email, email));
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
