import { copy } from '~/app/copy/copy';
import { CalendarPlus } from 'lucide-react';

/** Downloads a file with the driver's assignments for their own calendar. */
export const CalendarLink = () => (
  <a
    href="/driver-vacation/calendar.ics"
    download
    className="btn mt-4 gap-2 border-base-300 bg-base-100 hover:bg-base-200"
  >
    <CalendarPlus className="size-5" aria-hidden="true" />
    {copy.ranking.addToCalendar}
    <span className="sr-only"> {copy.ranking.calendarFile}</span>
  </a>
);
