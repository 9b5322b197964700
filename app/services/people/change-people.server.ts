import type { AdminCall } from '~/app/ports/deps';
import type { People, PeopleChange } from '~/app/ports/people';
import { getAccountName } from '~/app/ports/sessions';
import type { AdminRole } from '~/domain/company/admin-role';
import type { AccountName } from '~/domain/company/company-admins';
import { findChangingRole } from '~/domain/people/change-people';
import { fail, ok, type Result } from '~/domain/shared/result';

/** Somebody else changed who has access at the same time. */
export interface PeopleChanged {
  readonly code: 'people-changed';
}

export type PeopleRefusal =
  | PeopleChanged
  /** The master password opens a session of an hour. Access that it gives to others would outlast it. */
  | { readonly code: 'not-with-master-password' };

/** The lists as they stand now, and the role in which the administrator may change them. */
export interface CurrentPeople extends People {
  readonly by: AccountName & { readonly role: AdminRole };
}

/**
 * Changes who has access to the site. The change counts only if nobody changed the list since it was read, nor that of the
 * company's administrators, so that two who remove each other at the same moment do not both succeed.
 */
export const changePeople = async <E extends { readonly code: string }>(
  { deps, access }: AdminCall<'stores'>,
  decide: (current: CurrentPeople) => Result<PeopleChange, E>,
): Promise<Result<PeopleChange, E | PeopleRefusal>> => {
  const { scope, byMasterPassword } = access;
  if (byMasterPassword) return fail({ code: 'not-with-master-password' });
  const read = await deps.stores.people.read(scope);
  const account = getAccountName(access);
  // The guard read the account before, and it may have lost its role since. Nobody takes a master's role.
  const role =
    access.role === 'master'
      ? access.role
      : findChangingRole(account, {
          siteId: scope.siteId,
          people: read.people,
          companyAdmins: read.companyAdmins.accounts,
        });
  if (!role) return fail({ code: 'people-changed' });
  const decided = decide({ ...read, by: { ...account, role } });
  if (!decided.ok) return decided;
  return (await deps.stores.people.change(scope, read, decided.value))
    ? ok(decided.value)
    : fail({ code: 'people-changed' });
};
