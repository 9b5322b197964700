import { Link } from '@remix-run/react';
import { getWeekPath } from '~/app/components/address/award-path';
import { getClaimStates } from '~/app/components/disputes/claim-states';
import { describeSubject } from '~/app/components/disputes/describe-subject';
import { Cell } from '~/app/components/ui/data-table';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { findAwardedRank } from '~/domain/award/results/awarded-rank';
import type { ClaimSubject } from '~/domain/claims/claim-subject';
import { findLabel } from '~/domain/shared/find-label';
import { getRowLook, PastTable, WeekVersionCells, type WeekVersionView } from './past-table';

interface DriverWeekView extends WeekVersionView {
  readonly outcome: DriverOutcome;
  readonly claims: readonly {
    readonly id: string;
    readonly subject: ClaimSubject;
    readonly state: keyof ReturnType<typeof getClaimStates>;
  }[];
}

/** What a driver got in each version of a year's weeks. */
export const DriverWeeks = ({
  driver: { employeeId, name },
  year,
  weeks,
}: {
  driver: { readonly employeeId: string; readonly name: string };
  year: number;
  weeks: readonly DriverWeekView[];
}) => (
  <PastTable
    title={adminCopy.pastWeeks.driverTitle(employeeId)}
    description={name}
    caption={adminCopy.pastWeeks.driverCaption(employeeId, year)}
    heads={[
      adminCopy.pastWeeks.week,
      adminCopy.pastWeeks.versionColumn,
      adminCopy.pastWeeks.result,
      adminCopy.pastWeeks.rank,
      adminCopy.pastWeeks.how,
      adminCopy.pastWeeks.claims,
    ]}
    none={adminCopy.pastWeeks.noDriverWeeks(year)}
    hint={adminCopy.pastWeeks.noDriverWeeksHint}
  >
    {weeks.map((week) => (
      <DriverWeekRow key={`${week.periodId} ${week.version}`} week={week} />
    ))}
  </PastTable>
);

const DriverWeekRow = ({ week }: { week: DriverWeekView }) => {
  const { periodId, version, outcome, claims } = week;
  return (
    <tr className={getRowLook(week)}>
      <WeekVersionCells week={week} />
      <Cell>
        <Result outcome={outcome} />
      </Cell>
      <Cell className="tabular-nums">
        {outcome.awardedId !== null && <Rank outcome={outcome} />}
      </Cell>
      <Cell>
        {outcome.assignmentType && (
          <Badge>{findLabel(copy.assignments.types, outcome.assignmentType)}</Badge>
        )}
      </Cell>
      <Cell>
        {claims.map(({ id, subject, state }) => (
          <Link
            key={id}
            to={`${getWeekPath(periodId, version)}#claim-${id}`}
            className="me-3 inline-flex min-h-11 items-center text-primary underline"
          >
            {describeSubject(subject, periodId)}: {getClaimStates()[state].word}
          </Link>
        ))}
      </Cell>
    </tr>
  );
};

const Result = ({ outcome: { awardedId, onVacation, onLeave } }: { outcome: DriverOutcome }) => {
  if (awardedId !== null) return <strong className="font-mono">{awardedId}</strong>;
  if (onLeave) return adminCopy.pastWeeks.onLeave;
  return onVacation ? adminCopy.pastWeeks.onVacation(onVacation) : adminCopy.pastWeeks.noJob;
};

const Rank = ({ outcome }: { outcome: DriverOutcome }) => {
  const rank = findAwardedRank(outcome);
  return rank ?? <span className="text-muted">{adminCopy.pastWeeks.notRanked}</span>;
};
