import { adminCopy } from '~/app/copy/copy';
import { useClock } from '~/app/components/time/use-clock';
import { CheckCheck } from 'lucide-react';
import { Card } from '~/app/components/ui/card';
import { LinkButton } from '~/app/components/ui/button';
import { EmptyState } from '~/app/components/ui/empty-state';
import { StatusChip } from '~/app/components/ui/status-chip';
import { SearchForm } from '~/app/components/forms/search-form';
import {
  ConflictJob,
  ConflictStatus,
  conflictText,
  formatSchedule,
  formatSeniority,
} from './conflict-parts';
import type { DisputeView } from './disputes-view';
import { ShowAll } from './show-all';
import { useSearch } from '~/app/components/forms/use-search';

/** Conflicts over Pick 1, unresolved ones first, with an Award button per driver. */
export const DisputeList = ({
  conflicts,
  query,
}: {
  conflicts: readonly DisputeView[];
  query: { search: string; showAll: boolean };
}) => {
  const { search, setSearch, found, shown } = useSearch(conflicts, conflictText, query);
  const unresolved = conflicts.filter(({ isResolved }) => !isResolved).length;
  return (
    <Card
      title={adminCopy.disputes.conflicts}
      description={
        conflicts.length > 0
          ? adminCopy.disputes.conflictsSummary(conflicts.length, unresolved)
          : undefined
      }
    >
      {conflicts.length === 0 ? (
        <EmptyState icon={<CheckCheck />} title={adminCopy.disputes.noneDetected}>
          {adminCopy.disputes.noConflictsHint}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-3">
          <SearchForm
            label={adminCopy.disputes.searchConflicts}
            placeholder={adminCopy.disputes.searchHint}
            value={search}
            onChange={setSearch}
            status={found.length === conflicts.length ? '' : adminCopy.disputes.found(found.length)}
          />
          <ul className="divide-y divide-base-300">
            {shown.map((conflict) => (
              <DisputeEntry key={conflict.jobId} conflict={conflict} />
            ))}
          </ul>
          {found.length === 0 && (
            <p className="p-4 text-center text-muted">
              {adminCopy.disputes.noConflictsMatch(search)}
            </p>
          )}
          <ShowAll found={found.length} shown={shown.length} search={search} />
        </div>
      )}
    </Card>
  );
};

const DisputeEntry = ({ conflict }: { conflict: DisputeView }) => (
  <li className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[13rem_1fr]">
    <div className="flex flex-col items-start gap-1.5">
      <ConflictJob conflict={conflict} />
      <span className="text-sm text-muted tabular-nums">
        {formatSchedule(conflict, useClock())}
      </span>
      <ConflictStatus conflict={conflict} />
    </div>
    <ul className="flex flex-col gap-1">
      {conflict.drivers.map((driver) => (
        <li key={driver.driverId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 flex-1 basis-48">
            <strong>{driver.driverName}</strong>{' '}
            <span className="text-sm text-muted tabular-nums">
              {driver.driverId}, {formatSeniority(driver)}
            </span>
          </span>
          {driver.gotJob && (
            <StatusChip tone="success">
              {conflict.givenTo.includes(driver.driverId)
                ? adminCopy.disputes.winnerManual
                : adminCopy.disputes.winner}
            </StatusChip>
          )}
          {!conflict.givenTo.includes(driver.driverId) && (
            <LinkButton
              to={`?${new URLSearchParams({ job: conflict.jobId, driver: driver.driverId })}`}
              preventScrollReset
              aria-label={adminCopy.disputes.awardTo(conflict.jobId, driver.driverName)}
            >
              {adminCopy.disputes.award}
            </LinkButton>
          )}
        </li>
      ))}
      {!conflict.isResolved && conflict.givenTo.length > 0 && (
        <li className="text-sm text-muted">
          {adminCopy.disputes.assignedManuallyTo(conflict.givenTo.join(', '))}
        </li>
      )}
    </ul>
  </li>
);
