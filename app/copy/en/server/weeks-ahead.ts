export const weeksAhead = {
  saved: {
    'add-holiday': 'Holiday added',
    'remove-holiday': 'Holiday removed',
    'choose-cutoff': 'Cutoff set',
    'usual-cutoff': 'Usual cutoff set',
  },
  invalidDateText:
    'A holiday must be today or later, and at most two years ahead. Nothing was saved.',
  tooManyHolidays: 'Too many holidays',
  tooManyHolidaysText: (limit: number) =>
    `A site can have ${limit} coming holidays. Remove one first. Nothing was saved.`,
  notBeforeWeek: 'Cutoff too late',
  notBeforeWeekText: 'The cutoff must be before the Monday of the work week. Nothing was saved.',
  notAfterWeekBefore: 'Cutoff too early',
  notAfterWeekBeforeText: 'The cutoff must be after that of the week before. Nothing was saved.',
  weekNotAhead: 'Week not ahead',
  weekNotAheadText:
    'This week has opened already, or is too far ahead. Change the cutoff of the present week on the dashboard. Nothing was saved.',
};
