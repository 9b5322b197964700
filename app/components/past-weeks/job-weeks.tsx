import { Link } from '@remix-run/react';
import { SearchX } from 'lucide-react';
import { adminCopy, copy } from '~/app/copy/copy';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Badge } from '~/app/components/ui/status-chip';
import type { Holder } from '~/domain/award/holders';
import { findLabel } from '~/domain/shared/find-label';
import { WeekLink } from './week-link';

interface JobWeekView {
  readonly periodId: string;
  readonly version: number;
  readonly isLatest: boolean;
  readonly isWithdrawn: boolean;
  /** Null if the list was too long to read all of it. */
  readonly holders: readonly Holder[] | null;
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
      <EmptyState icon={<SearchX />} title={adminCopy.pastWeeks.noJobWeeks(year)}>
        {adminCopy.pastWeeks.noJobWeeksHint}
      </EmptyState>
    ) : (
      <DataTable caption={adminCopy.pastWeeks.jobCaption(jobId, year)}>
        <thead>
          <tr>
            <HeadCell>{adminCopy.pastWeeks.week}</HeadCell>
            <HeadCell>{adminCopy.pastWeeks.versionColumn}</HeadCell>
            <HeadCell>{adminCopy.common.seniority}</HeadCell>
            <HeadCell>{copy.common.driver}</HeadCell>
            <HeadCell>{adminCopy.pastWeeks.how}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {weeks.flatMap((week) =>
            (week.holders ?? [null]).map((holder) => (
              <HolderRow
                key={`${week.periodId} ${week.version} ${holder?.driverId}`}
                {...{ week, holder }}
              />
            )),
          )}
        </tbody>
      </DataTable>
    )}
  </Card>
);

const HolderRow = ({
  week: { periodId, version, isLatest, isWithdrawn },
  holder,
}: {
  week: JobWeekView;
  holder: Holder | null;
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
    {holder === null || holder.driverId === null ? (
      <Cell colSpan={3}>
        {holder === null ? adminCopy.pastWeeks.notReadYet : adminCopy.pastWeeks.nobody}
      </Cell>
    ) : (
      <>
        <Cell className="tabular-nums">{holder.seniorityNumber ?? copy.common.notAvailable}</Cell>
        <Cell>
          {holder.name}{' '}
          <Link
            to={`?driver=${holder.driverId}`}
            className="inline-flex min-h-11 items-center font-mono text-primary underline"
          >
            {holder.driverId}
          </Link>
        </Cell>
        <Cell>
          {holder.assignmentType && (
            <Badge>{findLabel(copy.assignments.types, holder.assignmentType)}</Badge>
          )}
        </Cell>
      </>
    )}
  </tr>
);
