import { Link } from '@remix-run/react';
import { useClock } from '~/app/components/time/use-clock';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy } from '~/app/copy/copy';
import { formatTime } from '~/app/copy/format-time';
import type { WhatIfChange } from '~/domain/award/figures/what-if-schema';
import type { HourClock } from '~/domain/time/hour-clock';
import { getWhatIfPath } from '../address/page-paths';

const describeChange = (change: WhatIfChange, clock: HourClock): string => {
  const { changes } = adminCopy.whatIf;
  switch (change.kind) {
    case 'remove-job':
      return changes.removeJob(change.jobId);
    case 'add-job':
      return changes.addJob({ ...change, startTime: formatTime(change.startTime, clock) });
    case 'set-places':
      return changes.setPlaces(change.jobId, change.places);
    case 'remove-driver':
      return changes.removeDriver(change.driverId);
    case 'add-driver':
      return changes.addDriver(change.driverId, change.seniorityNumber);
    case 'set-certified':
      return change.airportCertified
        ? changes.certify(change.driverId)
        : changes.withdrawCertification(change.driverId);
  }
};

/** The changes that are tried together; each can be taken back. */
export const TriedChanges = ({ changes }: { changes: readonly WhatIfChange[] }) => {
  const clock = useClock();
  if (changes.length === 0) {
    return (
      <Card>
        <EmptyState icon="flask-conical" title={adminCopy.whatIf.nothingTried}>
          {adminCopy.whatIf.nothingTriedHint}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card
      title={adminCopy.whatIf.tried(changes.length)}
      actions={<LinkButton to={getWhatIfPath([])}>{adminCopy.whatIf.startOver}</LinkButton>}
    >
      <ol className="divide-y divide-base-300">
        {changes.map((change, place) => {
          const text = describeChange(change, clock);
          return (
            <li key={`${place} ${text}`} className="flex items-center gap-3">
              <span className="me-auto">{text}</span>
              <Link
                to={getWhatIfPath(changes.filter((_, other) => other !== place))}
                aria-label={adminCopy.whatIf.takeBack(text)}
                className="btn btn-square btn-ghost"
              >
                <Icon name="x" className="size-5" />
              </Link>
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
