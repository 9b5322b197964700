import { counted } from '~/domain/shared/counted';

export const activity = {
  activity: 'Activity',
  searchActivity: 'Search activity',
  nameIdOrDetails: 'Name, ID or details…',
  who: 'Who',
  action: 'Action',
  from: 'From',
  to: 'To',
  reset: 'Reset',
  newestFirst: (rows: number) => `${counted(rows, 'line')}, newest first`,
  time: 'Time',
  noActivityMatchesYourSearch: 'No activity matches your search.',
  noActivityRecorded: 'No activity recorded.',
  pagesOfTheLog: 'Pages of the log',
  searchOlder: 'Search older',
  activityLog: 'Activity Log',
  clearDemo: 'Clear (demo)',
  clearTheActivityLog: 'Clear the activity log?',
  allEntriesSoFarDisappear:
    'All entries so far disappear from this page and from its export, for every administrator of the site. The record itself is kept, and this clearing is logged.',
  clearTheView: 'Clear the view',
};
