import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { byRoleAndName, toPerson, type Person } from '~/domain/people/person';
import type { Instant } from '~/domain/shared/instant';

/** Everybody with access to the site. */
export const readPeople = async ({
  deps,
  access: { scope },
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  now: Instant;
}): Promise<Person[]> =>
  (await deps.stores.people.read(scope)).people
    .map((credential) => toPerson(credential, now))
    .sort(byRoleAndName);
