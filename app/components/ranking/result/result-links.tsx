import { Link } from '@remix-run/react';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';

/** Leads to everybody's lists and results, where the site opens them to its drivers. */
export const AllResultsLink = ({ path }: { path: string }) => (
  <Link
    to={`${path}/all-results`}
    className="btn h-auto min-h-11 max-w-full self-start border-base-300 bg-base-100 py-1"
  >
    <Icon name="users-round" className="size-5" />
    {copy.ranking.allResults}
  </Link>
);

/** Downloads a file with the driver's assignments for their own calendar. */
export const CalendarLink = () => (
  <a
    href="/driver-vacation/calendar.ics"
    download
    className="btn mt-4 h-auto min-h-11 max-w-full gap-2 border-base-300 bg-base-100 py-1 hover:bg-base-200"
  >
    <Icon name="calendar-plus" className="size-5" />
    {copy.ranking.addToCalendar}
    <span className="sr-only"> {copy.ranking.calendarFile}</span>
  </a>
);
