import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { ChangePersonError } from '~/domain/people/change-people';
import { isActive } from '~/domain/people/person';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { accessMail } from './access-mail';
import type { PeopleRefusal } from './change-people.server';
import { changePerson, type LastResortStays } from './change-person.server';
import type { InvitationAccepted } from './resend-invitation.server';

export type RemovePersonError =
  | ChangePersonError
  | PeopleRefusal
  | LastResortStays
  | InvitationAccepted;

/**
 * Ends somebody's access to the site: their sessions end at once, their links are void, and an email tells them. `what: 'invitation'` refuses
 * to remove somebody who has accepted in the meantime. Gives the person's name.
 */
export const removePerson = ({
  deps,
  access,
  input: { username, what },
}: AdminCall<Writing, { input: { username: string; what: 'invitation' | 'person' } }>): Promise<
  Result<string, RemovePersonError>
> =>
  changePerson<InvitationAccepted>({ deps, access }, username, (person, name) => {
    const hasAccepted = isActive(person);
    if (hasAccepted && what === 'invitation') return fail({ code: 'invitation-accepted', name });
    const event = hasAccepted
      ? ({ code: 'person-removed', username, name, role: person.role } as const)
      : ({ code: 'invitation-withdrawn', username, name } as const);
    const at = toInstant(deps.clock.now());
    return ok({
      next: null,
      mail: accessMail(deps, access, { person, role: null, at }),
      entry: makeLogEntry(deps, access.scope, 'delete', event, { at }),
    });
  });
