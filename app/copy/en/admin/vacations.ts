import { counted } from '~/app/copy/en/counted';

/** A step of the chain that passes freed weeks on; drivers by name. */
interface FreedStep {
  readonly week: string;
  readonly giver: string;
  /** Null if nobody wants the week. */
  readonly taker: string | null;
  readonly movedFrom: string | null;
}

export const vacations = {
  deleteOneTitle: 'Delete vacation week?',
  deleteManyTitle: 'Delete vacation weeks?',
  deleteText: (weeks: number) =>
    `Are you sure you want to delete ${counted(weeks, 'vacation week')}? This can be undone for a day.`,
  weeksToDelete: 'Weeks to delete',
  alsoDeleted: (assignments: number) =>
    `${counted(assignments, 'manual assignment')} will be deleted too.`,
  noneAlsoDeleted: 'No manual assignments will be deleted.',
  deleteWeeks: (weeks: number) => `Delete ${counted(weeks, 'week')}`,
  freeTitle: (weekId: string, driver: string) => `Free up week ${weekId} of ${driver}?`,
  freeText: (name: string) =>
    `${name} gives up the week. If nothing else changes, publishing again has this result. Until then drivers can decline what they are offered.`,
  round: (round: number) => `Round ${round}`,
  chainTitle: 'How freed weeks are passed on',
  passedOn: (step: FreedStep): string => {
    if (step.taker === null) return `${step.week}, freed by ${step.giver}: nobody wants it.`;
    return step.movedFrom === null
      ? `${step.week}, freed by ${step.giver}, goes to ${step.taker}.`
      : `${step.week}, freed by ${step.giver}, goes to ${step.taker}, who gives ${step.movedFrom} for it.`;
  },
  noWeek: 'no week',
  thenHolds: (name: string, weeks: string) => `${name} then has ${weeks}.`,
  getsInstead: (driver: string, after: string, before: string) =>
    `${driver} gets ${after} instead of ${before}.`,
  staysFree: (weekId: string) => `No other driver wants ${weekId} now, so it stays free.`,
  freeConfirm: (weekId: string) => `Free up ${weekId}`,
  closeTitle: 'Close vacation weeks',
  reopenTitle: 'Reopen vacation weeks',
  closeIntro:
    'A closed week cannot be ranked or awarded, such as before holidays. Choose days; the next step shows every week that has one of them.',
  closeFrom: 'First day',
  closeUntil: 'Last day',
  closeWhat: 'What to do',
  closeThem: 'Close the weeks',
  reopenThem: 'Reopen the weeks',
  showThem: 'Show the weeks',
  noneToClose: 'No open week has one of these days.',
  noneToReopen: 'No closed week has one of these days.',
  weeksToChange: 'Weeks that change',
  closeWeeks: (weeks: number) => `Close ${counted(weeks, 'week')}`,
  reopenWeeks: (weeks: number) => `Reopen ${counted(weeks, 'week')}`,
  closeText: (weeks: number): string =>
    weeks === 1
      ? 'This week can then no longer be ranked or awarded. Lists that have it go on without it.'
      : `These ${weeks} weeks can then no longer be ranked or awarded. Lists that have them go on without them.`,
  reopenText: (weeks: number): string =>
    weeks === 1
      ? 'This week can then be ranked and awarded again. Lists that still have it count with it.'
      : `These ${weeks} weeks can then be ranked and awarded again. Lists that still have them count with them.`,
  closedStay: (results: number, assignments: number): string =>
    `${counted(results, 'published result')} and ${counted(assignments, 'manual assignment')} name these weeks. They stay as they are.`,
  generateTitle: 'Generate all weeks of a year',
  generateText:
    'Adds every week of the year, Monday to Sunday, except weeks that already exist. IDs continue from the existing ones.',
  year: 'Year',
  yearHint: 'A year such as 2027',
  slotsPerWeek: 'Total Slots per week',
  generateWeeks: 'Generate Weeks',
  givenUpTitle: 'Drivers gave up weeks',
  seeWhoGets: 'See who gets them',
  removeAssignment: (weekId: string, name: string) =>
    `Remove the assignment of ${weekId} to ${name}`,
  manualAssignment: 'Manual assignment',
  manualHint: (hasSeveral: boolean): string =>
    `A manual assignment comes before seniority and picks, takes one of the week’s slots, and is logged. ${hasSeveral ? 'Each driver can have up to their number of vacation weeks.' : 'Each driver can have one week.'}`,
  vacationWeek: 'Vacation Week',
  selectWeek: 'Select a vacation week',
  noManual: 'No manual assignments yet.',
  picksByDriver: 'Vacation picks by driver',
  noPicksText: 'While the vacation portal is open, drivers appear here once they save their picks.',
  searchDrivers: 'Search driver, ID or week…',
  noDriversMatch: 'No drivers match your search criteria',
  andMore: (weekIds: number) => `and ${weekIds} more`,
  picksByWeek: 'Picks by week',
  searchWeeks: 'Search weeks',
  searchWeeksHint: 'Search week ID or date…',
  countWeeks: (weeks: number) => `${counted(weeks, 'week')}`,
  noWeeksFound: 'No vacation weeks found',
  countPicks: (pickCount: number) => `${counted(pickCount, 'pick')}`,
  weekSlots: (weekId: string, remainingSlots: number, totalSlots: number) =>
    `${weekId} · ${remainingSlots} of ${counted(totalSlots, 'slot')} left`,
  pick: (rank: number) => `Pick ${rank}`,
  moreInReport: (pickCount: number) => `and ${pickCount} more; the report shows them all`,
  closedText: 'Drivers cannot submit or modify vacation preferences.',
  openText: 'Drivers can submit vacation preferences until you close the portal.',
  openUntilText:
    'Drivers can submit vacation preferences. The portal closes automatically on {deadline}.',
  closingText:
    'The portal closes within 10 seconds. Saves already on the way still count; later ones do not.',
  publishedText: (awardVersion: number) =>
    `Vacation assignments are published, version ${awardVersion}.`,
  openPortal: 'Open Portal',
  closePortal: 'Close Portal',
  schedulePortal: 'Schedule Portal Closure',
  changeClosure: 'Change Portal Closure',
  cancelAutoClose: 'Cancel Auto-Close',
  keepItOpen: 'Keep it open',
  portalTitle: 'Vacation Portal Control',
  timesHint: (timeZone: string) => `Times are in the site’s time zone, ${timeZone}.`,
  closureHint: (timeZone: string) =>
    `The portal closes automatically at this time, ${timeZone}. Saves accepted before then count.`,
  date: 'Date',
  time: (timeZone: string) => `Time (${timeZone})`,
  closureIsRight: 'Yes, this closure is right',
  scheduleClosure: 'Schedule Closure',
  slotUsage: 'Slot usage by week',
  slotsUsed: (used: number, slots: number, free: number) =>
    `${used} of ${counted(slots, 'slot')} used, ${free} free.`,
  slotPicture: 'Slots in use, as a chart',
  week: 'Week',
  weeksOf: (year: string | null) => (year === null ? 'Weeks' : `Weeks of ${year}`),
  slotCount: (slots: number) => counted(slots, 'slot'),
  driversBySeniority: 'Drivers (seniority)',
  manual: 'Manual',
  byPreference: 'By preference',
  leftover: 'Leftover',
  freeSlots: 'Free',
  dashboard: 'Vacation Dashboard',
  freeOpen: 'Free up week…',
  assignmentsCaption: 'Vacation assignments',
  actions: 'Actions',
  noAssignmentsText: 'They come from drivers’ picks and from your manual assignments.',
  noAssignments: 'No vacation assignments have been created yet',
  noAssignmentsMatch: 'No assignments match your search criteria',
  addTitle: 'Add Vacation Week',
  editTitle: (weekId: string) => `Edit Vacation Week ${weekId}`,
  saveWeek: 'Save Week',
  conflictText: (text: string) =>
    `${text} Compare the values, make your changes below, and save again.`,
  conflictCaption: 'Saved values and yours, side by side',
  field: 'Field',
  weeksCaption: 'Vacation weeks',
  searchTable: 'Search vacation weeks',
  searchTableHint: 'Search vacation weeks…',
  noWeeksText: 'Add weeks one by one, generate a whole year, or paste a list.',
  noWeeksMatch: 'No week has this ID or date.',
  over: 'Over',
  closedWeek: 'Closed',
  underWay: 'Under way',
  noneLeft: '0, full',
  manualCount: (usedSlots: number) => `${counted(usedSlots, 'manual assignment')}`,
  toPosting: 'Generate Assignment Posting',
  publishTitle: 'Publish the vacation weeks?',
  showPublished: 'Show published assignments',
  totalDrivers: 'Total Drivers',
  unassigned: 'Unassigned',
  postingTitle: 'Vacation Assignment Posting',
  versionPublished: (version: number, dateTime: string) =>
    `Version ${version}, published ${dateTime}`,
  provisionalText: 'Provisional: not published yet and subject to change',
  assignmentsTitle: 'Vacation Assignments',
  digest: (digest: string) => `Digest ${digest}.`,
  numberedDigest: (digest: string) => `Digest that drivers can check: ${digest}.`,
  eligibleDrivers: 'Eligible Drivers',
  submittedCount: (submitted: number): string =>
    submitted === 1
      ? '1 driver has submitted preferences'
      : `${submitted} drivers have submitted preferences`,
  weeksTitle: 'Vacation Weeks',
  totalSlotCount: (totalSlots: number) => `${counted(totalSlots, 'slot')} in total`,
  selectionCompletion: 'Selection Completion',
  missingCount: (missing: number) => `${missing} still missing`,
  pagesLabel: 'Vacation pages',
  manageWeeks: 'Manage Vacation Weeks',
  viewLivePicks: 'View Live Picks',
  viewAssignments: (assignedDrivers: number) => `View Assignments (${assignedDrivers} assigned)`,
  viewSealed: 'View Assignments (sealed)',
  toDriverView: 'Return to Driver View',
  open: 'Open',
  closing: 'Closing',
  closed: 'Closed',
  preference: 'Preference',
  remainingSlots: 'Remaining Slots',

  stillOpen:
    'The vacation portal is still open. You can view a provisional award and publish it after the portal has closed.',
  publishAgainText: (awardVersion: number) =>
    `Publishing again creates version ${awardVersion} and shows the difference.`,
  publishText: 'Publishing shows every driver their week and the reason for each pick.',
  publishLabel: 'Publish Assignments',
  finalTitle: 'Final Vacation Assignments',
  dashboardTitle: 'Vacation Admin Dashboard',
  jobSelection: 'Job Selection',
  vacationSelection: 'Vacation Selection',
  givenUpText: '{weeks}. When you publish again, they are passed on in seniority order. {link}',
  manualEntry: '{week} to {name} {details}',
  manualDetails: (employeeId: string, by: string) => `${employeeId}, by ${by}`,
  results: (results: number, selected: number) =>
    `${counted(results, 'published result')} ${results === 1 ? 'names' : 'name'} ${selected === 1 ? 'it' : 'them'}. Published results stay as they are.`,
  chosenAfterwards: 'After deleting, you choose whether they change too.',
  picksLostOne: 'Drivers’ picks for this week will no longer count.',
  picksLostMany: 'Drivers’ picks for these weeks will no longer count.',
  freeLabel: (weekId: string, name: string) => `Free up ${weekId} of ${name}`,
  slotsHint: (most: number) => `How many drivers can have the week: 1 to ${most}.`,
  slotsHintNow: (most: number) =>
    `How many drivers can have the week: 1 to ${most}. Manual assignments keep their slots.`,
  edit: 'Edit',
  delete: 'Delete',
  driverPicksColumns: {
    seniorityNumber: 'Seniority',
    employeeId: 'Employee ID',
    name: 'Driver',
    submissionTime: 'Submitted',
    picks: 'Picks',
  },
  assignmentType: 'Type',
  assignedOf: (assigned: number, drivers: number) =>
    `${assigned} of ${counted(drivers, 'driver')} assigned.`,
  weekOption: (weekId: string, remainingSlots: number): string =>
    `${weekId} · ${remainingSlots === 0 ? 'full' : `${remainingSlots} left`}`,
  weeksFound: (found: number, all: number) => `${found} of ${counted(all, 'week')}`,
};
