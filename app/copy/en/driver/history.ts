export const history = {
  none: 'Nothing saved yet',
  noneHint: 'After you save your list, its receipt appears here.',
  olderSaves: 'Older saves are kept, but not shown here.',
  jobsTitle: 'Your saves',
  jobsIntro: 'Each save with its receipt. For each week, the latest save is the one that counts.',
  weeksTitle: 'Your vacation saves',
  weeksIntro: 'Each save with its receipt. The latest save is the one that counts.',
  counted: 'Counted',
  counts: 'Counts',
};
