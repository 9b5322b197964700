import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatPlaces, formatWorkDays } from '~/app/copy/describe-job';
import { formatTime } from '~/app/copy/format-time';
import {
  explainHolder,
  type Conflict,
  type ConflictHolder,
  type DisputingDriver,
} from '~/domain/award/figures/conflicts';
import { findLabel } from '~/domain/shared/find-label';
import type { HourClock } from '~/domain/time/hour-clock';

export const ConflictJob = ({ conflict: { jobId, jobDetails } }: { conflict: Conflict }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <strong className="font-mono">{jobId}</strong>
    {jobDetails.isAirport && <Badge>{adminCopy.disputes.airport}</Badge>}
    {jobDetails.places > 1 && <Badge>{formatPlaces(jobDetails)}</Badge>}
  </span>
);

export const formatSchedule = ({ jobDetails }: Conflict, clock: HourClock): string =>
  `${formatTime(jobDetails.startTime, clock)}, ${formatWorkDays(jobDetails)}`;

export const ConflictStatus = ({ conflict: { isResolved } }: { conflict: Conflict }) => (
  <StatusChip tone={isResolved ? 'success' : 'warning'}>
    {isResolved ? adminCopy.disputes.resolved : adminCopy.disputes.unresolved}
  </StatusChip>
);

export const formatSeniority = ({ seniorityNumber }: Pick<DisputingDriver, 'seniorityNumber'>) =>
  seniorityNumber === null
    ? adminCopy.disputes.noSeniority
    : adminCopy.common.seniorityNumber(seniorityNumber);

/** The text that a search by job ID, driver name or driver ID is matched against. */
export const conflictText = ({ jobId, drivers }: Conflict): string =>
  [jobId, ...drivers.flatMap(({ driverId, driverName }) => [driverId, driverName])].join('\n');

const formatReason = (conflict: Conflict, holder: ConflictHolder): string => {
  const { holderReasons } = adminCopy.disputes;
  const reason = explainHolder(conflict, holder);
  switch (reason.code) {
    case 'manual':
      return holderReasons.manual;
    case 'most-senior':
      return holderReasons.mostSenior(reason.winners, reason.drivers);
    case 'next-senior':
      return holderReasons.nextSenior;
    case 'later-pick':
      return holderReasons.laterPick(reason.rank);
    case 'rule':
      return findLabel(copy.assignments.types, reason.assignmentType);
  }
};

/** Who gets the job, whether they are in conflict over it or not, and why. */
const listHolders = (conflict: Conflict): string[] =>
  conflict.holders.map((holder) => `${holder.driverName} (${formatReason(conflict, holder)})`);

export const formatHolders = (conflict: Conflict): string =>
  listHolders(conflict).join(', ') || adminCopy.disputes.goesToNobody;

/** The same as a sentence. */
export const describeHolders = (conflict: Conflict): string =>
  conflict.holders.length === 0
    ? adminCopy.disputes.goesToNobody
    : adminCopy.disputes.goesTo(listHolders(conflict));
