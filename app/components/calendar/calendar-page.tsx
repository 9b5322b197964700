import { ErrorAlert } from '~/app/components/forms/error-alert';
import { Alert } from '~/app/components/ui/alert';
import { PageHeader } from '~/app/components/ui/page-header';
import { copy } from '~/app/copy/copy';
import { FeedCards, type ShownFeed } from './feed-cards';

export interface CalendarView {
  readonly siteName: string;
  readonly timeZone: string;
  readonly isAtKiosk: boolean;
  readonly feed: ShownFeed | null;
}

/** Where a driver makes the link to their calendar feed, and turns it off. */
export const CalendarPage = ({
  page: { siteName, timeZone, isAtKiosk, feed },
  link,
  error,
}: {
  page: CalendarView;
  /** Of the feed that was just made. */
  link: string | undefined;
  error: { title: string; text: string } | undefined;
}) => {
  const { calendarFeed } = copy;
  return (
    <div className="shell max-w-2xl pt-5 pb-8">
      <PageHeader
        title={copy.ranking.myCalendar}
        eyebrow={siteName}
        description={calendarFeed.intro}
        back={{ to: '/driver-preferences', label: copy.common.backToList }}
      />
      <div className="flex flex-col gap-5">
        <ErrorAlert error={error} />
        {isAtKiosk ? (
          <Alert kind="warning">{calendarFeed.atKiosk}</Alert>
        ) : (
          <>
            <FeedCards
              title={calendarFeed.noLink}
              text={calendarFeed.noLinkText}
              secret={calendarFeed.secret}
              feed={feed}
              link={link}
              timeZone={timeZone}
            />
            <p className="text-sm text-muted">{calendarFeed.whenItEnds}</p>
          </>
        )}
      </div>
    </div>
  );
};
