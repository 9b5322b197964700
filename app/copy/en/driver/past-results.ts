export const pastResults = {
  title: 'Your past results',
  intro: 'Your job in every published week with the reason for each pick, and your vacation weeks.',
  none: (year: number) => `No results in ${year}`,
  noneHint: 'After a week is published, your result stays here for good.',
  years: 'Years',
  vacations: 'Your vacation weeks',
  vacationsIntro: 'What you got in each published version.',
  noVacation: 'No week',
  replaced: 'replaced by a later version',
  publishedAt: 'Version {version}, published {time}',
};
