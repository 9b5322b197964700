import type { ActionError } from '~/app/components/admin/use-action-error';
import { DeleteWeeksDialog } from '~/app/components/vacations/delete-weeks-dialog';
import { GenerateDialog } from '~/app/components/vacations/generate-dialog';
import type { RefusedWeek } from '~/app/components/vacations/refused-week';
import { WeekDialog } from '~/app/components/vacations/week-dialog';
import type { WeekSlots } from '~/domain/vacation/vacation-week';
import { defaultSlots, isOver, nextWeekId } from '~/domain/vacation/week-list';

/** The dialog that the address asks for: `?dialog=edit&week=W001`. A week that is gone opens none. */
export const WeekDialogs = ({
  dialog,
  weekId,
  weeks,
  today,
  error,
  refused,
  closeTo,
}: {
  dialog: string | null;
  weekId: string | null;
  weeks: readonly WeekSlots[];
  /** ISO day at the site. */
  today: string;
  error: ActionError | undefined;
  refused: RefusedWeek | undefined;
  closeTo: string;
}) => {
  const week = weeks.find((one) => one.weekId === weekId);
  switch (dialog) {
    case 'add': {
      const proposed = {
        weekId: nextWeekId(weeks),
        startDate: '',
        endDate: '',
        totalSlots: defaultSlots,
      };
      return <WeekDialog week={proposed} isNew {...{ refused, closeTo }} />;
    }
    case 'edit': {
      if (!week) return null;
      const { startDate, endDate, totalSlots } = week;
      const stored = { weekId: week.weekId, startDate, endDate, totalSlots };
      return <WeekDialog key={week.weekId} week={stored} isNew={false} {...{ refused, closeTo }} />;
    }
    case 'delete':
      return week ? <DeleteWeeksDialog weeks={[week]} {...{ error, closeTo }} /> : null;
    case 'delete-past': {
      const past = weeks.filter((one) => isOver(one, today));
      return past.length > 0 ? <DeleteWeeksDialog weeks={past} {...{ error, closeTo }} /> : null;
    }
    case 'generate':
      return <GenerateDialog year={Number(today.slice(0, 4)) + 1} {...{ error, closeTo }} />;
    default:
      return null;
  }
};
