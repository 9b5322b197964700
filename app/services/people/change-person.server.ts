import type { AdminCall } from '~/app/ports/deps';
import type { PeopleChange } from '~/app/ports/people';
import { isSameAccount } from '~/domain/company/company-admins';
import {
  findPerson,
  leavesNobody,
  type ChangePersonError,
  type SitePerson,
} from '~/domain/people/change-people';
import { getPersonName } from '~/domain/people/person';
import { fail, ok, type Result } from '~/domain/shared/result';
import { changePeople, type CurrentPeople, type PeopleRefusal } from './change-people.server';

/** Only this person can still sign in if the company's provider fails. */
export interface LastResortStays {
  readonly code: 'last-resort-stays';
  readonly name: string;
}

/** Changes somebody else's access, decided on how it stands now. Gives the person's name. */
export const changePerson = async <E extends { readonly code: string }>(
  args: AdminCall<'stores'>,
  username: string,
  decide: (
    person: SitePerson,
    name: string,
    current: CurrentPeople,
  ) => Result<Omit<PeopleChange, 'read'>, E>,
): Promise<Result<string, E | ChangePersonError | LastResortStays | PeopleRefusal>> => {
  const { companyId, siteId } = args.access.scope;
  const { settings } = await args.deps.stores.sso.read(companyId);
  const changed = await changePeople<E | ChangePersonError | LastResortStays>(args, (current) => {
    const found = findPerson(current.people, { siteId, username, by: current.by });
    if (!found.ok) return found;
    const name = getPersonName(found.value);
    if (settings?.breakGlass && isSameAccount(settings.breakGlass, { siteId, username }))
      return fail({ code: 'last-resort-stays', name });
    const decided = decide(found.value, name, current);
    if (!decided.ok) return decided;
    const change = { read: found.value, ...decided.value };
    return leavesNobody(current.people, change)
      ? fail({ code: 'last-site-admin', name })
      : ok(change);
  });
  if (!changed.ok) return changed;
  const { read } = changed.value;
  return ok(read ? getPersonName(read) : username);
};
