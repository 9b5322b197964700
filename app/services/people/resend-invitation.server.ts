import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { codeValidMs } from '~/domain/access/one-time-code';
import { findPerson, type ChangePersonError } from '~/domain/people/change-people';
import { getPersonName, isActive } from '~/domain/people/person';
import { toEpochMs, toInstant } from '~/domain/shared/instant';
import type { Language } from '~/domain/shared/language';
import { fail, ok, type Result } from '~/domain/shared/result';
import { changePeople, type PeopleRefusal } from './change-people.server';
import { countInvitation } from './invite-person.server';
import { makeInvitationLink } from './make-invitation-link.server';

export type ResendInvitationError =
  | ChangePersonError
  | TooManyAttempts
  | PeopleRefusal
  /** The person has chosen a password already. */
  | { readonly code: 'invitation-accepted'; readonly name: string }
  | { readonly code: 'no-email' };

/**
 * Emails another link to somebody who has not chosen a password yet. Earlier links stay valid until one of them is used.
 * `deps` are not the tenant's own, because links are found across all tenants.
 */
export const resendInvitation = async ({
  deps,
  access,
  username,
  language,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'sha256'>;
  access: AdminSession;
  username: string;
  language: Language;
}): Promise<Result<{ name: string; email: string }, ResendInvitationError>> => {
  const { people } = await deps.stores.people.read(access.scope);
  const found = findPerson(people, { username, by: access.username });
  if (!found.ok) return found;
  const { email } = found.value;
  const name = getPersonName(found.value);
  if (isActive(found.value)) return fail({ code: 'invitation-accepted', name });
  if (email === undefined) return fail({ code: 'no-email' });
  const tooMany = await countInvitation(deps, access, email);
  if (tooMany) return fail(tooMany);
  const at = toInstant(deps.clock.now());
  const invitedUntil = toInstant(toEpochMs(at) + codeValidMs.activation);
  const changed = await changePeople<never>({ deps, access }, () => {
    const { role } = found.value;
    const event = { code: 'invitation-resent', username, name } as const;
    return ok({
      read: found.value,
      next: { ...found.value, invitedUntil },
      link: makeInvitationLink(deps, access, { to: found.value, role, language, at }),
      entry: makeLogEntry(deps, access.scope, 'update', event, { at }),
    });
  });
  return changed.ok ? ok({ name, email }) : changed;
};
