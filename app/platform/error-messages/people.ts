import { serverCopy } from '~/app/copy/copy';
import type { ChangeOwnNameError } from '~/app/services/people/change-own-name.server';
import type { ChangeRoleError } from '~/app/services/people/change-role.server';
import type { InvitePersonError } from '~/app/services/people/invite-person.server';
import type { RemovePersonError } from '~/app/services/people/remove-person.server';
import type { ResendInvitationError } from '~/app/services/people/resend-invitation.server';
import type { ErrorMessage, ErrorMessages } from './error-message';

export type PeopleError =
  | InvitePersonError
  | ResendInvitationError
  | ChangeRoleError
  | RemovePersonError
  | ChangeOwnNameError;

const refused = (text: string, status: ErrorMessage['status'] = 409): ErrorMessage => ({
  status,
  title: serverCopy.common.nothingWasChanged,
  text,
});

export const peopleMessages = {
  'person-name-missing': () => refused(serverCopy.people.nameMissing, 422),
  'person-name-too-long': ({ limit }) => refused(serverCopy.people.nameTooLong(limit), 422),
  'already-has-access': ({ name }) => refused(serverCopy.people.alreadyHasAccess(name)),
  'too-many-people': ({ limit }) => refused(serverCopy.people.tooMany(limit)),
  'person-not-found': () => refused(serverCopy.people.notFound, 404),
  'own-access': () => refused(serverCopy.people.ownAccess),
  'needs-company-admin': () => refused(serverCopy.people.needsCompanyAdmin, 403),
  'last-site-admin': ({ name }) => refused(serverCopy.people.lastSiteAdmin(name)),
  'not-activated': ({ name }) => refused(serverCopy.people.notActivated(name)),
  'too-many-company-admins': ({ limit }) => refused(serverCopy.people.tooManyCompanyAdmins(limit)),
  'same-role': ({ name }) => refused(serverCopy.people.sameRole(name)),
  'invitation-accepted': ({ name }) => refused(serverCopy.people.accepted(name)),
  'no-email': () => refused(serverCopy.people.noEmail),
  'not-with-master-password': () => refused(serverCopy.people.notWithMasterPassword, 403),
  'people-changed': () => refused(serverCopy.people.changed),
} satisfies Partial<ErrorMessages<PeopleError>>;
