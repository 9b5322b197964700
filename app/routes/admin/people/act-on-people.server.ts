import type * as z from 'zod';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { chooseLanguage } from '~/app/platform/http/language.server';
import { describeSuccess } from '~/app/platform/http/toast.server';
import { changeRole } from '~/app/services/people/change-role.server';
import { invitePerson } from '~/app/services/people/invite-person.server';
import { removePerson } from '~/app/services/people/remove-person.server';
import { resendInvitation } from '~/app/services/people/resend-invitation.server';
import type { peopleForm } from './people-forms.server';

/** Performs the action that the form asks for, and returns its toast. */
export const actOnPeople = async (
  { request, context, deps, access }: AdminArgs,
  form: z.infer<typeof peopleForm>,
) => {
  const { people } = serverCopy;
  // Not the tenant's own, because links are found across all tenants.
  const across = { deps: context.platform.deps, access, language: chooseLanguage(request.headers) };
  switch (form.intent) {
    case 'invite': {
      const { intent: _intent, ...input } = form;
      return describeSuccess(await invitePerson({ ...across, input }), ({ name, email }) => [
        people.invited,
        people.invitedText(name, email),
      ]);
    }
    case 'resend':
      return describeSuccess(
        await resendInvitation({ ...across, username: form.username }),
        ({ name, email }) => [people.resent, people.invitedText(name, email)],
      );
    case 'withdraw': {
      const input = { username: form.username, what: 'invitation' } as const;
      return describeSuccess(await removePerson({ deps, access, input }), (name) => [
        people.withdrawn,
        people.withdrawnText(name),
      ]);
    }
    case 'change-role':
      return describeSuccess(await changeRole({ deps, access, input: form }), (name) => [
        people.roleChanged,
        people.roleChangedText(name, adminCopy.people.roles[form.role]),
      ]);
    case 'remove': {
      const input = { username: form.username, what: 'person' } as const;
      return describeSuccess(await removePerson({ deps, access, input }), (name) => [
        people.removed,
        people.removedText(name),
      ]);
    }
  }
};
