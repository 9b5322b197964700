export const pastResults = {
  title: 'Your past results',
  intro: 'Your job in every published week, and the reason for each pick.',
  none: (year: number) => `No results in ${year}`,
  noneHint: 'After a week is published, your result stays here for good.',
  years: 'Years',
  publishedAt: 'Version {version}, published {time}',
};
