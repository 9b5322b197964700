import type { RankingWords } from '~/app/components/ranking/ranking-view';

export const weekWords: RankingWords = {
  path: '/driver-vacation',
  noun: 'Week',
  title: 'Your Vacation Preferences',
  hint: 'Pick 1 is the week you want most.',
  emptyHint: 'Add the week you want most first. It becomes Pick 1.',
  nothingRanked: 'You have not ranked any vacation weeks.',
  savedEmpty: 'An empty list: no vacation week is assigned by preference.',
};
