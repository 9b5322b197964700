import type { WeekDayName } from '~/domain/shared/week-day-names';

export const weeksAhead = {
  title: 'Weeks Ahead',
  shortcut: 'Coming cutoffs and holidays',
  weeks: 'Coming weeks',
  opensAutomatically: (day: WeekDayName, time: string) =>
    `After you publish a week, the next one opens automatically every ${day} at ${time}. You can change this in {settings}.`,
  opensByButton:
    'The next week opens when you press the button. {settings} can open it automatically.',
  week: 'Work week',
  opens: 'Opens',
  byButton: 'With the button',
  cutoff: 'Cutoff',
  holidays: 'Holidays',
  why: { holiday: 'Moved by a holiday', chosen: 'Chosen' },
  tooLate: 'After the cutoff',
  change: 'Change',
  changeOf: (days: string) => `Change the cutoff for the week of ${days}`,
  chooseTitle: (days: string) => `Cutoff for the week of ${days}`,
  cutoffIn: (zone: string) => `Cutoff (${zone})`,
  cutoffHint: 'It must be before the work week. Drivers see it when selection opens.',
  useUsual: 'Use the usual cutoff',
  choose: 'Set the cutoff',
  holidaysIntro:
    'A cutoff on a holiday moves to the last working day before, at the same time. The cutoff of the present week does not move.',
  date: 'Date',
  name: 'Name (optional)',
  addHoliday: 'Add holiday',
  removeHoliday: (date: string) => `Remove the holiday on ${date}`,
};
