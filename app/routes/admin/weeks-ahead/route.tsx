import { Link, useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { useClock } from '~/app/components/time/use-clock';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { ChooseCutoff } from '~/app/components/weeks-ahead/choose-cutoff';
import { Holidays } from '~/app/components/weeks-ahead/holidays';
import { WeeksTable } from '~/app/components/weeks-ahead/weeks-table';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatTime, getWallTime } from '~/app/copy/format-time';
import { failureWith } from '~/app/platform/forms/form.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import type { PlanChange } from '~/app/services/selection/plan-weeks.server';
import { planWeeks } from '~/app/services/selection/plan-weeks.server';
import { holidayNameLength } from '~/domain/selection/week-plan-schema';
import { cleanText, cutText } from '~/domain/shared/clean-text';
import { comingWeeks } from '~/domain/site/coming-weeks';

export const meta = titlePage(() => adminCopy.weeksAhead.title);

export const loader = dispatcherLoader(async ({ request, access: { site }, receivedAt }) => {
  const { openNextOn, openNextAt } = site.settings;
  return {
    weeks: comingWeeks(site, receivedAt),
    holidays: site.plan.holidays,
    opening: { day: openNextOn, time: openNextAt },
    today: getWallTime(receivedAt, site.timeZone).slice(0, 10),
    asked: new URL(request.url).searchParams.get('cutoff'),
  };
});

const path = '/admin/weeks-ahead';

const periodId = z.string().max(20);

/** The forms of the Weeks Ahead page; `intent` tells them apart. */
const planForm = z.discriminatedUnion('intent', [
  z
    .object({
      intent: z.literal('add-holiday'),
      date: z.iso.date(),
      name: z.string().transform((text) => cutText(cleanText(text), holidayNameLength)),
    })
    .transform(({ intent, ...holiday }): PlanChange => ({ intent, holiday })),
  z.object({ intent: z.literal('remove-holiday'), date: z.iso.date() }),
  z.object({ intent: z.literal('choose-cutoff'), periodId, wallTime: z.string().max(20) }),
  z.object({ intent: z.literal('usual-cutoff'), periodId }),
]);

export const action = dispatcherAction(async ({ sentForm, context, deps, access }) => {
  const input = await sentForm.parse(planForm);
  const planned = await planWeeks({ deps, access, input });
  if (planned.ok) {
    const title = serverCopy.weeksAhead.saved[input.intent];
    return redirectWithSuccess({ context }, path, title);
  }
  return failureWith(planned.error, { sent: input });
});

export default function WeeksAhead() {
  const { weeksAhead } = adminCopy;
  const { weeks, holidays, opening, today, asked } = useLoaderData<typeof loader>();
  const error = useActionError();
  const sent = useActionData<typeof action>()?.sent;
  const clock = useClock();
  const week = weeks.find(({ periodId }) => periodId === asked);
  return (
    <AdminPage title={weeksAhead.title}>
      <ErrorAlert error={week || sent?.intent === 'add-holiday' ? undefined : error} />
      {week && (
        <ChooseCutoff
          week={week}
          typed={sent?.intent === 'choose-cutoff' ? sent.wallTime : undefined}
          error={error}
        />
      )}
      <Card
        title={weeksAhead.weeks}
        description={
          <Sentence
            text={
              opening.day === 'never'
                ? weeksAhead.opensByButton
                : weeksAhead.opensAutomatically(opening.day, formatTime(opening.time, clock))
            }
            parts={{
              settings: (
                <Link to="/admin/system-settings#selection" className="link">
                  {adminCopy.common.systemSettings}
                </Link>
              ),
            }}
          />
        }
        flush
        className="overflow-hidden"
      >
        <WeeksTable weeks={weeks} />
      </Card>
      <Holidays
        holidays={holidays.filter(({ date }) => date >= today)}
        today={today}
        typed={sent?.intent === 'add-holiday' ? sent.holiday : undefined}
        error={sent?.intent === 'add-holiday' ? error : undefined}
      />
    </AdminPage>
  );
}
