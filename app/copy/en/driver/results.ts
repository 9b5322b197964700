import type { ChangeCause } from '~/domain/award/result-change-schema';

const maxIds = 5;
const listIds = (ids: readonly string[] = []) =>
  `${ids.slice(0, maxIds).join(', ')}${ids.length > maxIds ? ` and ${ids.length - maxIds} more` : ''}`;

const causes: Record<ChangeCause['code'], (cause: ChangeCause) => string> = {
  'job-changed': ({ ids }) => `Your site changed ${listIds(ids)}.`,
  'claim-granted': ({ own, ids }) =>
    own ? `Your claim about ${listIds(ids)} was granted.` : 'Another driver’s claim was granted.',
  'assigned-manually': ({ own, ids }) =>
    own ? `You were assigned ${listIds(ids)} manually.` : 'Another driver was assigned manually.',
  'assignment-removed': ({ own, ids }) =>
    own
      ? `Your manual assignment of ${listIds(ids)} was removed.`
      : 'Another driver’s manual assignment was removed.',
  'offer-deleted': ({ ids }) => `Deleted: ${listIds(ids)}.`,
  'offer-added': ({ ids }) => `Added: ${listIds(ids)}.`,
  'offer-changed': ({ ids }) => `Changed by your site: ${listIds(ids)}.`,
  'week-freed': ({ own, ids }) =>
    own ? `You gave up or declined ${listIds(ids)}.` : 'Another driver gave up a week.',
  traded: ({ ids }) => `You traded for ${listIds(ids)} with another driver.`,
  'list-changed': ({ own }) => (own ? 'Your list changed.' : 'Other drivers’ lists changed.'),
  'driver-changed': ({ own }) =>
    own ? 'Your entry among the drivers changed.' : 'Other drivers were added, changed or removed.',
  'rules-changed': () => 'The rules of your site changed.',
  withdrawn: () => 'The version before was withdrawn.',
  'published-again': () => 'The assignments were published again.',
};

export const results = {
  changed: 'Your result changed',
  changedFor: (week: string) => `Your result changed · ${week}`,
  before: 'Before',
  now: 'Now',
  nothing: 'Nothing',
  why: 'What changed in between',
  publishedAt: 'Published {time}.',
  pleaseConfirm: 'Please confirm that you have seen your result.',
  gotIt: 'Got it',
  trade: 'Trade…',
  tradeOffers: (count: number): string =>
    count === 1 ? '1 driver offers you a trade' : `${count} drivers offer you a trade`,
  seenAt: 'You confirmed this result on {time}.',
  jobsWithdrawn: (days: string) => `The assignments for the week of ${days} were withdrawn`,
  weeksWithdrawn: 'The vacation assignments were withdrawn',
  withdrawnAt: 'On {time}. Reason: {reason}',
  withdrawnNext: 'You see your result here when the assignments are published again.',
  describeCause: (cause: ChangeCause) => causes[cause.code](cause),
};
