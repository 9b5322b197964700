import { counted } from '~/app/copy/en/counted';

export const vacationPreferences = {
  freed: (weekName: string) => `Week ${weekName} became free`,
  declineKeepOpen: (own: string) => `Decline and keep ${own}…`,
  declineOpen: 'Decline it…',
  declineTitle: (offeredId: string) => `Decline week ${offeredId}?`,
  decline: (offeredId: string) => `Decline ${offeredId}`,
  gaveUp: 'You gave up this week. It takes effect when the weeks are published again.',
  goesOn: (week: string) => `Week ${week} goes to the next driver who wants it.`,
  unwanted: (week: string) => `No other driver wants week ${week} now, so it stays free.`,
  keepNone: 'You keep no week.',
  keep: (week: string) => `You keep week ${week}.`,
  thenGet: (week: string, rank: number | null): string =>
    rank === null ? `You get week ${week}.` : `You get week ${week}, your pick ${rank}.`,
  noUndo: 'You cannot undo this yourself. It takes effect when the weeks are published again.',
  giveUpOpen: 'Give up this week…',
  giveUpOneOpen: (weekId: string) => `Give up week ${weekId}…`,
  giveUpTitle: (weekId: string) => `Give up week ${weekId}?`,
  giveUp: (weekId: string) => `Give up ${weekId}`,
  closed: 'The vacation portal is closed',
  notSubmitted: 'Changes you had not saved before the portal closed were not submitted.',
  notOpenText: 'You can view the weeks now and rank them when your site opens the portal.',
  notOpen: 'The vacation portal is not open yet',
  reopenedText:
    'What you save now counts when the weeks are assigned again. Until then, the week above is yours.',
  reopened: 'The vacation portal is open again',
  fullText:
    'All slots of a full week are already assigned. You get the week only if a slot opens up before the weeks are assigned. Otherwise your next pick counts.',
  fullTitle: 'You can rank full weeks too',
  slotsLeft: (remainingSlots: number, totalSlots: number) =>
    `${remainingSlots} of ${totalSlots} slots left`,
  started: 'Already started',
  full: 'Full',
  closedWeek: 'Closed',
  searchWeeks: 'Search weeks',
  searchHint: 'Search weeks...',
  noMatchHint: 'Search for something else, such as a month or a week ID.',
  noMatch: 'No vacation weeks match your search',
  noWeeksHint: 'Come back after your site has added them.',
  noWeeks: 'No vacation weeks are offered yet',
  yourWeeks: (weekIds: readonly string[]): string =>
    `Your vacation week${weekIds.length === 1 ? '' : 's'}: ${weekIds.join(', ')}`,
  round: (round: number) => `Round ${round}`,
  entitlement: (weeks: number, rounds: readonly number[]): string => {
    const picked = rounds.reduce((sum, taken) => sum + taken, 0);
    if (weeks === 0) return 'You have no vacation weeks to pick.';
    const plan =
      rounds.length > 1
        ? `, picked in ${rounds.length} rounds: ${rounds.join(' + ')}`
        : `, of which you pick ${picked}`;
    const rest = weeks - picked;
    return `You have ${counted(weeks, 'week')}${rounds.length > 1 || rest > 0 ? plan : ''}.${
      rest > 0 ? ` Your administrator assigns the other ${rest}.` : ''
    }`;
  },
  notAssigned: 'You were not assigned a vacation week',
  hadNoPicks: 'You had not ranked any vacation weeks.',
  noPicksNoWeek: 'You had not ranked any vacation weeks, and none was assigned to you.',
  title: 'Vacation Preferences',
  intro: 'Rank the weeks you would like to have off.',
  ended: 'The vacation weeks are assigned.',
  offered: 'Vacation Weeks',
  caption: 'Vacation weeks',
  dates: 'Dates',
  weeks: 'Weeks',
  week: 'Week',
  slots: 'Slots',
  listTitle: 'Your Vacation Preferences',
  firstPick: 'Pick 1 is the week you want most.',
  earliestFirst: 'Earliest first',
  latestFirst: 'Latest first',
  addFirst: 'Start by adding the week you want most. It becomes Pick 1.',
  noPicks: 'You have not ranked any vacation weeks.',
  emptyList: 'Your list is empty: no vacation week is assigned by preference.',
  printedColumns: ['Week ID', 'Dates'],
  moreWeeks: (weeks: number) => `+ ${counted(weeks, 'more week')}`,
  nextInLine:
    'You are next in seniority order among the drivers who ranked it. It becomes yours when your administrator publishes the weeks again.',
  nextInstead: (week: string) =>
    `You are next in seniority order among the drivers who ranked it. It becomes yours, instead of ${week}, when your administrator publishes the weeks again.`,
  viewOnly: 'You can no longer submit vacation preferences. The list below is the one that counts.',
  gone: (count: number): string =>
    count === 1 ? '{picks} was removed from your list.' : '{picks} were removed from your list.',
};
