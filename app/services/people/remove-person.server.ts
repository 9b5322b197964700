import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import {
  checkSomebodyInCharge,
  findPerson,
  type ChangePersonError,
} from '~/domain/people/change-people';
import { getPersonName, isActive } from '~/domain/people/person';
import { fail, ok, type Result } from '~/domain/shared/result';
import { changePeople, type PeopleRefusal } from './change-people.server';

export type RemovePersonError =
  | ChangePersonError
  | PeopleRefusal
  | { readonly code: 'last-site-admin'; readonly name: string }
  | { readonly code: 'invitation-accepted'; readonly name: string };

/**
 * Ends somebody's access to the site: their sessions end at once and their links are void. `what: 'invitation'` refuses
 * to remove somebody who has accepted in the meantime. Gives the person's name.
 */
export const removePerson = async ({
  deps,
  access,
  input: { username, what },
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  input: { username: string; what: 'invitation' | 'person' };
}): Promise<Result<string, RemovePersonError>> => {
  let name = username;
  const changed = await changePeople<Exclude<RemovePersonError, PeopleRefusal>>(
    { deps, access },
    (people) => {
      const found = findPerson(people, { username, by: access.username });
      if (!found.ok) return found;
      const { role } = found.value;
      name = getPersonName(found.value);
      const hasAccepted = isActive(found.value);
      if (hasAccepted && what === 'invitation') return fail({ code: 'invitation-accepted', name });
      const inCharge = checkSomebodyInCharge(people, found.value);
      if (!inCharge.ok) return inCharge;
      const event = hasAccepted
        ? ({ code: 'person-removed', username, name, role } as const)
        : ({ code: 'invitation-withdrawn', username, name } as const);
      const entry = makeLogEntry(deps, access.scope, 'delete', event);
      return ok({ read: found.value, next: null, entry });
    },
  );
  return changed.ok ? ok(name) : changed;
};
