import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { checkPersonName, type PersonNameError } from '~/domain/people/person';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { PeopleChanged } from './change-people.server';

export type ChangeOwnNameError = PersonNameError | PeopleChanged;

/** Changes the name by which pages and the activity log name whoever is signed in. */
export const changeOwnName = async ({
  deps,
  access: { scope, username, name: known },
  typed,
}: AdminCall<Writing, { typed: string }>): Promise<Result<string, ChangeOwnNameError>> => {
  const checked = checkPersonName(typed);
  if (!checked.ok || checked.value === known) return checked;
  const { value: name } = checked;
  const event = { code: 'own-name-changed', from: known ?? null, to: name } as const;
  const entry = makeLogEntry(deps, scope, 'update', event);
  return (await deps.stores.people.setName(scope, { username, name, entry }))
    ? ok(name)
    : fail({ code: 'people-changed' });
};
