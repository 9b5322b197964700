import { assignments } from '~/app/copy/en/admin/awards';
import { disputes } from '~/app/copy/en/admin/disputes';
import { counted } from '~/app/copy/en/counted';
import { trades as driverTrades } from '~/app/copy/en/driver/trades';
import type { Objection } from '~/domain/award/figures/objections';

export const assignedDrivers = {
  title: 'Driver Already Assigned',
  'manual-driver-taken': ({ jobId }: { jobId: string }) =>
    `This driver is already manually assigned to job ${jobId}. Remove that assignment first.`,
  'driver-already-assigned': 'This driver already has a vacation assignment',
};

export const awards = {
  'manual-needs-confirmation.title': 'Please confirm',
  'manual-needs-confirmation': ({
    driverName,
    because,
  }: {
    driverName: string;
    because: readonly Objection[];
  }) => disputes.describeObjections(because, driverName).join(' '),
  'claims-closed.title': 'Claims are closed',
  'claims-closed': 'The deadline to file a claim about this result has passed.',
  'no-job-chosen.title': 'No job chosen',
  'no-job-chosen': 'Choose the jobs to change in the published week.',
  'too-many-jobs-chosen.title': 'Too many jobs at once',
  'too-many-jobs-chosen': ({ limit }: { limit: number }) =>
    `Choose up to ${limit} jobs, then the others. Nothing was changed.`,
  'published-week-changed':
    'The published week has another version by now, or is over. Review what differs now, and choose again.',
  'job-not-held': ({ driverId }: { driverId: string }): string =>
    `${driverId} holds no job in a published week that is not over. Choose a driver from the list.`,
  'again-from': ({ most }: { most: number }): string =>
    `Please enter a seniority number from 1 to ${most}.`,
  'cannot-be-given': ({ driverId }: { driverId: string }): string =>
    `The job cannot go to ${driverId}. Choose another driver who was in the published week.`,
  'left-over-count': ({ most }: { most: number }): string =>
    `Choose 1 to ${most} jobs that nobody has. If one was assigned meanwhile, look at the list again.`,
  'left-over-until': 'Choose a time that is ahead, and not after the end of the week.',
  'left-over-runs.title': 'Still offered',
  'left-over-runs': 'Drivers can still answer. Wait until the time is over, or end it now.',
  'left-over-waits.title': 'Answers wait to be passed on',
  'left-over-waits': ({ takers, periodId }: { takers: number; periodId: string }): string =>
    `${counted(takers, 'driver')} took jobs of ${periodId}, and nothing was published yet. Publish that first, or confirm that these answers are discarded.`,
  'left-over-closed.title': 'The time is over',
  'left-over-closed':
    'The time to answer is over, or other jobs are offered now. This page shows how it is now.',
  'left-over-many': ({ taken }: { taken: number }): string =>
    `You take ${counted(taken, 'job')}, and more cannot be taken at once. Take one back first.`,
  'left-over-not-yours': ({ jobId }: { jobId: string }): string =>
    `${jobId} is no longer free, or cannot go to you. This page shows how it is now.`,
  'answers-changed':
    'You answered in another place at the same time. Look at your answers, then try again.',
  'answers-still-arriving': ({ readyInSeconds }: { readyInSeconds: number }) =>
    `The time to answer has just ended and the last answers are being written. Try again in ${readyInSeconds} s.`,
  'chain-changed.title': 'Check again',
  'chain-changed':
    'Who would get which job has changed since this page was shown. Nothing was published. Read what happens now, then confirm.',
  'jobs-as-published':
    'The jobs that you chose no longer differ from the list of jobs: someone has changed them here or there meanwhile. Choose from those that differ now.',
  'award-changed.title': 'New version published',
  'award-changed': 'A new version of the assignments was published. Please review it first.',
  'rosters-changed.title': 'Jobs or drivers have changed',
  'rosters-changed':
    'The next version would take something else from today’s jobs and drivers than what was confirmed. Nothing was published. Check the list again, then save.',
  'result-replaced.title': 'Your result has changed',
  'result-replaced':
    'This page showed an earlier version. Read your result again, then confirm it.',
  'give-back-not-asked.title': 'Not given back',
  'give-back-not-asked':
    'This job can no longer be given back here, because you confirmed its change, it changed again, or its week is over. Talk to your dispatcher.',
  'give-back-ended.title': 'No longer possible',
  'give-back-ended':
    'The job was passed on, or you no longer give it back. Read your result again.',
  'already-reminded.title': 'Already reminded',
  'already-reminded': 'The drivers were already reminded of this version. Nothing was sent.',
  'claim-not-found.title': 'Claim not found',
  'claim-not-found': 'There is no such claim in this period.',
  'reason-missing.title': 'Missing reason',
  'reason-missing': 'Please give a reason.',
  'reason-too-long.title': 'Reason too long',
  'reason-too-long': ({ limit }: { limit: number }) =>
    `A reason can have up to ${limit} characters.`,
  'reason-names-driver.title': 'Do not name other drivers',
  'reason-names-driver': ({ name }: { name: string }) =>
    `It names another driver, ${name}. Give the reason without names or employee IDs.`,
  'period-over.title': 'Next period is open',
  'period-over': ({ days }: { days: string }) =>
    `Someone has started the next period, so the week of ${days} can no longer change. Nothing was assigned. Review the page and try again.`,
};

export const claims = {
  title: 'Claim not filed',
  'claim-not-about-a-pick': 'You can only file a claim about a pick that you did not get.',
  'claim-exists': 'You have already filed a claim about this.',
  'claim-without-text': 'Say in a few words what is wrong.',
  'claim-too-long': ({ limit }: { limit: number }) => `A claim can have up to ${limit} characters.`,
};

export const publishing = {
  title: assignments.publishing,
  'week-being-published': ({ isOther }: { isOther: boolean }): string =>
    isOther
      ? 'Another version of this week is being published, and your change was not made. Wait a minute, review what differs then, and choose again.'
      : 'Your change is being published. This continues even if you close the page. Load it again in a minute: what was changed is then no longer listed.',
  'award-being-published': assignments.publishingWaits,
};

export const trades = {
  title: 'Trade not possible',
  'trade-not-held': driverTrades.describeObjection,
  'trade-held-already': driverTrades.describeObjection,
  'trade-not-offered': driverTrades.describeObjection,
  'trade-needs-certification': driverTrades.describeObjection,
  'trade-overlaps': driverTrades.describeObjection,
  'trade-week-begun': driverTrades.describeObjection,
  'trade-week-given-up': driverTrades.describeObjection,
  'trade-claim-open': driverTrades.describeObjection,
  'trade-agreed-already': driverTrades.describeObjection,
  'trade-driver-deleted': driverTrades.describeObjection,
  ...driverTrades.refusals,
  'trade-offers-waiting': ({ most }: { most: number }) =>
    `You can have ${counted(most, 'offer')} at a time. Take one back first.`,
  'trade-offers-used-up': ({ most, days }: { most: number; days: number }) =>
    `You can make ${counted(most, 'offer')} in ${counted(days, 'day')}.`,
  'trade-trades-used-up': ({ most, days }: { most: number; days: number }) =>
    `You can trade ${most} times in ${counted(days, 'day')}.`,
  'trade-not-found':
    'This offer is no longer available. It may have been taken back or accepted by another driver.',
  'trade-changed': 'Someone else changed this trade first. Please review the page.',
  'trade-nobody-holds': ({ id }: { id: string }) => `No other driver holds ${id}.`,
  'trade-not-chosen': 'Please choose what you give and what you want.',
  'trade-offered-already': 'You have already made this offer.',
  'trade-skipped':
    'The published version has changed, and this trade is no longer possible. Please reject it.',
};
