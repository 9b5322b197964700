import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { useRevalidateAt } from '~/app/components/time/use-revalidate-at';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatZoneTime } from '~/app/copy/zone-words';
import { portalStateAt, type VacationPortal } from '~/domain/vacation/vacation-portal';

const getChips = () =>
  ({
    open: { tone: 'success', word: adminCopy.vacations.open },
    scheduled: { tone: 'success', word: adminCopy.vacations.open },
    closing: { tone: 'warning', word: adminCopy.vacations.closing },
    closed: { tone: 'neutral', word: adminCopy.vacations.closed },
  }) as const;

type PortalState = ReturnType<typeof portalStateAt>;

/** What drivers can do now, and until when. */
const PortalText = ({
  portal: { closesAt, awardVersion },
  state,
}: {
  portal: VacationPortal;
  state: PortalState;
}) => (
  <div role="status" className="mb-4 max-w-prose">
    {state === 'closed' && <p>{adminCopy.vacations.closedText}</p>}
    {state === 'open' && <p>{adminCopy.vacations.openText}</p>}
    {state === 'scheduled' && closesAt && (
      <p>
        <Sentence
          text={adminCopy.vacations.openUntilText}
          parts={{
            deadline: (
              <strong>
                <DeadlineText deadline={closesAt} />
              </strong>
            ),
          }}
        />
      </p>
    )}
    {state === 'closing' && <p>{adminCopy.vacations.closingText}</p>}
    {awardVersion > 0 && (
      <p className="mt-1 text-sm text-muted">{adminCopy.vacations.publishedText(awardVersion)}</p>
    )}
  </div>
);

const PortalButtons = ({ state }: { state: PortalState }) => {
  const isBusy = useSending();
  return (
    <PostForm className="flex flex-wrap gap-2">
      {state === 'closed' && (
        <Button name="intent" value="open-portal" variant="primary" busy={isBusy}>
          {adminCopy.vacations.openPortal}
        </Button>
      )}
      {(state === 'open' || state === 'scheduled') && (
        <>
          <Button name="intent" value="close-portal" busy={isBusy}>
            {adminCopy.vacations.closePortal}
          </Button>
          <LinkButton to="?dialog=schedule" preventScrollReset icon="calendar-clock">
            {state === 'open'
              ? adminCopy.vacations.schedulePortal
              : adminCopy.vacations.changeClosure}
          </LinkButton>
        </>
      )}
      {state === 'scheduled' && (
        <Button name="intent" value="cancel-closure" variant="ghost" busy={isBusy}>
          {adminCopy.vacations.cancelAutoClose}
        </Button>
      )}
      {state === 'closing' && (
        <Button name="intent" value="open-portal" busy={isBusy}>
          {adminCopy.vacations.keepItOpen}
        </Button>
      )}
    </PostForm>
  );
};

/** Opens and closes the vacation portal, and schedules its closure. */
export const PortalControl = ({
  portal,
  timeZone,
  now,
  error,
}: {
  portal: VacationPortal;
  timeZone: string;
  /** The server's time as an ISO instant. */
  now: string;
  error: ActionError | undefined;
}) => {
  const state = portalStateAt(portal, now);
  const { tone, word } = getChips()[state];
  const { closesAt } = portal;
  useRevalidateAt(state !== 'closed' && closesAt ? closesAt.instant : null, now);
  return (
    <Card
      title={adminCopy.vacations.portalTitle}
      description={adminCopy.vacations.timesHint(formatZoneTime(timeZone))}
      actions={<StatusChip tone={tone}>{word}</StatusChip>}
    >
      <ErrorAlert error={error} />
      <PortalText portal={portal} state={state} />
      <PortalButtons state={state} />
    </Card>
  );
};
