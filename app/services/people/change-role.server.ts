import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { CompanyRole } from '~/domain/company/admin-role';
import {
  giveRole,
  type ChangePersonError,
  type GiveRoleError,
} from '~/domain/people/change-people';
import { ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { accessMail } from './access-mail';
import type { PeopleRefusal } from './change-people.server';
import { changePerson, type LastResortStays } from './change-person.server';

export type ChangeRoleError = ChangePersonError | PeopleRefusal | LastResortStays | GiveRoleError;

/** Gives somebody another role, which ends their sessions, and tells them by email. Gives the person's name. */
export const changeRole = ({
  deps,
  access,
  input: { username, role },
}: AdminCall<Writing, { input: { username: string; role: CompanyRole } }>): Promise<
  Result<string, ChangeRoleError>
> =>
  changePerson<GiveRoleError>({ deps, access }, username, (person, name, { by, companyAdmins }) => {
    const given = giveRole(person, role, { by: by.role, companyAdmins: companyAdmins.accounts });
    if (!given.ok) return given;
    const event = { code: 'role-changed', username, name, from: person.role, to: role } as const;
    const at = toInstant(deps.clock.now());
    return ok({
      next: given.value,
      mail: accessMail(deps, access, { person, role, at }),
      entry: makeLogEntry(deps, access.scope, 'update', event, { at }),
    });
  });
