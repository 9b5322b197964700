import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { SiteRole } from '~/domain/company/admin-role';
import {
  checkSomebodyInCharge,
  findPerson,
  type ChangePersonError,
} from '~/domain/people/change-people';
import { getPersonName } from '~/domain/people/person';
import { fail, ok, type Result } from '~/domain/shared/result';
import { changePeople, type PeopleRefusal } from './change-people.server';

export type ChangeRoleError =
  | ChangePersonError
  | PeopleRefusal
  | { readonly code: 'last-site-admin'; readonly name: string }
  | { readonly code: 'same-role'; readonly name: string };

/** Gives somebody another role at the site, which ends their sessions. Gives the person's name. */
export const changeRole = async ({
  deps,
  access,
  input: { username, role },
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  input: { username: string; role: SiteRole };
}): Promise<Result<string, ChangeRoleError>> => {
  let name = username;
  const changed = await changePeople<Exclude<ChangeRoleError, PeopleRefusal>>(
    { deps, access },
    (people) => {
      const found = findPerson(people, { username, by: access.username });
      if (!found.ok) return found;
      const { role: from } = found.value;
      name = getPersonName(found.value);
      if (from === role) return fail({ code: 'same-role', name });
      const inCharge = checkSomebodyInCharge(people, found.value);
      if (!inCharge.ok) return inCharge;
      const event = { code: 'role-changed', username, name, from, to: role } as const;
      return ok({
        read: found.value,
        next: { ...found.value, role },
        entry: makeLogEntry(deps, access.scope, 'update', event),
      });
    },
  );
  return changed.ok ? ok(name) : changed;
};
