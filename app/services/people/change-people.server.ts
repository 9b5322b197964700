import type { Deps } from '~/app/ports/deps';
import type { PeopleChange } from '~/app/ports/people';
import type { AdminSession } from '~/app/ports/sessions';
import type { AdminCredential } from '~/domain/access/credential';
import { mayChangePeople } from '~/domain/people/change-people';
import { fail, ok, type Result } from '~/domain/shared/result';

/** Somebody else changed who has access at the same time. */
export interface PeopleChanged {
  readonly code: 'people-changed';
}

export type PeopleRefusal =
  | PeopleChanged
  /** The master password opens a session of an hour. Access that it gives to others would outlast it. */
  | { readonly code: 'not-with-master-password' };

/**
 * Changes who has access to the site. The change counts only if nobody changed the list since it was read, so that two
 * administrators who remove each other at the same moment do not both succeed.
 */
export const changePeople = async <E extends { readonly code: string }>(
  {
    deps,
    access: { scope, username, byMasterPassword },
  }: { deps: Pick<Deps, 'stores'>; access: AdminSession },
  decide: (people: readonly AdminCredential[]) => Result<PeopleChange, E>,
): Promise<Result<PeopleChange, E | PeopleRefusal>> => {
  if (byMasterPassword) return fail({ code: 'not-with-master-password' });
  const { version, people } = await deps.stores.people.read(scope);
  // The guard read the account before, and it may have lost its role since.
  if (!mayChangePeople(people, username)) return fail({ code: 'people-changed' });
  const decided = decide(people);
  if (!decided.ok) return decided;
  return (await deps.stores.people.change(scope, version, decided.value))
    ? ok(decided.value)
    : fail({ code: 'people-changed' });
};
