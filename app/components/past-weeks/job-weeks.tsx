import { adminCopy, copy } from '~/app/copy/copy';
import type { JobHolder } from '~/domain/award/job-holders';
import { HolderCells } from './holder-cells';
import { getRowLook, PastTable, WeekVersionCells, type WeekVersionView } from './past-table';

interface JobWeekView extends WeekVersionView {
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
  <PastTable
    title={adminCopy.pastWeeks.jobTitle(jobId)}
    caption={adminCopy.pastWeeks.jobCaption(jobId, year)}
    heads={[
      adminCopy.pastWeeks.week,
      adminCopy.pastWeeks.versionColumn,
      adminCopy.common.seniority,
      copy.common.driver,
      adminCopy.pastWeeks.how,
    ]}
    none={adminCopy.pastWeeks.noJobWeeks(year)}
    hint={adminCopy.pastWeeks.noJobWeeksHint}
  >
    {weeks.flatMap((week) =>
      (week.holders ?? [null]).map((holder) => (
        <HolderRow
          key={`${week.periodId} ${week.version} ${holder?.driverId}`}
          week={week}
          holder={holder}
        />
      )),
    )}
  </PastTable>
);

const HolderRow = ({ week, holder }: { week: JobWeekView; holder: JobHolder | null }) => (
  <tr className={getRowLook(week)}>
    <WeekVersionCells week={week} />
    <HolderCells holder={holder} types={copy.assignments.types} />
  </tr>
);
