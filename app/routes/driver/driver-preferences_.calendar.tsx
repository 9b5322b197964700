import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { CalendarPage } from '~/app/components/calendar/calendar-page';
import { titlePage } from '~/app/components/shell/product';
import { copy, getLanguage, serverCopy } from '~/app/copy/copy';
import { pageField } from '~/app/platform/forms/form-fields';
import { failureWith } from '~/app/platform/forms/form.server';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { calendarFeedLink } from '~/app/platform/http/site-link.server';
import { readAnew, redirectWithSuccess } from '~/app/platform/http/toast.server';
import { checkPage, makePageKey } from '~/app/services/access/page-key.server';
import { endOwnFeed, makeOwnFeed } from '~/app/services/calendar/change-own-feed.server';
import { readOwnFeed } from '~/app/services/calendar/read-shown-feed.server';

export const meta = titlePage(() => copy.ranking.myCalendar);

const selection = 'calendar';
const path = '/driver-preferences/calendar';

export const loader = driverLoader(async ({ deps, access, receivedAt: now }) => {
  const { site, isKiosk } = access;
  const view = {
    siteName: site.name,
    timeZone: site.timeZone,
    pageKey: makePageKey({ deps, access, selection }),
    isAtKiosk: isKiosk,
    // A kiosk must not show what belongs to one driver.
    feed: isKiosk ? null : await readOwnFeed({ deps, access, now }),
  };
  return data(view, { status: isKiosk ? 403 : 200 });
});

const feedForm = z.object({ intent: z.enum(['make', 'end']), page: pageField });

export const action = driverAction(async ({ request, sentForm, context, deps, access }) => {
  const form = await sentForm.parse(feedForm);
  const own = checkPage({ deps, access, selection }, form.page);
  if (!own.ok) return readAnew({ context }, path, own.error);
  if (form.intent === 'make') {
    const made = await makeOwnFeed({ deps, access, language: getLanguage() });
    if (!made.ok) return failureWith(made.error, { link: undefined });
    // Not a redirect, because the link is shown only once.
    const link = calendarFeedLink(request, context, access.scope, made.value);
    return data({ error: undefined, link });
  }
  const ended = await endOwnFeed({ deps, access });
  if (!ended.ok) return failureWith(ended.error, { link: undefined });
  const { title, text } = serverCopy.calendar.ended;
  return redirectWithSuccess({ context }, path, title, text);
});

export default function Calendar() {
  const acted = useActionData<typeof action>();
  return (
    <CalendarPage page={useLoaderData<typeof loader>()} link={acted?.link} error={acted?.error} />
  );
}
