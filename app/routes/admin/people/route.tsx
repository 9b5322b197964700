import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { InviteDialog } from '~/app/components/people/invite-dialog';
import { OwnNameNotice } from '~/app/components/people/own-name-notice';
import { findAsked } from '~/app/components/people/people-dialogs';
import { PeopleList } from '~/app/components/people/people-list';
import { PersonDialog } from '~/app/components/people/person-dialog';
import { RoleGuide } from '~/app/components/people/role-guide';
import { titlePage } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { failureWith } from '~/app/platform/forms/form.server';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { findCreatedTokenNames } from '~/app/services/api/read-tokens.server';
import { readPeople } from '~/app/services/people/read-people.server';
import { maxPeople } from '~/domain/people/person';
import { actOnPeople } from './act-on-people.server';
import { peopleForm } from './people-forms.server';

export const meta = titlePage(() => adminCopy.people.title);

export const loader = siteAdminLoader(
  async ({ request, context, deps, access, receivedAt: now }) => {
    const query = new URL(request.url).searchParams;
    const asked = query.get('person');
    return {
      people: await readPeople({ deps, across: context.platform.deps, access, now }),
      own: { username: access.username, name: access.name ?? null },
      viewer: { role: access.role, username: access.own ? null : access.username },
      dialog: query.get('dialog'),
      asked,
      // Of whoever a dialog is about.
      tokens: asked ? await findCreatedTokenNames({ deps, access, username: asked, now }) : [],
      timeZone: access.site.timeZone,
    };
  },
);

export const action = siteAdminAction(async (args) => {
  const form = await args.sentForm.parse(peopleForm);
  const done = await actOnPeople(args, form);
  if (done.ok) return redirectWithToast(args, '/admin/people', done.value);
  return failureWith(done.error, { typed: form.intent === 'invite' ? form : undefined });
});

/** Who has access to the site, and with which role. */
export default function People() {
  const { people, own, viewer, dialog, asked, tokens, timeZone } = useLoaderData<typeof loader>();
  const error = useActionError();
  const typed = useActionData<typeof action>()?.typed;
  const isInviting = dialog === 'invite';
  const found = findAsked(people, { dialog, asked, viewer });
  return (
    <AdminPage
      title={adminCopy.people.title}
      description={adminCopy.people.intro(
        people.filter(({ atSite }) => atSite === null).length,
        maxPeople,
      )}
      actions={
        <LinkButton to="?dialog=invite" variant="primary" preventScrollReset icon="user-plus">
          {adminCopy.people.invite}
        </LinkButton>
      }
    >
      <ErrorAlert error={isInviting || found ? undefined : error} />
      {own.name === null && <OwnNameNotice username={own.username} />}
      <PeopleList people={people} viewer={viewer} timeZone={timeZone} />
      <RoleGuide />
      {isInviting && <InviteDialog error={error} typed={typed} />}
      {found && <PersonDialog {...found} viewer={viewer} tokens={tokens} error={error} />}
    </AdminPage>
  );
}
