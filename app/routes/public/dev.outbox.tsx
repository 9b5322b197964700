import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { getDashboardLink } from '~/app/components/admin/admin-page';
import { MailList } from '~/app/components/outbox/mail-list';
import { titlePage } from '~/app/components/shell/product';
import { PageHeader } from '~/app/components/ui/page-header';
import { adminCopy } from '~/app/copy/copy';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards/guards.server';
import { developerOutbox } from '~/app/platform/wiring/developer-outbox.server';
import { stopTexts } from '~/app/services/contacts/stop-texts.server';

export const meta = titlePage(() => adminCopy.outbox.title);

const shown = 50;

export const loader = siteAdminLoader(async ({ request, context, access }) => ({
  mails: await developerOutbox(request, context, access).list(shown),
}));

const stopForm = z.object({ number: z.string().max(40) });

/** Answers STOP to a text, as its recipient would. */
export const action = siteAdminAction(async ({ request, context, access, sentForm }) => {
  developerOutbox(request, context, access);
  const { number } = await sentForm.parse(stopForm);
  const received = { originationNumber: number, messageBody: 'STOP' };
  await stopTexts({ deps: context.platform.deps, received });
  return redirect('/dev/outbox', 303);
});

export default function Outbox() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <div className="shell flex flex-col gap-5 py-6">
      <PageHeader
        title={adminCopy.outbox.title}
        eyebrow={adminCopy.outbox.forDevelopers}
        description={adminCopy.outbox.intro(shown)}
        back={getDashboardLink()}
      />
      <MailList mails={mails} />
    </div>
  );
}
