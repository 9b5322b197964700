import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { AdminPage } from '~/app/components/admin/admin-page';
import { FeedCards } from '~/app/components/calendar/feed-cards';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PrintLink } from '~/app/components/print/print-link';
import { titlePage } from '~/app/components/shell/product';
import { Card } from '~/app/components/ui/card';
import { CopyField } from '~/app/components/ui/copy-field';
import { QrImage } from '~/app/components/ui/qr-image';
import { adminCopy, getLanguage, serverCopy } from '~/app/copy/copy';
import { qrCode } from '~/app/platform/auth/qr-code.server';
import { failureWith } from '~/app/platform/forms/form.server';
import { dispatcherLoader, siteAdminAction } from '~/app/platform/guards/guards.server';
import { calendarFeedLink, siteLink } from '~/app/platform/http/site-link.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { endSiteFeed, makeSiteFeed } from '~/app/services/calendar/change-site-feed.server';
import { readSiteFeed } from '~/app/services/calendar/read-shown-feed.server';
import { hasRole } from '~/domain/company/admin-role';

export const meta = titlePage(() => adminCopy.siteLink.title);

export const loader = dispatcherLoader(
  async ({ request, context, deps, access, receivedAt: now }) => {
    const { site, role } = access;
    const link = siteLink(request, context, site);
    const calendar = hasRole(role, 'site-admin') && {
      feed: await readSiteFeed({ deps, access, now }),
      timeZone: site.timeZone,
    };
    return { link, code: qrCode(link), calendar };
  },
);

const feedForm = z.object({ intent: z.enum(['make', 'end']) });

export const action = siteAdminAction(async ({ request, sentForm, context, deps, access }) => {
  const { intent } = await sentForm.parse(feedForm);
  if (intent === 'make') {
    const made = await makeSiteFeed({ deps, access, language: getLanguage() });
    if (!made.ok) return failureWith(made.error, { feedLink: undefined });
    // Not a redirect, because the link is shown only once.
    const feedLink = calendarFeedLink(request, context, access.scope, made.value);
    return data({ error: undefined, feedLink });
  }
  const ended = await endSiteFeed({ deps, access });
  if (!ended.ok) return failureWith(ended.error, { feedLink: undefined });
  const { title, text } = serverCopy.calendar.ended;
  return redirectWithSuccess({ context }, '/admin/site-link', title, text);
});

export default function SiteLink() {
  const { link, code, calendar } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  return (
    <AdminPage title={adminCopy.siteLink.title} description={adminCopy.siteLink.intro}>
      <ErrorAlert error={acted?.error} />
      <div className="grid items-start gap-5 md:grid-cols-[1fr_20rem]">
        <Card title={adminCopy.siteLink.sendIt} description={adminCopy.siteLink.sendText}>
          <CopyField
            label={adminCopy.siteLink.linkForDrivers}
            text={link}
            copyLabel={adminCopy.common.copy}
            results={adminCopy.siteLink.copyResult}
          />
        </Card>
        <Card title={adminCopy.siteLink.printIt} description={adminCopy.siteLink.printText}>
          <div className="flex flex-col gap-4">
            <QrImage
              {...code}
              label={adminCopy.siteLink.qrCodeOf(link)}
              className="w-full max-w-56 rounded-field border border-base-300"
            />
            <PrintLink to="/admin/site-link/poster" label={adminCopy.siteLink.printPoster} />
          </div>
        </Card>
      </div>
      {calendar && (
        <div className="mt-5 flex max-w-2xl flex-col gap-5">
          <FeedCards
            title={adminCopy.siteLink.calendar}
            text={adminCopy.siteLink.calendarText}
            secret={adminCopy.siteLink.calendarSecret}
            link={acted?.feedLink}
            {...calendar}
          />
        </div>
      )}
    </AdminPage>
  );
}
