import * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { formatLongDate, formatTime } from '~/app/copy/format-time';
import { getWritingClock } from '~/app/copy/server-copy.server';
import type { Toast } from '~/app/platform/http/toast.server';
import type { PortalChange } from '~/app/services/vacation/change-portal.server';
import type { VacationPortal } from '~/domain/vacation/vacation-portal';

const text = z.string().max(40);

/** The forms of the Vacation Portal Control; `intent` tells them apart. */
export const portalForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('open-portal') }),
  z.object({ intent: z.literal('close-portal') }),
  z.object({
    intent: z.literal('schedule-closure'),
    date: text,
    time: text,
    /** The closure that the administrator was asked about; any other is asked about again. */
    confirmed: text.optional(),
  }),
  z.object({ intent: z.literal('cancel-closure') }),
]);

export const portalChange = (form: z.infer<typeof portalForm>): PortalChange =>
  form.intent === 'schedule-closure'
    ? {
        intent: form.intent,
        wallTime: `${form.date}T${form.time}`,
        confirmed: form.confirmed,
      }
    : form;

const toast = (title: string, description: string): Toast => ({
  title,
  description,
  kind: 'success',
});

/** The toast after a successful change. A closing is told as it is stored, because the clock may skip the typed time. */
export const portalToast = (
  change: PortalChange,
  { closesAt }: Pick<VacationPortal, 'closesAt'>,
): Toast => {
  switch (change.intent) {
    case 'open-portal':
      return toast(serverCopy.vacations.portalOpened, serverCopy.vacations.portalOpenedText);
    case 'close-portal':
      return toast(serverCopy.common.vacationPortalClosed, serverCopy.vacations.portalClosedText);
    case 'schedule-closure': {
      const { wallTime } = closesAt!;
      return toast(
        serverCopy.vacations.closureScheduled,
        serverCopy.vacations.closureScheduledText(
          formatLongDate(wallTime),
          formatTime(wallTime, getWritingClock()),
        ),
      );
    }
    case 'cancel-closure':
      return toast(serverCopy.vacations.closureCanceled, serverCopy.vacations.closureCanceledText);
  }
};
