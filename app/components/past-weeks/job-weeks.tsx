import { adminCopy, copy } from '~/app/copy/copy';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import type { JobHolder } from '~/domain/award/job-holders';
import { HolderCells } from './holder-cells';
import { WeekLink } from './week-link';

interface JobWeekView {
  readonly periodId: string;
  readonly version: number;
  readonly isLatest: boolean;
  readonly isWithdrawn: boolean;
  /** Null if the list was too long to read all of it. */
  readonly holders: readonly JobHolder[] | null;
}

/** To whom a job went in each version of a year's weeks. */
export const JobWeeks = ({
  jobId,
  year,
  weeks,
}: {
  jobId: string;
  year: number;
  weeks: readonly JobWeekView[];
}) => (
  <Card flush title={adminCopy.pastWeeks.jobTitle(jobId)} className="overflow-hidden">
    {weeks.length === 0 ? (
      <EmptyState icon="search-x" title={adminCopy.pastWeeks.noJobWeeks(year)}>
        {adminCopy.pastWeeks.noJobWeeksHint}
      </EmptyState>
    ) : (
      <DataTable
        caption={adminCopy.pastWeeks.jobCaption(jobId, year)}
        heads={[
          adminCopy.pastWeeks.week,
          adminCopy.pastWeeks.versionColumn,
          adminCopy.common.seniority,
          copy.common.driver,
          adminCopy.pastWeeks.how,
        ]}
      >
        {weeks.flatMap((week) =>
          (week.holders ?? [null]).map((holder) => (
            <HolderRow
              key={`${week.periodId} ${week.version} ${holder?.driverId}`}
              {...{ week, holder }}
            />
          )),
        )}
      </DataTable>
    )}
  </Card>
);

const HolderRow = ({
  week: { periodId, version, isLatest, isWithdrawn },
  holder,
}: {
  week: JobWeekView;
  holder: JobHolder | null;
}) => (
  <tr className={isLatest && !isWithdrawn ? undefined : 'text-muted'}>
    <Cell className="whitespace-nowrap">
      <WeekLink {...{ periodId, version }} />
    </Cell>
    <Cell>
      {isWithdrawn
        ? adminCopy.results.withdrawnVersion(version)
        : adminCopy.pastWeeks.versionOf(version, isLatest)}
    </Cell>
    <HolderCells holder={holder} types={copy.assignments.types} />
  </tr>
);
