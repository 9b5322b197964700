import { Icon } from '~/app/components/ui/icon';
import { adminCopy, copy } from '~/app/copy/copy';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { weekDates } from '~/app/components/vacations/week-dates';
import type { WeekHolder } from '~/domain/award/week-holders';
import { HolderCells } from './holder-cells';
import {
  getRowLook,
  OlderVersions,
  VacationVersionCells,
  VacationVersionHead,
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
      <EmptyState icon={<Icon name="search-x" />} title={adminCopy.pastWeeks.noWeekVersions}>
        {adminCopy.pastWeeks.noWeekVersionsHint}
      </EmptyState>
    ) : (
      <DataTable caption={adminCopy.pastWeeks.weekCaption(weekId)}>
        <thead>
          <tr>
            <VacationVersionHead />
            <HeadCell>{adminCopy.common.dates}</HeadCell>
            <HeadCell>{adminCopy.common.seniority}</HeadCell>
            <HeadCell>{copy.common.driver}</HeadCell>
            <HeadCell>{adminCopy.pastWeeks.how}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {versions.flatMap((version) =>
            (version.holders ?? [null]).map((holder) => (
              <tr key={`${version.version} ${holder?.driverId}`} className={getRowLook(version)}>
                <VacationVersionCells {...{ version, siteZone }} />
                <Cell className="min-w-32 tabular-nums">{holder && weekDates(holder)}</Cell>
                <HolderCells holder={holder} types={copy.assignments.vacationTypes} />
              </tr>
            )),
          )}
        </tbody>
      </DataTable>
    )}
    <OlderVersions older={older} kept={{ week: weekId }} />
  </Card>
);
