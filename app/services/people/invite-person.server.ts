import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import { codeValidMs } from '~/domain/access/one-time-code';
import {
  checkInvitation,
  newPerson,
  type Invitation,
  type InvitationError,
} from '~/domain/people/invitation';
import type { Language } from '~/domain/shared/language';
import { fail, ok, type Result } from '~/domain/shared/result';
import { newUsername } from '~/domain/site/new-tenant';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { changePeople, type PeopleRefusal } from './change-people.server';
import { countInvitation } from './count-invitation.server';
import { makeInvitationLink } from './make-invitation-link.server';

export type InvitePersonError = InvitationError | TooManyAttempts | PeopleRefusal;

/**
 * Invites somebody by email to the site. The account cannot be used before its owner has chosen a password with the
 * emailed link. `deps` are not the tenant's own, because links are found across all tenants.
 */
export const invitePerson = async ({
  deps,
  access,
  input,
  language,
}: AdminCall<Writing | 'sha256', { input: Invitation; language: Language }>): Promise<
  Result<Invitation, InvitePersonError>
> => {
  const { people } = await deps.stores.people.read(access.scope);
  const checked = checkInvitation(people, input);
  if (!checked.ok) return checked;
  const tooMany = await countInvitation(deps, access, checked.value.email);
  if (tooMany) return fail(tooMany);
  const at = toInstant(deps.clock.now());
  const until = toInstant(toEpochMs(at) + codeValidMs.activation);
  const username = newUsername(deps.ids);
  const changed = await changePeople({ deps, access }, (current) => {
    const invitation = checkInvitation(current.people, input);
    if (!invitation.ok) return invitation;
    const { name, role } = invitation.value;
    const next = newPerson(invitation.value, { username, at, until });
    const event = { code: 'person-invited', username, name, role } as const;
    return ok({
      read: null,
      next,
      ...makeInvitationLink(deps, access, { to: next, role, language, at }),
      entry: makeLogEntry(deps, access.scope, 'create', event, { at }),
    });
  });
  return changed.ok ? checked : changed;
};
