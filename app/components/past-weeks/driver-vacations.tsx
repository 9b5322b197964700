import { Cell } from '~/app/components/ui/data-table';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { listAwardedWeeks } from '~/domain/award/held-results';
import { findLabel } from '~/domain/shared/find-label';
import { getRowLook, PastTable } from './past-table';
import {
  OlderVersions,
  VacationVersionCells,
  getVersionHeads,
  type VacationVersionView,
} from './vacation-version-cells';

type Version = VacationVersionView & { readonly outcome: DriverOutcome };

/** Which vacation weeks a driver held in each version of the vacation award. */
export const DriverVacations = ({
  driver: { employeeId },
  year,
  vacations: { versions, older },
  siteZone,
}: {
  driver: { readonly employeeId: string };
  year: number;
  vacations: { readonly versions: readonly Version[]; readonly older: number | null };
  siteZone: string;
}) => (
  <PastTable
    title={adminCopy.pastWeeks.driverVacations(employeeId)}
    description={adminCopy.pastWeeks.vacationsIntro}
    caption={adminCopy.pastWeeks.driverVacations(employeeId)}
    heads={[
      ...getVersionHeads(),
      adminCopy.pastWeeks.result,
      adminCopy.pastWeeks.rank,
      adminCopy.pastWeeks.round,
      adminCopy.pastWeeks.how,
    ]}
    icon="tree-palm"
    none={adminCopy.pastWeeks.noDriverVacations}
    hint={adminCopy.pastWeeks.noDriverVacationsHint}
    more={<OlderVersions older={older} kept={{ driver: employeeId, year: String(year) }} />}
  >
    {versions.map((version) => (
      <VersionRows key={version.version} version={version} siteZone={siteZone} />
    ))}
  </PastTable>
);

const VersionRows = ({ version, siteZone }: { version: Version; siteZone: string }) => {
  const weeks = listAwardedWeeks(version.outcome);
  const look = getRowLook(version);
  const cells = <VacationVersionCells version={version} siteZone={siteZone} />;
  if (weeks.length === 0)
    return (
      <tr className={look}>
        {cells}
        <Cell colSpan={4}>{adminCopy.pastWeeks.noVacationWeek}</Cell>
      </tr>
    );
  return weeks.map(({ weekId, assignmentType, rank, round }) => (
    <tr key={weekId} className={look}>
      {cells}
      <Cell>
        <strong className="font-mono">{weekId}</strong>
      </Cell>
      <Cell className="tabular-nums">
        {rank ?? <span className="text-muted">{adminCopy.pastWeeks.notRanked}</span>}
      </Cell>
      <Cell className="tabular-nums">{round}</Cell>
      <Cell>
        <Badge>{findLabel(copy.assignments.vacationTypes, assignmentType)}</Badge>
      </Cell>
    </tr>
  ));
};
