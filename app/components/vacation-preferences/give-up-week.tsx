import type { ReactNode } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import type { VacationView } from './vacation-view';
import { weekCatalogue, formatOfferedDates } from './week-catalogue';

/** The questions that the address can ask (`?dialog=`). */
export type WeekQuestion = 'give-up' | 'decline';

/** Which of them has its time; the other one would be about nothing. */
export const weekQuestion = (
  { outcome, isGivenUp, mayGiveUp, offeredId }: VacationView,
  asked: string | null,
): WeekQuestion | null => {
  if (asked === 'decline' && offeredId !== null) return asked;
  const isHeld = Boolean(outcome?.awardedId) && !isGivenUp && mayGiveUp;
  return asked === 'give-up' && isHeld ? asked : null;
};

interface QuestionProps {
  readonly view: VacationView;
  readonly question: WeekQuestion | null;
  /** Why the answer was refused. */
  readonly problem: SaveProblem | undefined;
}

const QuestionDialog = ({
  weekId,
  intent,
  title,
  label,
  problem,
  children,
}: {
  weekId: string;
  intent: WeekQuestion;
  title: string;
  label: string;
  problem: SaveProblem | undefined;
  children: ReactNode;
}) => (
  <RouteDialog title={title} closeTo={weekCatalogue.path}>
    <PostForm preventScrollReset className="flex flex-col gap-4">
      <ErrorAlert error={problem} />
      <input type="hidden" name="weekId" value={weekId} />
      <p>{children}</p>
      <DialogFoot closeTo={weekCatalogue.path} intent={intent} label={label} variant="danger" />
    </PostForm>
  </RouteDialog>
);

const formatWeekName = ({ offered }: VacationView, weekId: string): string => {
  const week = offered.find((one) => one.weekId === weekId);
  return week ? `${weekId} (${formatOfferedDates(week)})` : weekId;
};

/** A week that became free and is the driver's turn: it comes by itself, unless they decline it. */
export const OfferedWeekNotice = ({ view, question, problem }: QuestionProps) => {
  const { offeredId, outcome, isGivenUp } = view;
  if (offeredId === null) return null;
  const own = isGivenUp ? null : (outcome?.awardedId ?? null);
  return (
    <Alert kind="info" title={`Week ${formatWeekName(view, offeredId)} became free`}>
      You are next in seniority of those who ranked it. It becomes yours
      {own && `, instead of ${formatWeekName(view, own)},`} when your administrator publishes the
      weeks again.
      <span className="mt-3 block">
        <LinkButton to="?dialog=decline" preventScrollReset>
          {own ? `Decline and keep ${own}…` : 'Decline it…'}
        </LinkButton>
      </span>
      {question === 'decline' && (
        <QuestionDialog
          weekId={offeredId}
          intent={question}
          title={`Decline week ${offeredId}?`}
          label={`Decline ${offeredId}`}
          problem={problem}
        >
          {formatWeekName(view, offeredId)} goes to the next driver in seniority who ranked it
          {own && `, and you keep ${formatWeekName(view, own)}`}. You cannot undo this yourself.
        </QuestionDialog>
      )}
    </Alert>
  );
};

/** The way to give the published week up, which asks first; afterwards, that it is given up. */
export const GiveUpWeek = ({ view, question, problem }: QuestionProps) => {
  const { outcome, isGivenUp, mayGiveUp } = view;
  const weekId = outcome?.awardedId ?? null;
  if (isGivenUp)
    return (
      <p className="mt-4 font-semibold">
        You gave up this week. It goes to the next driver in line when the weeks are published
        again.
      </p>
    );
  if (weekId === null || !mayGiveUp) return null;
  return (
    <div className="mt-4">
      <LinkButton to="?dialog=give-up" variant="ghost" preventScrollReset>
        Give up this week…
      </LinkButton>
      {question === 'give-up' && (
        <QuestionDialog
          weekId={weekId}
          intent={question}
          title={`Give up week ${weekId}?`}
          label={`Give up ${weekId}`}
          problem={problem}
        >
          {formatWeekName(view, weekId)} goes to the next driver in seniority who ranked it. You
          cannot undo this yourself. Your other picks still count if those weeks have a free slot.
          No one else loses a week.
        </QuestionDialog>
      )}
    </div>
  );
};
