import { Link } from '@remix-run/react';
import { pastResultsPath } from '~/app/components/address/page-paths';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { RankingView } from './ranking-view';

/** Links to past results, messages, the password and, where there are any, the calendar, own phones and printing. */
export const PageActions = ({
  allowPrinting,
  hasCalendarFeed,
  hasOwnDevices,
  path,
}: Pick<RankingView, 'allowPrinting' | 'hasCalendarFeed' | 'hasOwnDevices'> & {
  /** The path of the page. */
  path: string;
}) => (
  <>
    <Link to={pastResultsPath} className="btn border-base-300 bg-base-100">
      <Icon name="archive" className="size-5" />
      {copy.common.pastResults}
    </Link>
    <Link to="/driver-preferences/messages" className="btn border-base-300 bg-base-100">
      <Icon name="mail" className="size-5" />
      {copy.common.messages}
    </Link>
    <Link to="/driver-preferences/password" className="btn border-base-300 bg-base-100">
      <Icon name="key-round" className="size-5" />
      {copy.common.password}
    </Link>
    {hasCalendarFeed && (
      <Link to="/driver-preferences/calendar" className="btn border-base-300 bg-base-100">
        <Icon name="calendar-plus" className="size-5" />
        {copy.ranking.myCalendar}
      </Link>
    )}
    {hasOwnDevices && (
      <Link to="/driver-preferences/my-phone" className="btn border-base-300 bg-base-100">
        <Icon name="smartphone" className="size-5" />
        {copy.ranking.myPhone}
      </Link>
    )}
    {allowPrinting && (
      <a
        href={`${path}/print`}
        target="_blank"
        rel="opener"
        aria-label={`${copy.print.print} ${copy.print.newWindow}`}
        className="btn border-base-300 bg-base-100"
      >
        <Icon name="printer" className="size-5" />
        {copy.print.print}
      </a>
    )}
  </>
);
