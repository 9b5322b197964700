import { useClock } from '~/app/components/time/use-clock';
import { LinkButton } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import {
  ConflictJob,
  ConflictStatus,
  describeHolders,
  formatSchedule,
  formatSeniority,
} from './conflict-parts';
import type { DisputeView } from './disputes-view';

/** A conflict in two lines: the job, who gets it and why. Opened, it lists the drivers, each with an Award button. */
export const DisputeEntry = ({
  conflict,
  isOpen,
  toAward,
}: {
  conflict: DisputeView;
  isOpen: boolean;
  /** The URL of the dialog that awards the job to a driver. */
  toAward: (driverId: string) => string;
}) => {
  const schedule = formatSchedule(conflict, useClock());
  return (
    <li>
      <details className="group" open={isOpen}>
        <summary className="block cursor-pointer py-0.5">
          <span className="flex items-center gap-2">
            <Icon
              name="chevron-right"
              className="size-5 shrink-0 transition-transform group-open:rotate-90"
            />
            <ConflictJob conflict={conflict} />
            <span className="text-sm text-muted tabular-nums max-sm:hidden">{schedule}</span>
            <span className="ms-auto">
              <ConflictStatus conflict={conflict} />
            </span>
          </span>{' '}
          <span className="block text-sm sm:ps-7">{describeHolders(conflict)}</span>
        </summary>
        <div className="pb-3 sm:ps-7">
          <p className="pb-1 text-sm text-muted tabular-nums sm:hidden">{schedule}</p>
          <DisputingDrivers conflict={conflict} toAward={toAward} />
        </div>
      </details>
    </li>
  );
};

const DisputingDrivers = ({
  conflict,
  toAward,
}: {
  conflict: DisputeView;
  toAward: (driverId: string) => string;
}) => (
  <ul className="flex flex-col gap-1">
    {conflict.drivers.map((driver) => (
      <li key={driver.driverId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-40">
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
            to={toAward(driver.driverId)}
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
);
