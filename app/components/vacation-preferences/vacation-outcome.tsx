import type { ComponentProps } from 'react';
import { CalendarLink } from '~/app/components/ranking/calendar-link';
import { OutcomeCard } from '~/app/components/ranking/outcome-card';
import type { AssignmentType } from '~/domain/award/assignment-type';
import { vacationLabels } from '~/domain/award/assignment-rows';
import { weekDates } from './week-catalogue';
import { GiveUpWeek } from './give-up-week';

/** After publishing: the awarded week, or plainly that there is none. */
export const VacationOutcome = ({ view, ...asked }: ComponentProps<typeof GiveUpWeek>) => {
  const { outcome, offered, isGivenUp } = view;
  const weekOf = (weekId: string | null | undefined) =>
    offered.find((week) => week.weekId === weekId);
  const weekId = outcome?.awardedId ?? null;
  const week = weekOf(weekId);
  return (
    <OutcomeCard
      outcome={outcome}
      eyebrow="Vacation"
      title={weekId ? `Your vacation week: ${weekId}` : 'You were not assigned a vacation week'}
      detail={week && <span className="tabular-nums">{weekDates(week)}</span>}
      label={vacationLabels[outcome?.assignmentType as AssignmentType]}
      noPicks={
        weekId
          ? 'You had not ranked any vacation weeks.'
          : 'You had not ranked any vacation weeks, and none was assigned to you.'
      }
      belowReason={({ pickId }) => {
        const ranked = weekOf(pickId);
        return ranked && <p className="text-sm text-muted tabular-nums">{weekDates(ranked)}</p>;
      }}
    >
      <div className="flex flex-wrap gap-x-3">
        {week && !isGivenUp && <CalendarLink />}
        <GiveUpWeek view={view} {...asked} />
      </div>
    </OutcomeCard>
  );
};
