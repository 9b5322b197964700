import { counted } from '~/app/copy/en/counted';

export const activity = {
  caption: 'Activity',
  searchActivity: 'Search activity',
  searchHint: 'Name, ID or details…',
  who: 'Who',
  action: 'Action',
  from: 'From',
  to: 'To',
  reset: 'Reset',
  newestFirst: (rows: number, zone: string) =>
    `${counted(rows, 'line')}, newest first · times in ${zone}`,
  time: 'Time',
  noMatch: 'No activity matches your search.',
  noEntries: 'No activity recorded.',
  pages: 'Pages of the log',
  searchOlder: 'Search older',
  title: 'Activity Log',
  fileGoesOn:
    'Older entries are left out. Choose earlier dates, or export as CSV, which holds them all.',
  clear: 'Clear (demo)',
  clearTitle: 'Clear the activity log?',
  clearText:
    'All entries so far disappear from this page and from its export, for every administrator of the site. The record itself is kept, and this action is logged.',
  clearConfirm: 'Clear the view',
  actionNames: {
    create: 'Create',
    update: 'Update',
    delete: 'Delete',
    view: 'View',
    login: 'Login',
    logout: 'Logout',
    save: 'Save',
  },
  everybody: 'Everybody',
  administrators: 'Administrators',
  dispatchers: 'Dispatchers',
  stewards: 'Stewards',
  programs: 'Programs (API)',
  masterAdministrator: 'Master administrator',
  theSystem: 'The system',
  allActions: 'All actions',
  foundIn: (found: number, searched: number, zone: string) =>
    `${found} found in ${counted(searched, 'entry', 'entries')} searched · times in ${zone}`,
};
