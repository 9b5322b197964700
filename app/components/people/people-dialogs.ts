import type { Person } from '~/domain/people/person';

/** What can be done with a person, each in a dialog of its own. */
const personDialogs = ['change-role', 'remove', 'resend', 'withdraw'] as const;
export type PersonDialogName = (typeof personDialogs)[number];

/** What can be done with this person now. Nobody changes their own access or a master administrator's. */
export const getPersonDialogs = (
  { role, state, username, email }: Person,
  ownUsername: string,
): readonly PersonDialogName[] => {
  if (role === 'master' || username === ownUsername) return [];
  if (state === 'active') return ['change-role', 'remove'];
  return ['change-role', ...(email === null ? [] : (['resend'] as const)), 'withdraw'];
};

export const getPersonDialogPath = (name: PersonDialogName, { username }: Person): string =>
  `?${new URLSearchParams({ dialog: name, person: username })}`;

/** The dialog that the URL asks for; null if it is not possible (anymore). */
export const findAsked = (
  people: readonly Person[],
  asked: { dialog: string | null; asked: string | null; ownUsername: string },
): { person: Person; dialog: PersonDialogName } | null => {
  const person = people.find(({ username }) => username === asked.asked);
  const dialog = personDialogs.find((name) => name === asked.dialog);
  return person && dialog && getPersonDialogs(person, asked.ownUsername).includes(dialog)
    ? { person, dialog }
    : null;
};
