import { Cell } from '~/app/components/ui/data-table';
import { weekDates } from '~/app/components/vacations/week-dates';
import { adminCopy, copy } from '~/app/copy/copy';
import type { WeekHolder } from '~/domain/award/week-holders';
import { HolderCells } from './holder-cells';
import { getRowLook, PastTable } from './past-table';
import {
  OlderVersions,
  VacationVersionCells,
  getVersionHeads,
  type VacationVersionView,
} from './vacation-version-cells';

/** To whom each version of the vacation award gave a week. */
export const WeekVersions = ({
  weekId,
  versions,
  older,
  siteZone,
}: {
  weekId: string;
  versions: readonly (VacationVersionView & {
    /** Null if the list was too long to read all of it. */
    readonly holders: readonly WeekHolder[] | null;
  })[];
  older: number | null;
  siteZone: string;
}) => (
  <PastTable
    title={adminCopy.pastWeeks.weekTitle(weekId)}
    caption={adminCopy.pastWeeks.weekCaption(weekId)}
    heads={[
      ...getVersionHeads(),
      adminCopy.common.dates,
      adminCopy.common.seniority,
      copy.common.driver,
      adminCopy.pastWeeks.how,
    ]}
    none={adminCopy.pastWeeks.noWeekVersions}
    hint={adminCopy.pastWeeks.noWeekVersionsHint}
    more={<OlderVersions older={older} kept={{ week: weekId }} />}
  >
    {versions.flatMap((version) =>
      (version.holders ?? [null]).map((holder) => (
        <tr key={`${version.version} ${holder?.driverId}`} className={getRowLook(version)}>
          <VacationVersionCells version={version} siteZone={siteZone} />
          <Cell className="min-w-32 tabular-nums">{holder && weekDates(holder)}</Cell>
          <HolderCells holder={holder} types={copy.assignments.vacationTypes} />
        </tr>
      )),
    )}
  </PastTable>
);
