import { useNavigation } from '@remix-run/react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import type { InZone } from '~/app/components/time/instant-text';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { CopyField } from '~/app/components/ui/copy-field';
import { Icon } from '~/app/components/ui/icon';
import { PageHeader } from '~/app/components/ui/page-header';
import { copy } from '~/app/copy/copy';
import { formatDay, getWallTime } from '~/app/copy/format-time';

/** A feed that works: since when, and when a calendar last read it. */
interface ShownFeed {
  readonly since: string;
  readonly lastReadAt?: string | undefined;
}

export interface CalendarView {
  readonly siteName: string;
  readonly timeZone: string;
  readonly isAtKiosk: boolean;
  readonly feed: ShownFeed | null;
}

const SendIntent = ({
  intent,
  label,
  busyLabel,
  isPrimary = false,
}: {
  intent: 'make' | 'end';
  label: string;
  busyLabel: string;
  isPrimary?: boolean;
}) => {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return (
    <PostForm>
      <input type="hidden" name="intent" value={intent} />
      <Button
        {...(isPrimary && { variant: 'primary', size: 'lg' })}
        busy={isBusy}
        busyText={busyLabel}
      >
        {label}
      </Button>
    </PostForm>
  );
};

/** The link of a feed that was just made. */
const NewLink = ({ link }: { link: string }) => {
  const { calendarFeed } = copy;
  return (
    <Card title={calendarFeed.isNew} description={calendarFeed.shownOnce}>
      <div className="flex flex-col gap-4">
        <CopyField
          label={calendarFeed.link}
          text={link}
          copyLabel={calendarFeed.copy}
          results={calendarFeed.copyResult}
        />
        <a href={link.replace(/^https?:/, 'webcal:')} className="btn self-start btn-lg btn-primary">
          <Icon name="calendar-plus" className="size-5" />
          {calendarFeed.open}
        </a>
        <p>{calendarFeed.howTo}</p>
        <p className="font-semibold">{calendarFeed.secret}</p>
      </div>
    </Card>
  );
};

const PresentFeed = ({ feed, timeZone }: InZone<{ feed: ShownFeed }>) => {
  const { calendarFeed } = copy;
  const toDay = (instant: string) => formatDay(getWallTime(instant, timeZone));
  return (
    <Card title={calendarFeed.isOn}>
      <div className="flex flex-col gap-4">
        <p>
          {calendarFeed.since(toDay(feed.since))}{' '}
          {feed.lastReadAt ? calendarFeed.lastRead(toDay(feed.lastReadAt)) : calendarFeed.neverRead}
        </p>
        <p>{calendarFeed.makeNewText}</p>
        <div className="flex flex-wrap gap-3">
          <SendIntent intent="make" label={calendarFeed.makeNew} busyLabel={calendarFeed.making} />
          <SendIntent
            intent="end"
            label={calendarFeed.turnOff}
            busyLabel={calendarFeed.turningOff}
          />
        </div>
      </div>
    </Card>
  );
};

const NoFeed = () => {
  const { calendarFeed } = copy;
  return (
    <Card title={calendarFeed.noLink} description={calendarFeed.noLinkText}>
      <div className="flex flex-col gap-4">
        <p className="font-semibold">{calendarFeed.secret}</p>
        <SendIntent
          intent="make"
          label={calendarFeed.make}
          busyLabel={calendarFeed.making}
          isPrimary
        />
      </div>
    </Card>
  );
};

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
            {link && <NewLink link={link} />}
            {feed ? <PresentFeed feed={feed} timeZone={timeZone} /> : <NoFeed />}
            <p className="text-sm text-muted">{calendarFeed.whenItEnds}</p>
          </>
        )}
      </div>
    </div>
  );
};
