import { copy } from '~/app/copy/copy';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import type { WeekQuestion } from './asked-week';
import type { Freeing, VacationView } from './vacation-view';
import { weekCatalogue, formatOfferedDates } from './week-catalogue';

interface QuestionProps {
  readonly view: VacationView;
  readonly question: WeekQuestion | null;
  /** Why the last form was refused. */
  readonly problem: SaveProblem | undefined;
}

/** Says what will happen, as computed by the server, and asks for confirmation. */
const QuestionDialog = ({
  view,
  weekId,
  intent,
  title,
  label,
  problem,
}: {
  view: VacationView;
  weekId: string;
  intent: WeekQuestion;
  title: string;
  label: string;
  problem: SaveProblem | undefined;
}) => (
  <RouteDialog title={title} closeTo={weekCatalogue.path}>
    <PostForm preventScrollReset className="flex flex-col gap-4">
      <ErrorAlert error={problem} />
      <input type="hidden" name="weekId" value={weekId} />
      <input type="hidden" name="confirmed" value={view.freeing?.confirmed} />
      {view.freeing && <FreeingText view={view} weekId={weekId} freeing={view.freeing} />}
      <DialogFoot closeTo={weekCatalogue.path} intent={intent} label={label} variant="danger" />
    </PostForm>
  </RouteDialog>
);

const formatWeekName = ({ offered }: VacationView, weekId: string): string => {
  const week = offered.find((one) => one.weekId === weekId);
  return week ? `${weekId} (${formatOfferedDates(week)})` : weekId;
};

const FreeingText = ({
  view,
  weekId,
  freeing: { isWanted, own },
}: {
  view: VacationView;
  weekId: string;
  freeing: Freeing;
}) => {
  const held = view.outcome?.awardedId;
  return (
    <>
      <p>
        {isWanted
          ? copy.vacationPreferences.goesOn(formatWeekName(view, weekId))
          : copy.vacationPreferences.unwanted(formatWeekName(view, weekId))}
      </p>
      <p className="font-semibold">
        {own.length === 0
          ? copy.vacationPreferences.keepNone
          : own
              .map((week) =>
                week.weekId === held
                  ? copy.vacationPreferences.keep(formatWeekName(view, week.weekId))
                  : copy.vacationPreferences.thenGet(formatWeekName(view, week.weekId), week.rank),
              )
              .join(' ')}
      </p>
      <p>{copy.vacationPreferences.noUndo}</p>
    </>
  );
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
          view={view}
          weekId={offeredId}
          intent={question}
          title={copy.vacationPreferences.declineTitle(offeredId)}
          label={copy.vacationPreferences.decline(offeredId)}
          problem={problem}
        />
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
          view={view}
          weekId={weekId}
          intent={question}
          title={copy.vacationPreferences.giveUpTitle(weekId)}
          label={copy.vacationPreferences.giveUp(weekId)}
          problem={problem}
        />
      )}
    </div>
  );
};
