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
  goToList: (count: number) => `List (${count})`,
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
