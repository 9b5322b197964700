import { adminCopy } from '~/app/copy/copy';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminPage, backToDashboard } from '~/app/components/admin/admin-page';
import { MailList } from '~/app/components/outbox/mail-list';
import { pageTitle } from '~/app/components/shell/product';
import { developerOutbox } from '~/app/platform/wiring/developer-outbox.server';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';

export const meta: MetaFunction = () => [{ title: pageTitle(adminCopy.outbox.title) }];

const shown = 50;

export const loader = siteAdminLoader(async ({ request, context, access }) => ({
  mails: await developerOutbox(request, context, access).list(shown),
}));

export default function Outbox() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={adminCopy.outbox.title}
      eyebrow={adminCopy.outbox.forDevelopers}
      description={adminCopy.outbox.intro(shown)}
      back={backToDashboard}
    >
      <MailList mails={mails} />
    </AdminPage>
  );
}
