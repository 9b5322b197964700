export const vacationPreferences = {
  weekBecameFree: (weekName: string) => `Week ${weekName} became free`,
  insteadOf: (weekName: string) => `, instead of ${weekName},`,
  declineAndKeep: (own: string) => `Decline and keep ${own}…`,
  declineIt: 'Decline it…',
  declineWeek: (offeredId: string) => `Decline week ${offeredId}?`,
  decline: (offeredId: string) => `Decline ${offeredId}`,
  andYouKeep: (weekName: string) => `, and you keep ${weekName}`,
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
  moreWeek: 'more week',
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
};
