import { counted } from '~/app/copy/en/counted';

export const week = {
  caption: 'The week in steps',
  stages: {
    open: 'Open',
    closed: 'Closed',
    review: 'Review',
    published: 'Published',
    claims: 'Claims',
    next: 'Next week',
  },
  done: 'done',
  now: 'now',
  answerClaims: (claims: number) => `Answer ${counted(claims, 'claim')}`,
  publishGrants: (claims: number) => `Publish ${counted(claims, 'granted claim')}`,
  publishTrades: (trades: number) => `Publish ${counted(trades, 'trade')}`,
  blocks: 'The next week can start after that.',
  firstSteps: 'Continue with the first steps',
  closing: 'Closing at {time}. Saves until then count.',
  cancelClosing: 'Cancel closing',
  publishing: (version: number) => `Version ${version} is published in {left}.`,
  publishingGoesOn: 'It goes on if you leave this page.',
  publishNow: 'Publish now',
  cancelPublishing: 'Cancel publishing',
  closeTitle: 'Close the selection now?',
  closeText: (days: string) =>
    `Selection for the week of ${days} closes 10 seconds after you confirm. Saves until then count, and you can cancel until then.`,
  closeMissing: (missing: number, eligible: number) =>
    missing === 0
      ? 'Every eligible driver has saved.'
      : `${missing} of ${counted(eligible, 'eligible driver')} ${missing === 1 ? 'has' : 'have'} not saved in this period.`,
  close: 'Close selection',
  grantAndPublish: 'Grant and publish',
  grantAnywayAndPublish: 'Grant anyway and publish',
  publishesAll: (version: number) =>
    `If you also publish, everything else that has changed since version ${version} is published with it.`,
  nextCutoff: (zone: string) => `Cutoff of the new week (${zone})`,
};
