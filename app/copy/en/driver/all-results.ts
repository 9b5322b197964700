import { counted } from '~/app/copy/en/counted';
import type { SharedReason } from '~/domain/award/results/all-results';
import { reasons } from './reasons';

/** The page on which drivers read everybody's lists and results, where their site opens them. */
export const allResults = {
  jobs: 'All lists and results',
  vacations: 'All vacation lists and results',
  intro: {
    'by-number': 'Your site shows every driver’s list and result by seniority number.',
    'by-name': 'Your site shows every driver’s list and result by name.',
  },
  search: {
    'by-number': 'Seniority number, job or week',
    'by-name': 'Name, seniority number, job or week',
  },
  find: 'Search',
  everybody: 'Show all drivers',
  found: (found: number, drivers: number) =>
    found === drivers ? counted(drivers, 'driver') : `${found} of ${counted(drivers, 'driver')}`,
  pages: 'Pages of drivers',
  seniority: (number: number | null) =>
    number === null ? 'No seniority number' : `Seniority ${number}`,
  you: 'You',
  nothing: 'Nothing assigned',
  noList: 'No list.',
  list: (count: number) => `List of ${counted(count, 'pick')}`,
  wholeList: (count: number) => `Show all ${counted(count, 'pick')}`,
  noMatch: 'No driver found',
  noMatchHint: 'Search for something else.',
  notOpen: 'Lists and results are not open now',
  notOpenHint: 'Your own list and result are on your page.',
  /** How another driver's pick went. Drivers are named by seniority number only. */
  describe: (reason: SharedReason): string => {
    switch (reason.code) {
      case 'awarded':
        if (reason.isManual) return 'assigned manually to this driver';
        return reason.round ? `awarded in round ${reason.round}` : 'awarded';
      case 'traded-away':
        return 'awarded, then traded';
      case 'got-earlier-pick':
        return `got pick ${reason.earlierRank} instead`;
      case 'got-manual':
        return `was assigned ${reason.manualId} manually`;
      case 'overlaps':
        return `overlaps with ${reason.weekId}, which this driver got`;
      case 'weeks-used-up':
        return reason.weeks === 0
          ? 'has no vacation weeks to pick'
          : 'already has all of their weeks';
      case 'struck':
        return 'given up or declined';
      case 'takes-no-turn':
        return 'took no turn';
      default:
        return reasons.describe(reason);
    }
  },
};
