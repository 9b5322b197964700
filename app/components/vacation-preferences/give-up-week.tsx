import { FormDialog } from '~/app/components/forms/form-dialog';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { copy } from '~/app/copy/copy';
import type { AskedWeek } from './asked-week';
import type { Freeing, HeldWeekView, VacationView } from './vacation-view';
import { weekCatalogue, formatDates } from './week-catalogue';

interface QuestionProps {
  readonly view: VacationView;
  /** The confirmation that the URL opens. */
  readonly asked: AskedWeek | null;
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
  intent: AskedWeek['question'];
  title: string;
  label: string;
  problem: SaveProblem | undefined;
}) => (
  <FormDialog
    title={title}
    closeTo={weekCatalogue.path}
    error={problem}
    intent={intent}
    label={label}
    variant="danger"
  >
    <input type="hidden" name="weekId" value={weekId} />
    <input type="hidden" name="confirmed" value={view.freeing?.confirmed} />
    {view.freeing && <FreeingText view={view} weekId={weekId} freeing={view.freeing} />}
  </FormDialog>
);

/** A week that the driver holds has the days of the published award, and one that they would get those of the next. */
const formatWeekName = ({ held, namedWeeks, offered }: VacationView, weekId: string): string => {
  const isHeld = held.some((one) => one.weekId === weekId);
  const week = (isHeld ? namedWeeks : offered).find((one) => one.weekId === weekId);
  return week ? `${weekId} (${formatDates(week)})` : weekId;
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
  const held = view.held.filter(({ isGivenUp }) => !isGivenUp).map((one) => one.weekId);
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
                held.includes(week.weekId)
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
export const OfferedWeekNotice = ({ view, asked, problem }: QuestionProps) => {
  const { offeredId, held, entitlement } = view;
  if (offeredId === null) return null;
  // A driver of one week gets it instead of their own. With several weeks, only the confirmation says which one.
  const kept = held.find(({ isGivenUp }) => !isGivenUp);
  const own = entitlement.weeks === 1 ? (kept?.weekId ?? null) : null;
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
      {asked?.question === 'decline' && (
        <QuestionDialog
          view={view}
          weekId={offeredId}
          intent="decline"
          title={copy.vacationPreferences.declineTitle(offeredId)}
          label={copy.vacationPreferences.decline(offeredId)}
          problem={problem}
        />
      )}
    </Alert>
  );
};

/**
 * Asks for confirmation and lets the driver give up a published week. Afterwards, says that the week was given up.
 */
export const GiveUpWeek = ({
  view,
  asked,
  problem,
  week: { weekId, isGivenUp, mayGiveUp },
}: QuestionProps & { readonly week: HeldWeekView }) => {
  if (isGivenUp) return <p className="mt-4 font-semibold">{copy.vacationPreferences.gaveUp}</p>;
  if (!mayGiveUp) return null;
  return (
    <div className="mt-4">
      <LinkButton
        to={`?${new URLSearchParams({ dialog: 'give-up', week: weekId })}`}
        variant="ghost"
        preventScrollReset
        aria-label={
          view.held.length > 1 ? copy.vacationPreferences.giveUpOneOpen(weekId) : undefined
        }
      >
        {copy.vacationPreferences.giveUpOpen}
      </LinkButton>
      {asked?.question === 'give-up' && asked.weekId === weekId && (
        <QuestionDialog
          view={view}
          weekId={weekId}
          intent="give-up"
          title={copy.vacationPreferences.giveUpTitle(weekId)}
          label={copy.vacationPreferences.giveUp(weekId)}
          problem={problem}
        />
      )}
    </div>
  );
};
