import { counted } from '~/app/copy/en/counted';

export const selectionErrors = {
  jobSelectionClosed: 'Job Selection Closed',
  jobSelectionClosedText: 'The selection deadline has passed. Your last saved picks count.',
  siteChanged: 'The site has changed. Review the page and try again.',
  dateAndTimeMissing: 'Please select both a date and time for the cutoff.',
  cutoffFar: 'Is this cutoff right?',
  cutoffAfterWeek: (deadline: string, days: number, week: string) =>
    `The cutoff ${deadline} is ${days < 14 ? counted(days, 'day') : `about ${Math.round(days / 7)} weeks`} after the end of the week of ${week}, for which drivers choose. Is this right? If so, confirm it. Nothing was changed yet.`,
  cutoffWeeksAhead: (deadline: string, weeks: number) =>
    `The cutoff ${deadline} is more than ${weeks} weeks away. Is this right? If so, confirm it. Nothing was changed yet.`,
  cutoffSoon: (deadline: string, hours: number) =>
    `The cutoff ${deadline} is in ${hours === 0 ? 'less than an hour' : counted(hours, 'hour')}, so many drivers would miss it. Is this right? If so, confirm it. Nothing was changed yet.`,
  alreadyPublished: 'Already published',
  alreadyPublishedText:
    'The assignments of this period are published. Start the next period to open selection again.',
  publishingUnfinished: 'Publishing is not finished',
  publishingUnfinishedText:
    'An award is being published. Wait until it is, or cancel that on its page.',
  noOutage: 'Cutoff not moved',
  noOutageText: 'No outage before the cutoff waits for your decision. Set a new cutoff instead.',
  sealed: 'Nothing to show yet',
  notPublishedYet: 'Not published yet',
  notPublishedYetText: 'Save the final assignments of this period before you start the next one.',
  selectionIsStillOpen: 'Selection is still open',
  selectionIsStillOpenText: (deadline: string) =>
    `Drivers can save until ${deadline}. Close the selection first.`,
  savesArrivingText: (readyInSeconds: number) =>
    `Selection has just closed and the last saves are being written. Try again in ${readyInSeconds} s.`,
  claimsAreWaiting: 'Claims are waiting',
  grantsNotPublished: 'Granted claims are not published',
  tradesNotPublished: 'Approved trades are not published',
  tradesNotPublishedText: (trades: number) =>
    `${counted(trades, 'approved trade')} of this period ${trades === 1 ? 'is' : 'are'} not published yet. Publish under Trades before you start the next period.`,
  claimsAreWaitingText: (claims: number) =>
    `${counted(claims, 'claim')} of this period ${claims === 1 ? 'has' : 'have'} no answer yet. Answer in Dispute Resolution before you start the next period.`,
  grantsNotPublishedText: (claims: number) =>
    `${counted(claims, 'granted claim')} of this period ${claims === 1 ? 'takes' : 'take'} effect once you save the final assignments again. Do that before you start the next period.`,
};
