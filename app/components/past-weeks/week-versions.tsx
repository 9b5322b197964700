import { adminCopy, copy } from '~/app/copy/copy';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { weekDates } from '~/app/components/vacations/week-dates';
import type { WeekHolder } from '~/domain/award/week-holders';
import { HolderCells } from './holder-cells';
import {
  getRowLook,
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
  <Card flush title={adminCopy.pastWeeks.weekTitle(weekId)} className="overflow-hidden">
    {versions.length === 0 ? (
      <EmptyState icon="search-x" title={adminCopy.pastWeeks.noWeekVersions}>
        {adminCopy.pastWeeks.noWeekVersionsHint}
      </EmptyState>
    ) : (
      <DataTable
        caption={adminCopy.pastWeeks.weekCaption(weekId)}
        heads={[
          ...getVersionHeads(),
          adminCopy.common.dates,
          adminCopy.common.seniority,
          copy.common.driver,
          adminCopy.pastWeeks.how,
        ]}
      >
        {versions.flatMap((version) =>
          (version.holders ?? [null]).map((holder) => (
            <tr key={`${version.version} ${holder?.driverId}`} className={getRowLook(version)}>
              <VacationVersionCells {...{ version, siteZone }} />
              <Cell className="min-w-32 tabular-nums">{holder && weekDates(holder)}</Cell>
              <HolderCells holder={holder} types={copy.assignments.vacationTypes} />
            </tr>
          )),
        )}
      </DataTable>
    )}
    <OlderVersions older={older} kept={{ week: weekId }} />
  </Card>
);
