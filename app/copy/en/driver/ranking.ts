import { channelNames } from '~/app/copy/en/channel-names';
import { counted } from '~/app/copy/en/counted';
import { formatAsked, formatAskWay } from '~/app/copy/en/entered-by';
import type { EnteredBy } from '~/domain/picks/entered-by-schema';

export const ranking = {
  calendarFile: '(downloads a calendar file)',
  name: 'Name',
  facility: 'Facility',
  deadline: 'Deadline',
  seniority: 'Seniority',
  more: 'More',
  myPhone: 'My Phone',
  whatToRank: 'What to rank',
  when: { 'this-week': 'This week', 'next-week': 'Next week' },
  withoutJob: 'No job',
  seeWhy: 'See why',
  yourJobs: 'Your jobs of this week and the next',
  allSaves: 'All your saves',
  addItem: (id: string) => `Add ${id}`,
  isPick: (id: string, rank: number) => `${id} is pick ${rank}`,
  add: 'Add',
  reminder: 'Remind me:',
  remindBy: channelNames,
  noReminder: 'No reminders',
  picked: (rank: number) => `✓ Pick ${rank}`,
  action: 'Action',
  showAll: 'Show all',
  showMorePicks: (count: number) => (count === 1 ? 'Show 1 more pick' : `Show ${count} more picks`),
  askAdmin: 'Please ask your site administrator what to do next.',
  date: 'Date',
  saved: 'Saved',
  receipt: (at: string, receiptNumber: string) => `${at}, receipt ${receiptNumber}`,
  picks: 'Picks',
  pick: 'Pick',
  pickPrefix: (rank: number) => `Pick ${rank}:`,
  emptyTitle: 'Your list is empty',
  notSaved: 'Your changes to the list are not saved.',
  sessionOver: {
    title: 'You were signed out',
    text: 'Your changes are still on this page, but they are not saved.',
    signIn: 'Sign in to save them',
  },
  enteredTitle: 'Your list was entered for you',
  myList: 'My list',
  parts: 'Parts of this page',
  sortedBy: (column: string) => `By ${column}`,
  directions: { asc: 'ascending', desc: 'descending' },
  afterTheDeadline: 'After the deadline',
  savedPicks: 'Saved picks',
  wholeList: (count: number) => `Whole list: ${counted(count, 'pick')}`,
  openEnd: 'Open until your site closes it',
  save: 'Save Preferences',
  notSavedYet: 'Not saved yet',
  unsaved: 'Unsaved changes',
  dragHelp:
    'To pick up an item, press the space bar. Move it with the arrow keys. Press the space bar again to drop it, or Escape to cancel.',
  drag: (id: string) => `Drag ${id}`,
  undoAll: 'Undo all',
  undoTitle: 'Undo all changes?',
  added: (item: string, place: string) => `${item} added as pick ${place}`,
  removed: (item: string) => `${item} removed from your list`,
  moved: (item: string, place: string) => `${item} moved to pick ${place}`,
  addedSeveral: (items: string, from: number, to: number) =>
    `${items} added as picks ${from} to ${to}`,
  addMatching: (count: number) =>
    count === 1 ? 'Add the 1 that matches' : `Add all ${count} that match`,
  earlierText: 'You can start from the last list that you saved.',
  earlierGone: (ids: string) => `No longer offered: ${ids}.`,
  useEarlier: (days: string, count: number) =>
    `Use your list for ${days} (${counted(count, 'job')})`,
  rankRest: 'Rank the rest',
  undo: 'Undo',
  undone: 'Your last change was undone',
  moreFor: (id: string) => `More actions for ${id}`,
  actionsOf: (id: string) => `Move or remove ${id}`,
  moveToTop: 'Move to top',
  moveToPick: (id: string, place: number) => `Move ${id} to pick ${place}`,
  toPick: 'To pick',
  move: 'Move',
  removeFromList: 'Remove from list',
  select: 'Select',
  selectDone: 'Done',
  selectHint: 'Select picks to move or remove',
  chosenCount: (count: number) => `${count} selected`,
  choose: (id: string) => `Select ${id}`,
  discarded: 'Your changes were discarded',
  rowLabels: { up: 'Move up', down: 'Move down', remove: 'Remove' },
  saveFailed: {
    title: 'Save failed',
    text: 'The server did not answer, so your list may not have been saved. Nothing on this page is lost. Try again when you are connected.',
    check: 'Check',
    checking: 'Checking…',
    notStoredTitle: 'This list is not saved',
    notStored: 'The server has not stored it so far. If saving is still open, save it again.',
  },
  jobs: 'Jobs',
  vacation: 'Vacation',
  leave: 'Leave',
  addToCalendar: 'Add to calendar',
  contact: 'Questions? Ask your site administrator: {email}',
  assignedHow: 'How it was assigned: {how}',
  picksAndWhy: 'Your picks and the reasons {count}',
  moreReasons: (count: number) => `${counted(count, 'more pick')} and why`,
  job: {
    count: (jobs: number) => counted(jobs, 'job'),
    found: (found: number, jobs: number) => `${found} of ${counted(jobs, 'job')}`,
    rankAll: (count: number, isFirst: boolean) =>
      isFirst
        ? `Or rank all ${count} jobs that you qualify for:`
        : `Rank the other ${count} jobs below your picks:`,
    name: (id: string) => `Job ${id}`,
    pickedUp: (id: string, place: string) => `Picked up job ${id}, pick ${place}`,
  },
  week: {
    count: (weeks: number) => counted(weeks, 'week'),
    found: (found: number, weeks: number) => `${found} of ${counted(weeks, 'week')}`,
    rankAll: (count: number, isFirst: boolean) =>
      isFirst ? `Or rank all ${count} weeks:` : `Rank the other ${count} weeks below your picks:`,
    name: (id: string) => `Week ${id}`,
    pickedUp: (id: string, place: string) => `Picked up week ${id}, pick ${place}`,
  },
  placeOf: (place: number, all: number) => `${place} of ${all}`,
  over: (item: string, place: string) => `${item} is over pick ${place}`,
  stays: (item: string) => `${item} stays where it was`,
  receiptNo: 'Receipt {number}',
  savedAt: (time: string) => `Saved at ${time}`,
  savedOn: (dateAndTime: string) => `Saved ${dateAndTime}`,
  elsewhere: {
    savedAt: (time: string) => `Saved on another device at ${time}`,
    savedOn: (dateAndTime: string) => `Saved on another device: ${dateAndTime}`,
    ask: 'Nothing was saved from this page. Keep that list, or use this one?',
    that: 'Saved list',
    this: 'This page',
    describe: (first: readonly string[], count: number): string =>
      count === 0
        ? 'no picks'
        : `${counted(count, 'pick')}: ${first.join(', ')}${count > first.length ? '…' : ''}`,
    keep: 'Keep that list',
    use: 'Use this list',
  },
  enteredBy: ({ username, ...asked }: EnteredBy) =>
    `Entered by the dispatcher ${username}, ${formatAsked(asked)}`,
  enteredText: ({ username, askedBy, how }: EnteredBy, at: string) =>
    `Your list was entered for you by ${username} on ${at}, asked by ${askedBy} (${formatAskWay(how)}).`,
  replaceUntil: 'You can replace it until {deadline}.',
  replaceLate: 'You can still replace it until the results are published.',
  replaceWhileOpen: 'You can replace it until your site closes the selection.',
  undoToEmpty: (picks: number) =>
    `Your list of ${counted(picks, 'pick')} will be empty again. Your saved list does not change.`,
  undoTo: (picks: number, saved: number) =>
    `Your list of ${counted(picks, 'pick')} will go back to the ${counted(saved, 'pick')} you had before. Your saved list does not change.`,
  listRules: {
    sealed: 'Lists are sealed: until the cutoff, nobody but you sees what you pick.',
    open: {
      'by-number':
        'After publishing, every driver of your site can read all lists and results, by seniority number.',
      'by-name':
        'After publishing, every driver of your site can read all lists and results, by name.',
    },
    fromNext: {
      jobs: (change: string) => `From the next week on, ${change}`,
      vacations: (change: string) => `From the next vacation selection on, ${change}`,
    },
    coming: {
      sealed: 'nobody, your administrator included, sees picks before the cutoff.',
      unsealed: 'your administrator can see picks before the cutoff.',
      off: 'drivers no longer see each other’s lists and results.',
      'by-number':
        'every driver of your site can read all published lists and results, by seniority number.',
      'by-name': 'every driver of your site can read all published lists and results, by name.',
    },
  },
  allResults: 'See all lists and results',
  lastMinutes: {
    counts: (time: string) => `Only what is saved before ${time} counts.`,
    unsaved: (changes: number): string =>
      changes === 1 ? '1 change is not saved.' : `${changes} changes are not saved.`,
    announce: {
      soon: (time: string) => `Less than ten minutes left: save your changes before ${time}.`,
      now: (time: string) => `Less than one minute left: save your changes before ${time}.`,
    },
  },
  timeLeft: '{time} left · {deadline}',
  closedAt: 'Closed {deadline}',
};
