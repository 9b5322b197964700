export const listPrint = {
  empty: 'The list is empty.',
  jobsTitle: 'Print Job Preferences',
  weeksTitle: 'Print Vacation Preferences',
  aboutWeeks: 'Most wanted week first',
  carriedOver: 'Carried over from an earlier period',
  notSaved: 'Not saved',
};
