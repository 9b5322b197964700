import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { currentPicks } from './current-picks';
import type { PickList } from './pick-list';
import { visibleJobs } from './visible-jobs';

/** What one driver has ranked so far. */
export interface SnapshotRow {
  readonly seniorityNumber: number;
  readonly employeeId: string;
  readonly name: string;
  /** How many picks take part in the award; `first` has the first few of them. */
  readonly picks: number;
  readonly first: readonly string[];
  /** ISO instant of the save that the picks come from; null if none takes part. */
  readonly savedAt: string | null;
  /** A list saved in the period is `submitted`, or `entered` by an administrator; `standing` was carried over. */
  readonly state: 'submitted' | 'entered' | 'standing' | 'none';
  readonly isEligible: boolean;
  /** Whether the driver takes no turn because of leave. */
  readonly isOnLeave: boolean;
}

const firstPicks = 3;

/** Whether the list counts as saved in this period, by the driver or by an administrator. */
export const isSubmitted = ({ state }: Pick<SnapshotRow, 'state'>): boolean =>
  state === 'submitted' || state === 'entered';

const getState = (
  list: PickList | null,
  { periodId }: { periodId: string },
  isCarriedOver: boolean,
): SnapshotRow['state'] => {
  if (list?.periodId === periodId) return list.enteredBy ? 'entered' : 'submitted';
  return isCarriedOver ? 'standing' : 'none';
};

/** Every driver's current picks in a period, most senior first. */
export const snapshotRows = ({
  drivers,
  lists,
  jobs,
  period,
  rules,
  onLeave,
}: {
  drivers: readonly Driver[];
  lists: readonly PickList[];
  jobs: readonly Job[];
  period: { periodId: string; standingPicks: boolean };
  rules: { airportCertificationRequired: boolean };
  /** By employee ID. */
  onLeave: ReadonlyMap<string, unknown>;
}): SnapshotRow[] => {
  const idsFor = (airportCertified: boolean) =>
    new Set(visibleJobs(jobs, { airportCertified }, rules).map((job) => job.jobId));
  const [certified, uncertified] = [idsFor(true), idsFor(false)];
  const listByDriver = new Map(lists.map((list) => [list.employeeId, list]));
  return drivers
    .map(({ seniorityNumber, employeeId, name, airportCertified, isEligible }): SnapshotRow => {
      const list = listByDriver.get(employeeId) ?? null;
      const current = currentPicks(list, airportCertified ? certified : uncertified, period);
      const state = getState(list, period, current.standing);
      return {
        seniorityNumber,
        employeeId,
        name,
        isEligible,
        picks: current.jobIds.length,
        first: current.jobIds.slice(0, firstPicks),
        savedAt: state === 'none' ? null : (list?.acceptedAt ?? null),
        state,
        isOnLeave: onLeave.has(employeeId),
      };
    })
    .sort((a, b) => a.seniorityNumber - b.seniorityNumber);
};
