import { counted } from '~/domain/shared/counted';

export const vacationPreferences = {
  weekBecameFree: (weekName: string) => `Week ${weekName} became free`,
  declineAndKeep: (own: string) => `Decline and keep ${own}…`,
  declineIt: 'Decline it…',
  declineWeek: (offeredId: string) => `Decline week ${offeredId}?`,
  decline: (offeredId: string) => `Decline ${offeredId}`,
  youGaveUpThisWeek:
    'You gave up this week. It goes to the next driver in line when the weeks are published again.',
  giveUpThisWeek: 'Give up this week…',
  goesToTheNextDriver: (weekName: string) =>
    `${weekName} goes to the next driver in seniority who ranked it. You cannot undo this yourself. Your other picks still count if those weeks have a free slot. No one else loses a week.`,
  giveUpWeek: (weekId: string) => `Give up week ${weekId}?`,
  giveUp: (weekId: string) => `Give up ${weekId}`,
  theVacationPortalIsClosed: 'The vacation portal is closed',
  changesThatYouHadNot:
    'Changes that you had not saved before the portal closed were not submitted.',
  youCanViewTheWeeks: 'You can view the weeks now and rank them when your site opens the portal.',
  theVacationPortalIsNot: 'The vacation portal is not open yet',
  whatYouSaveNowCounts:
    'What you save now counts when the weeks are assigned again. Until then the week above is yours.',
  theVacationPortalIsOpen: 'The vacation portal is open again',
  allSlotsOfAFull:
    'All slots of a full week are already assigned. You get the week only if a slot opens up before the weeks are assigned. Otherwise your next pick counts.',
  youCanRankFullWeeks: 'You can rank full weeks too',
  ofSlotsLeft: (remainingSlots: number, totalSlots: number) =>
    `${remainingSlots} of ${totalSlots} slots left`,
  alreadyStarted: 'Already started · ',
  full: 'Full',
  searchWeeks: 'Search weeks',
  searchWeeks2: 'Search weeks...',
  searchForSomethingElseSuch: 'Search for something else, such as a month or a week ID.',
  noVacationWeeksMatchYour: 'No vacation weeks match your search',
  comeBackAfterYourSite: 'Come back after your site has added them.',
  noVacationWeeksAreOffered: 'No vacation weeks are offered yet',
  vacation: 'Vacation',
  yourVacationWeek: (weekId: string) => `Your vacation week: ${weekId}`,
  youWereNotAssignedA: 'You were not assigned a vacation week',
  youHadNotRankedAny: 'You had not ranked any vacation weeks.',
  youHadNotRankedAnyVacation:
    'You had not ranked any vacation weeks, and none was assigned to you.',
  vacationPreferences: 'Vacation Preferences',
  rankTheWeeksYouWould: 'Rank the weeks you would like to have off.',
  weekGoesToTheNext: (weekId: string) =>
    `Week ${weekId} goes to the next driver in line when the weeks are published again.`,
  yourVacationSaves: 'Your vacation saves',
  eachSaveWithItsReceipt: 'Each save with its receipt. The latest one is the one that counts.',
  printVacationPreferences: 'Print Vacation Preferences',
  mostWantedWeekFirst: 'Most wanted week first',
  vacationWeeks: 'Vacation Weeks',
  vacationWeeks2: 'Vacation weeks',
  dates: 'Dates',
  week: 'Week',
  slots: 'Slots',
  yourVacationPreferences: 'Your Vacation Preferences',
  pick1IsTheWeek: 'Pick 1 is the week you want most.',
  addTheWeekYouWant: 'Add the week you want most first. It becomes Pick 1.',
  youHaveNotRankedAny: 'You have not ranked any vacation weeks.',
  anEmptyListNoVacation: 'An empty list: no vacation week is assigned by preference.',
  printedColumns: ['Week ID', 'Dates'],
  moreWeeks: (weeks: number) => `+ ${counted(weeks, 'more week')}`,
  youAreNext:
    'You are next in seniority of those who ranked it. It becomes yours when your administrator publishes the weeks again.',
  youAreNextInsteadOf: (week: string) =>
    `You are next in seniority of those who ranked it. It becomes yours, instead of ${week}, when your administrator publishes the weeks again.`,
  declining: (week: string) =>
    `${week} goes to the next driver in seniority who ranked it. You cannot undo this yourself.`,
  decliningAndKeeping: (week: string, own: string) =>
    `${week} goes to the next driver in seniority who ranked it, and you keep ${own}. You cannot undo this yourself.`,
  youCanViewYourList:
    'You can no longer submit vacation preferences. The list below is the one that counts.',
  removedFromYourList: (count: number): string =>
    count === 1 ? '{weeks} was removed from your list.' : '{weeks} were removed from your list.',
};
