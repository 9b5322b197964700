import { useNavigation } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import type { InZone } from '~/app/components/time/instant-text';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { CopyField } from '~/app/components/ui/copy-field';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import { formatDay, getWallTime } from '~/app/copy/format-time';

/** A feed that works: since when, and when a calendar last read it. */
export interface ShownFeed {
  readonly since: string;
  readonly lastReadAt?: string | undefined;
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
const NewLink = ({ link, secret }: { link: string; secret: string }) => {
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
        <p className="font-semibold">{secret}</p>
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

/** Where the link to a calendar feed is made, shown once, and turned off. */
export const FeedCards = ({
  title,
  text,
  secret,
  feed,
  link,
  timeZone,
}: InZone<{
  /** While there is no feed. */
  title: string;
  text: string;
  /** What whoever has the link can see. */
  secret: string;
  feed: ShownFeed | null;
  /** Of the feed that was just made. */
  link: string | undefined;
}>) => {
  const { calendarFeed } = copy;
  return (
    <>
      {link && <NewLink link={link} secret={secret} />}
      {feed ? (
        <PresentFeed feed={feed} timeZone={timeZone} />
      ) : (
        <Card title={title} description={text}>
          <div className="flex flex-col gap-4">
            <p className="font-semibold">{secret}</p>
            <SendIntent
              intent="make"
              label={calendarFeed.make}
              busyLabel={calendarFeed.making}
              isPrimary
            />
          </div>
        </Card>
      )}
    </>
  );
};
