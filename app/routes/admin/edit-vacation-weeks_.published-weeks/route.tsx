import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { PublishedWeeksPage } from '~/app/components/roster/published-weeks';
import { titlePage } from '~/app/components/shell/product';
import { weekDates } from '~/app/components/vacations/week-dates';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { idList } from '~/app/platform/forms/form-fields';
import { failure } from '~/app/platform/forms/form.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { changePublishedWeeks } from '~/app/services/vacation/change-published-weeks.server';
import { readChangedWeeks } from '~/app/services/vacation/read-changed-weeks.server';

export const meta = titlePage(() => adminCopy.publishedVacations.title);

export const loader = dispatcherLoader(({ deps, access, receivedAt }) =>
  readChangedWeeks({ deps, access, now: receivedAt }),
);

const changeForm = z.object({
  intent: z.literal('change'),
  version: z.coerce.number().int().min(1),
  basis: z.string().max(64),
  weeks: idList,
});

export const action = dispatcherAction(async ({ sentForm, context, deps, access }) => {
  const input = await sentForm.parse(changeForm);
  const changed = await changePublishedWeeks({ deps, access, input });
  if (!changed.ok) return failure(changed.error);
  const { version, drivers } = changed.value;
  return redirectWithSuccess(
    { context },
    '/admin/edit-vacation-weeks/published-weeks',
    serverCopy.vacations.publishedWeeksChanged,
    serverCopy.jobs.publishedWeekChangedText(version, drivers),
  );
});

/** What the published vacation weeks have otherwise than the list of weeks. */
export default function PublishedVacations() {
  const { version, basis, weeks } = useLoaderData<typeof loader>();
  const { publishedVacations, vacationWeeks } = adminCopy;
  const offers = weeks.map(({ published, now, holders }) => ({
    id: published.weekId,
    published: weekDates(published),
    now: now ? weekDates(now) : publishedVacations.deleted(holders.length),
    holders,
  }));
  const changed = { title: publishedVacations.changed, version, sent: { basis }, offers };
  return (
    <PublishedWeeksPage
      title={publishedVacations.title}
      intro={publishedVacations.intro}
      back={{ to: '/admin/edit-vacation-weeks', label: vacationWeeks.title }}
      none={{ title: publishedVacations.none, text: publishedVacations.noneText }}
      name="weeks"
      versions={offers.length === 0 ? [] : [changed]}
      change={publishedVacations.change}
    />
  );
}
