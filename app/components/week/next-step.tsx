import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { CompactCountdown } from '~/app/components/time/countdown';
import { useClock } from '~/app/components/time/use-clock';
import { useRevalidateAt } from '~/app/components/time/use-revalidate-at';
import { LinkButton } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { formatTimeToSecond } from '~/app/copy/format-time';
import type { WeekStep } from '~/domain/selection/week-step';
import type { WeekView } from '~/domain/site/week-view';
import type { Deadline } from '~/domain/time/deadline';
import { toEpochMs } from '~/domain/time/instant';
import { WaitingPublication } from './waiting-publication';

const assignments = '/admin/final-assignments';
const provisional = `${assignments}?view=provisional`;

/** The next step in words. */
export const getStepText = (step: WeekStep): string => {
  const { steps } = adminCopy.week;
  switch (step.code) {
    case 'first-steps':
      return steps.firstSteps;
    case 'close':
      return steps.close;
    case 'review':
      return steps.review;
    case 'answer-claims':
      return steps.answerClaims(step.count);
    case 'publish-grants':
      return steps.publishGrants(step.count);
    case 'publish-trades':
      return steps.publishTrades(step.count);
    case 'start-next':
      return steps.startNext;
  }
};

const nextPeriodPath = '/admin/dashboard?dialog=next-period';

/** Where the next step is taken, and what its button says. */
export const getStepLink = (step: WeekStep): { to: string; label: string } => {
  const { dashboard, week } = adminCopy;
  switch (step.code) {
    case 'first-steps':
      return { to: '/admin/first-steps', label: week.firstSteps };
    case 'close':
      return { to: '/admin/dashboard?dialog=close', label: dashboard.closeNow };
    case 'review':
      return { to: provisional, label: dashboard.toAssignments };
    case 'answer-claims':
      return {
        to: `/admin/dispute-resolution?claim=${step.firstId}`,
        label: week.answerClaims(step.count),
      };
    case 'publish-grants':
      return { to: provisional, label: week.publishGrants(step.count) };
    case 'publish-trades':
      return { to: '/admin/trades', label: week.publishTrades(step.count) };
    case 'start-next':
      return { to: nextPeriodPath, label: dashboard.startNext };
  }
};

/** Counts down to the closing that an administrator has confirmed, and cancels it. */
const Closing = ({
  closingAt: { instant, timeZone },
  now,
}: {
  closingAt: Deadline;
  now: string;
}) => {
  const clock = useClock();
  return (
    <PostForm action="/admin/dashboard" className="flex flex-wrap items-center gap-3">
      <p role="status">
        <Sentence
          text={adminCopy.week.closing}
          parts={{ time: <strong>{formatTimeToSecond(instant, timeZone, clock)}</strong> }}
        />{' '}
        <CompactCountdown until={instant} serverNow={toEpochMs(now)} />
      </p>
      <SendButton intent="cancel-closing">{adminCopy.week.cancelClosing}</SendButton>
    </PostForm>
  );
};

/** Leads to where the next step is taken. */
export const NextStepLink = ({ step }: { step: WeekStep }) => {
  const { to, label } = getStepLink(step);
  return (
    <LinkButton
      to={to}
      preventScrollReset
      variant={step.code === 'close' ? 'secondary' : 'primary'}
    >
      {label}
    </LinkButton>
  );
};

/** The one thing to do next in this week. Loads the page's data again when that changes by itself. */
export const NextStep = ({ week }: { week: WeekView }) => {
  const { step, closingAt, publishingAt, isReady, changesAt, nextVersion: version, now } = week;
  useRevalidateAt(changesAt, now);
  if (closingAt) return <Closing closingAt={closingAt} now={now} />;
  if (publishingAt) {
    const waiting = { version, startsAt: publishingAt, isReady, now };
    return <WaitingPublication {...waiting} action={assignments} />;
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {step.code === 'answer-claims' && (
        <LinkButton to={nextPeriodPath} preventScrollReset>
          {adminCopy.dashboard.startNext}
        </LinkButton>
      )}
      <NextStepLink step={step} />
      {'count' in step && step.code !== 'answer-claims' && (
        <p className="text-sm text-muted">{adminCopy.week.blocks}</p>
      )}
    </div>
  );
};
