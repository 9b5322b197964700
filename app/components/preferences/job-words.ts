import type { RankingWords } from '~/app/components/ranking/ranking-view';

export const jobWords: RankingWords = {
  path: '/driver-preferences',
  noun: 'Job',
  title: 'Your Job Preferences',
  hint: 'Pick 1 is the job you want most.',
  emptyHint: 'Add the job you want most first. It becomes Pick 1.',
  nothingRanked: 'You have no picks for this period.',
  savedEmpty: 'An empty list: no job is assigned by preference.',
};
