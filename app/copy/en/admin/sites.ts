import { counted } from '~/app/copy/en/counted';

/** The sites of a company, for those who work at all of them. */
export const sites = {
  title: 'All Sites',
  shortcut: 'The week of every site of the company',
  intro: (company: string, drivers: number) =>
    `${company} has ${counted(drivers, 'driver')} at all sites together.`,
  switchSite: 'Switch site',
  search: 'Search sites',
  searchHint: 'A name or site code',
  shown: (count: number) => counted(count, 'site'),
  noneFound: 'No sites found',
  noneFoundText: 'Check the spelling, or search for another name or site code.',
  workHere: 'Work here',
  workAt: (name: string) => `Work at ${name}`,
  current: 'You work here',
  inactive: 'Deactivated',
  closes: 'Closes',
};
