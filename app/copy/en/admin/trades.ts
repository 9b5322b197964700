import { counted } from '~/app/copy/en/counted';

export const trades = {
  title: 'Trades',
  intro: 'Drivers who want to swap what they were assigned. Approving publishes a new version.',
  shortcut: 'Approve trades of jobs and vacation weeks',
  jobs: 'Jobs',
  weeks: 'Vacation weeks',
  offered: (count: number): string => `${counted(count, 'offer')} not accepted yet`,
  none: 'No driver has agreed on a trade yet.',
  refusals: {
    'trades-off': 'Trades are turned off under System Settings.',
    'trades-not-published': 'Drivers can trade once the assignments are published.',
    'trades-portal-open': 'Drivers cannot trade while the vacation portal is open.',
    'trades-publishing': 'A version is being published. Please reload the page in a minute.',
  },
  gives: (id: string): string => `gives ${id}`,
  byIdAlone: 'signed in without a password',
  agreedAt: 'Agreed on {time}',
  approve: 'Approve…',
  approveOf: (first: string, second: string): string =>
    `Approve the trade of ${first} and ${second}`,
  approveTitle: 'Approve this trade?',
  approveText:
    'This publishes a new version in which only these two drivers change. Changes that you have prepared stay unpublished.',
  hasNow: (driver: string, gives: string, gets: string): string =>
    `${driver} has ${gives} and gets ${gets}`,
  approveNow: 'Approve and publish',
  reject: 'Reject…',
  rejectOf: (first: string, second: string): string => `Reject the trade of ${first} and ${second}`,
  rejectTitle: 'Reject this trade?',
  rejectNow: 'Reject trade',
  reason: 'Reason',
  reasonHint: (most: number): string =>
    `Both drivers read it. Name no driver. Up to ${most} characters.`,
  standsAgainst: 'It cannot be approved now:',
  unpublished: (count: number): string =>
    count === 1
      ? '1 approved trade is not published yet.'
      : `${count} approved trades are not published yet.`,
  publish: 'Publish approved trades',
};
