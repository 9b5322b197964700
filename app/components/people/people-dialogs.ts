import {
  companyRoles,
  hasRole,
  siteRoles,
  type AdminRole,
  type CompanyRole,
} from '~/domain/company/admin-role';
import type { Person } from '~/domain/people/person';

/** What can be done with a person, each in a dialog of its own. */
const personDialogs = ['change-role', 'remove', 'resend', 'withdraw'] as const;
export type PersonDialogName = (typeof personDialogs)[number];

/** Whoever looks at the page. */
export interface Viewer {
  readonly role: AdminRole;
  /** Null if another site keeps the account. */
  readonly username: string | null;
}

/** Whether this is the person who looks at the page. */
export const isViewer = ({ username, atSite }: Person, viewer: Viewer): boolean =>
  atSite === null && username === viewer.username;

/** What can be done with this person now. Nobody changes their own access, nor that of those who may do more. */
export const getPersonDialogs = (person: Person, viewer: Viewer): readonly PersonDialogName[] => {
  const { role, state, email, atSite } = person;
  if (role === 'master' || atSite !== null || isViewer(person, viewer)) return [];
  if (!hasRole(viewer.role, role)) return [];
  if (state === 'active') return ['change-role', 'remove'];
  return ['change-role', ...(email === null ? [] : (['resend'] as const)), 'withdraw'];
};

export const getPersonDialogPath = (name: PersonDialogName, { username }: Person): string =>
  `?${new URLSearchParams({ dialog: name, person: username })}`;

/** The roles that somebody may get from the viewer. Every site is open only to those who have activated their account. */
export const getRolesFor = ({ state }: Person, viewer: Viewer): readonly CompanyRole[] =>
  hasRole(viewer.role, 'company-admin') && state === 'active' ? companyRoles : siteRoles;

/** The dialog that the URL asks for; null if it is not possible (anymore). */
export const findAsked = (
  people: readonly Person[],
  asked: { dialog: string | null; asked: string | null; viewer: Viewer },
): { person: Person; dialog: PersonDialogName } | null => {
  const person = people.find((one) => one.username === asked.asked && one.atSite === null);
  const dialog = personDialogs.find((name) => name === asked.dialog);
  return person && dialog && getPersonDialogs(person, asked.viewer).includes(dialog)
    ? { person, dialog }
    : null;
};
