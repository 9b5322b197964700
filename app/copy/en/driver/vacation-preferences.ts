import { counted } from '~/app/copy/en/counted';

export const vacationPreferences = {
  freed: (weekName: string) => `Week ${weekName} became free`,
  declineKeepOpen: (own: string) => `Decline and keep ${own}…`,
  declineOpen: 'Decline it…',
  declineTitle: (offeredId: string) => `Decline week ${offeredId}?`,
  decline: (offeredId: string) => `Decline ${offeredId}`,
  gaveUp:
    'You gave up this week. It goes to the next driver in line when the weeks are published again.',
  giveUpOpen: 'Give up this week…',
  giveUpText: (weekName: string) =>
    `${weekName} goes to the next driver in seniority order who ranked it. You cannot undo this yourself. Your other picks still count if those weeks have a free slot. No one else loses a week.`,
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
  searchWeeks: 'Search weeks',
  searchHint: 'Search weeks...',
  noMatchHint: 'Search for something else, such as a month or a week ID.',
  noMatch: 'No vacation weeks match your search',
  noWeeksHint: 'Come back after your site has added them.',
  noWeeks: 'No vacation weeks are offered yet',
  yourWeek: (weekId: string) => `Your vacation week: ${weekId}`,
  notAssigned: 'You were not assigned a vacation week',
  hadNoPicks: 'You had not ranked any vacation weeks.',
  noPicksNoWeek: 'You had not ranked any vacation weeks, and none was assigned to you.',
  title: 'Vacation Preferences',
  intro: 'Rank the weeks you would like to have off.',
  offered: 'Vacation Weeks',
  caption: 'Vacation weeks',
  dates: 'Dates',
  week: 'Week',
  slots: 'Slots',
  listTitle: 'Your Vacation Preferences',
  firstPick: 'Pick 1 is the week you want most.',
  addFirst: 'Start by adding the week you want most. It becomes Pick 1.',
  noPicks: 'You have not ranked any vacation weeks.',
  emptyList: 'Your list is empty: no vacation week is assigned by preference.',
  printedColumns: ['Week ID', 'Dates'],
  moreWeeks: (weeks: number) => `+ ${counted(weeks, 'more week')}`,
  nextInLine:
    'You are next in seniority order among the drivers who ranked it. It becomes yours when your administrator publishes the weeks again.',
  nextInstead: (week: string) =>
    `You are next in seniority order among the drivers who ranked it. It becomes yours, instead of ${week}, when your administrator publishes the weeks again.`,
  declineText: (week: string) =>
    `${week} goes to the next driver in seniority order who ranked it. You cannot undo this yourself.`,
  declineKeepText: (week: string, own: string) =>
    `${week} goes to the next driver in seniority order who ranked it, and you keep ${own}. You cannot undo this yourself.`,
  viewOnly: 'You can no longer submit vacation preferences. The list below is the one that counts.',
  gone: (count: number): string =>
    count === 1 ? '{weeks} was removed from your list.' : '{weeks} were removed from your list.',
};
