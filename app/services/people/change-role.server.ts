import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { SiteRole } from '~/domain/company/admin-role';
import type { ChangePersonError } from '~/domain/people/change-people';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { PeopleRefusal } from './change-people.server';
import { changePerson } from './change-person.server';

interface SameRole {
  readonly code: 'same-role';
  readonly name: string;
}
export type ChangeRoleError = ChangePersonError | PeopleRefusal | SameRole;

/** Gives somebody another role at the site, which ends their sessions. Gives the person's name. */
export const changeRole = ({
  deps,
  access,
  input: { username, role },
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  input: { username: string; role: SiteRole };
}): Promise<Result<string, ChangeRoleError>> =>
  changePerson<SameRole>({ deps, access }, username, (person, name) => {
    const { role: from } = person;
    if (from === role) return fail({ code: 'same-role', name });
    const event = { code: 'role-changed', username, name, from, to: role } as const;
    const entry = makeLogEntry(deps, access.scope, 'update', event);
    return ok({ next: { ...person, role }, entry });
  });
