import { Link } from '@remix-run/react';
import { getVacationVersionPath, getWeekPath } from '~/app/components/address/award-path';
import { adminCopy } from '~/app/copy/copy';
import type { ActivityEvent } from '~/domain/activity/activity';
import { getCatalogue } from '~/domain/site/current-award';

/** Where an entry's award or claim can be seen, however long ago it was; null if the entry is about neither. */
const findTarget = (event: ActivityEvent): { to: string; text: string } | null => {
  switch (event.code) {
    case 'award-published':
      return {
        to: getWeekPath(event.periodId, event.version),
        text: adminCopy.pastWeeks.showAward,
      };
    case 'vacations-published':
      return { to: getVacationVersionPath(event.version), text: adminCopy.pastWeeks.showAward };
    case 'award-withdrawn':
      return {
        to:
          event.periodId === null
            ? getVacationVersionPath(event.version)
            : getWeekPath(event.periodId, event.version),
        text: adminCopy.pastWeeks.showAward,
      };
    case 'week-claim-filed':
    case 'week-claim-granted':
    case 'week-claim-denied':
      return {
        to: getVacationVersionPath(event.version),
        text: adminCopy.pastWeeks.showWeekClaims,
      };
    case 'other-claim-filed':
    case 'other-claim-granted':
    case 'other-claim-denied':
      return getCatalogue(event.awardId) === 'jobs'
        ? { to: getWeekPath(event.awardId, event.version), text: adminCopy.pastWeeks.showClaims }
        : {
            to: getVacationVersionPath(event.version),
            text: adminCopy.pastWeeks.showWeekClaims,
          };
    case 'claim-filed':
    case 'claim-granted':
    case 'claim-denied':
      return { to: getWeekPath(event.periodId), text: adminCopy.pastWeeks.showClaims };
    default:
      return null;
  }
};

export const EventLink = ({ event }: { event: ActivityEvent }) => {
  const target = findTarget(event);
  return (
    target && (
      <Link to={target.to} className="mt-1 flex min-h-6 w-fit items-center text-primary underline">
        {target.text}
      </Link>
    )
  );
};
