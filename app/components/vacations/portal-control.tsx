import { CalendarClock } from 'lucide-react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { useRevalidateAt } from '~/app/components/time/use-revalidate-at';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { PostForm } from '~/app/components/forms/post-form';
import { StatusChip } from '~/app/components/ui/status-chip';
import { useSending } from '~/app/components/forms/use-sending';
import { portalStateAt, type VacationPortal } from '~/domain/vacation/vacation-portal';

const chips = {
  open: { tone: 'success', word: 'Open' },
  scheduled: { tone: 'success', word: 'Open' },
  closing: { tone: 'warning', word: 'Closing' },
  closed: { tone: 'neutral', word: 'Closed' },
} as const;

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
    {state === 'closed' && <p>Drivers cannot submit or modify vacation preferences.</p>}
    {state === 'open' && <p>Drivers can submit vacation preferences until you close it.</p>}
    {state === 'scheduled' && closesAt && (
      <p>
        Drivers can submit vacation preferences. The portal closes automatically on{' '}
        <strong>
          <DeadlineText deadline={closesAt} />
        </strong>
        .
      </p>
    )}
    {state === 'closing' && (
      <p>
        The portal closes within 10 seconds. Saves already on the way still count; later ones do
        not.
      </p>
    )}
    {awardVersion > 0 && (
      <p className="mt-1 text-sm text-muted">
        Vacation assignments are published, version {awardVersion}.
      </p>
    )}
  </div>
);

const PortalButtons = ({ state }: { state: PortalState }) => {
  const isBusy = useSending();
  return (
    <PostForm className="flex flex-wrap gap-2">
      {state === 'closed' && (
        <Button name="intent" value="open-portal" variant="primary" busy={isBusy}>
          Open Portal
        </Button>
      )}
      {(state === 'open' || state === 'scheduled') && (
        <>
          <Button name="intent" value="close-portal" busy={isBusy}>
            Close Portal
          </Button>
          <LinkButton
            to="?dialog=schedule"
            preventScrollReset
            icon={<CalendarClock className="size-4" aria-hidden />}
          >
            {state === 'open' ? 'Schedule Portal Closure' : 'Change Portal Closure'}
          </LinkButton>
        </>
      )}
      {state === 'scheduled' && (
        <Button name="intent" value="cancel-closure" variant="ghost" busy={isBusy}>
          Cancel Auto-Close
        </Button>
      )}
      {state === 'closing' && (
        <Button name="intent" value="open-portal" busy={isBusy}>
          Keep it open
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
  /** ISO instant of the server. */
  now: string;
  error: ActionError | undefined;
}) => {
  const state = portalStateAt(portal, now);
  const { tone, word } = chips[state];
  const { closesAt } = portal;
  useRevalidateAt(state !== 'closed' && closesAt ? closesAt.instant : null, now);
  return (
    <Card
      title="Vacation Portal Control"
      description={`Times are those of the site, ${timeZone}.`}
      actions={<StatusChip tone={tone}>{word}</StatusChip>}
    >
      <ErrorAlert error={error} />
      <PortalText portal={portal} state={state} />
      <PortalButtons state={state} />
    </Card>
  );
};
