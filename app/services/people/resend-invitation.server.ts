import type { AdminCall, Writing } from '~/app/ports/deps';
import { getAccountName } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import { codeValidMs } from '~/domain/access/one-time-code';
import { findPerson, type ChangePersonError, type SitePerson } from '~/domain/people/change-people';
import { getPersonName, isActive } from '~/domain/people/person';
import type { Language } from '~/domain/shared/language';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import type { PeopleRefusal } from './change-people.server';
import { changePerson, type LastResortStays } from './change-person.server';
import { countInvitation } from './count-invitation.server';
import { makeInvitationLink } from './make-invitation-link.server';

/** The person has chosen a password already. */
export interface InvitationAccepted {
  readonly code: 'invitation-accepted';
  readonly name: string;
}
type NotInvited = InvitationAccepted | { readonly code: 'no-email' };
export type ResendInvitationError =
  | ChangePersonError
  | TooManyAttempts
  | PeopleRefusal
  | LastResortStays
  | NotInvited;

/** Where the link goes. */
const findAddress = (person: SitePerson): Result<string, NotInvited> => {
  if (isActive(person)) return fail({ code: 'invitation-accepted', name: getPersonName(person) });
  return person.email === undefined ? fail({ code: 'no-email' }) : ok(person.email);
};

/**
 * Emails another link to somebody who has not chosen a password yet. Earlier links stay valid until one of them is used.
 * `deps` are not the tenant's own, because links are found across all tenants.
 */
export const resendInvitation = async ({
  deps,
  access,
  username,
  language,
}: AdminCall<Writing | 'sha256', { username: string; language: Language }>): Promise<
  Result<{ name: string; email: string }, ResendInvitationError>
> => {
  const { siteId } = access.scope;
  const { people } = await deps.stores.people.read(access.scope);
  const by = { ...getAccountName(access), role: access.role };
  const found = findPerson(people, { siteId, username, by });
  if (!found.ok) return found;
  const address = findAddress(found.value);
  if (!address.ok) return address;
  const tooMany = await countInvitation(deps, access, address.value);
  if (tooMany) return fail(tooMany);
  const at = toInstant(deps.clock.now());
  const invitedUntil = toInstant(toEpochMs(at) + codeValidMs.activation);
  const changed = await changePerson<NotInvited>({ deps, access }, username, (person, name) => {
    const still = findAddress(person);
    if (!still.ok) return still;
    const event = { code: 'invitation-resent', username, name } as const;
    return ok({
      next: { ...person, invitedUntil },
      ...makeInvitationLink(deps, access, { to: person, role: person.role, language, at }),
      entry: makeLogEntry(deps, access.scope, 'update', event, { at }),
    });
  });
  return changed.ok ? ok({ name: changed.value, email: address.value }) : changed;
};
