import { copy } from '~/app/copy/copy';
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

/** The confirmations that the URL can open (`?dialog=`). */
export type WeekQuestion = 'give-up' | 'decline';

/** The requested confirmation; null if there is nothing to give up or decline. */
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
  /** Why the last form was refused. */
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

/** Tells the driver which freed week they will get next, and lets them decline it. */
export const OfferedWeekNotice = ({ view, question, problem }: QuestionProps) => {
  const { offeredId, outcome, isGivenUp } = view;
  if (offeredId === null) return null;
  const own = isGivenUp ? null : (outcome?.awardedId ?? null);
  return (
    <Alert kind="info" title={copy.vacationPreferences.freed(formatWeekName(view, offeredId))}>
      {own
        ? copy.vacationPreferences.nextInstead(formatWeekName(view, own))
        : copy.vacationPreferences.nextInLine}
      <span className="mt-3 block">
        <LinkButton to="?dialog=decline" preventScrollReset>
          {own
            ? copy.vacationPreferences.declineKeepOpen(own)
            : copy.vacationPreferences.declineOpen}
        </LinkButton>
      </span>
      {question === 'decline' && (
        <QuestionDialog
          weekId={offeredId}
          intent={question}
          title={copy.vacationPreferences.declineTitle(offeredId)}
          label={copy.vacationPreferences.decline(offeredId)}
          problem={problem}
        >
          {own
            ? copy.vacationPreferences.declineKeepText(
                formatWeekName(view, offeredId),
                formatWeekName(view, own),
              )
            : copy.vacationPreferences.declineText(formatWeekName(view, offeredId))}
        </QuestionDialog>
      )}
    </Alert>
  );
};

/**
 * Asks for confirmation and lets the driver give up the published week. Afterwards, says that the week was given up.
 */
export const GiveUpWeek = ({ view, question, problem }: QuestionProps) => {
  const { outcome, isGivenUp, mayGiveUp } = view;
  const weekId = outcome?.awardedId ?? null;
  if (isGivenUp) return <p className="mt-4 font-semibold">{copy.vacationPreferences.gaveUp}</p>;
  if (weekId === null || !mayGiveUp) return null;
  return (
    <div className="mt-4">
      <LinkButton to="?dialog=give-up" variant="ghost" preventScrollReset>
        {copy.vacationPreferences.giveUpOpen}
      </LinkButton>
      {question === 'give-up' && (
        <QuestionDialog
          weekId={weekId}
          intent={question}
          title={copy.vacationPreferences.giveUpTitle(weekId)}
          label={copy.vacationPreferences.giveUp(weekId)}
          problem={problem}
        >
          {copy.vacationPreferences.giveUpText(formatWeekName(view, weekId))}
        </QuestionDialog>
      )}
    </div>
  );
};
