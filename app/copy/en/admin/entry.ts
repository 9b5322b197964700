import { counted } from '~/app/copy/en/counted';
import { askWayLabels } from '~/app/copy/en/entered-by';

/** The pages on which an administrator enters a list for a driver. */
export const entry = {
  title: 'Enter a list for a driver',
  jobs: 'Enter jobs',
  vacation: 'Enter vacation weeks',
  heading: 'Lists for this driver',
  headingText: 'Enter a list if the driver cannot do it themselves. The driver is told.',
  backToPicks: 'Back to live picks',
  intro:
    'The driver reads on their page, and by email if they have an address on file, that you entered this list and who asked for it. Until the cutoff they may replace it.',
  closed: 'The selection is closed',
  closedText: 'A list can be entered only while drivers may save theirs.',
  late: 'The deadline has passed',
  lateText:
    'The driver may still finish the list, so you may do so for them. The save is marked as late.',
  carried: 'This list was carried over from an earlier week. Save it to submit it for this one.',
  gone: 'These picks are no longer offered and will be left out: {ids}',
  listTitle: (name: string) => `List of ${name}`,
  emptyTitle: 'The list is empty',
  list: 'List',
  firstPick: 'Pick 1 is wanted most.',
  emptyHint: 'Add what the driver asked for, first choice first.',
  nothingRanked: 'The driver has no list.',
  savedSealed: 'The driver has saved a list. What is on it is sealed.',
  sealed:
    'The list starts empty, because lists are sealed: it shows neither the driver’s list nor what was entered before. What you save replaces the whole list.',
  savedEmpty: 'An empty list',
  whoAsked: 'Who asked you',
  askedBy: 'Asked by',
  askedByHint: 'The driver’s name, or for example “Union steward Lee”',
  how: 'How',
  choose: 'Choose…',
  ways: askWayLabels,
  replacesOwn: (at: string) =>
    `The driver has saved a list themselves on ${at} and asked me to replace it`,
  save: 'Save this list',
  linkFor: (name: string) => `Enter a list for ${name}`,
};

/** The forms on paper on which drivers without a phone write their picks. */
export const picksForm = {
  title: 'Picks form',
  print: 'Print a picks form',
  printAll: 'Print picks forms',
  of: 'Forms for',
  kinds: { blank: 'Without a name', missing: 'All without a list', chosen: 'Chosen drivers' },
  chosenHint: 'Seniority numbers or employee IDs, separated by spaces',
  show: 'Show these',
  parts: 'Forms',
  part: (from: number, to: number) => `${from}–${to}`,
  count: (forms: number) => counted(forms, 'form'),
  cutoff: (at: string) => `Hand in before ${at}`,
  noCutoff: 'No cutoff is set yet.',
  howTo:
    'Write one job ID on each line. Line 1 is wanted most. If the lines are not enough, go on with the next number on the back.',
  consent: 'I ask the dispatcher to enter these picks for me.',
  signature: 'Signature',
  date: 'Date',
  jobs: (jobs: number) => `Jobs to choose from (${jobs})`,
};

/** The page on which an administrator types lists from paper, one after the other. */
export const enterLists = {
  title: 'Enter paper lists',
  shortcut: 'Type lists that drivers handed in on paper, by keyboard.',
  intro:
    'Type the driver’s number and press Enter, then the jobs. Enter on an empty line saves the list and goes to the next driver. Each driver is told, and may replace the list until the cutoff.',
  sitting: 'For all lists that you enter now',
  askedByHint: 'Leave it empty if the driver named on each form signed it.',
  list: 'Next list',
  correcting: (name: string) => `Correct the list of ${name}`,
  sealed:
    'Lists are sealed, so the jobs that you entered before are not shown. What you save replaces the whole list.',
  driver: 'Driver',
  driverHint: 'Seniority number, employee ID or name',
  found: (seniority: string, name: string, employeeId: string) =>
    `${name}, seniority ${seniority}, ID ${employeeId}`,
  replacesEntered: (at: string) =>
    `A list was entered for this driver on ${at}. This one replaces it.`,
  picks: 'Jobs, first choice first',
  picksHint:
    'Job IDs, separated by spaces or Enter. The number alone is enough if only one job has it: 12 for J012.',
  understood: 'Understood as',
  problems: {
    'job-unknown': ({ typed }: { typed: string }) => `There is no job “${typed}”.`,
    'job-unclear': ({ typed, jobIds }: { typed: string; jobIds: readonly string[] }) =>
      `“${typed}” could be ${jobIds.join(' or ')}. Type the whole ID.`,
    'job-repeated': ({ jobId }: { jobId: string }) => `${jobId} is in the list twice.`,
    'job-not-allowed': ({ jobId }: { jobId: string }) =>
      `${jobId} is an airport job, for which this driver is not certified.`,
  },
  save: 'Save and go to the next driver',
  entered: 'Entered in this sitting',
  none: 'Nothing entered yet',
  noneHint: 'The lists that you save here are listed, so that you can correct them.',
  isSealed: 'Sealed',
  isReplaced: 'Replaced since',
  correct: 'Correct',
  correctFor: (name: string) => `Correct the list of ${name}`,
  savedAt: 'Saved',
};
