import { counted } from '~/app/copy/en/counted';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { capitalize } from '~/domain/shared/text';

export const roster = {
  nothingToSave: 'Nothing to save',
  updated: (noun: RosterNoun) => `${capitalize(noun)}s Updated`,
  savedChanges: (noun: RosterNoun, count: number) => `Saved changes to ${counted(count, noun)}.`,
  added: (noun: RosterNoun) => `${capitalize(noun)} Added`,
  addedOne: (noun: RosterNoun, name: string) => `Added ${noun} ${name}.`,
  removed: (noun: RosterNoun, count: number) =>
    `${capitalize(noun)}${count === 1 ? '' : 's'} Removed`,
  noneOnTheList: (noun: RosterNoun) => `The selected ${noun}s are no longer on the list.`,
  undone: 'Change undone',
  undoneRows: (restored: number, changed: number, removed: number) =>
    `${restored} restored, ${changed} changed back, ${removed} removed.`,
  nothingWasRemoved: 'Nothing was removed',
};

export const drivers = {
  removedOne: 'Driver has been successfully removed.',
  removedMany: (count: number) => `Successfully removed ${count} drivers`,
  imported: (drivers: number) => `Successfully imported ${counted(drivers, 'driver')}.`,
  seniorityChanged: 'Seniority Updated',
  seniorityChangedText: (count: number) =>
    `${counted(count, 'driver')} ${count === 1 ? 'has' : 'have'} another number. You can undo this for a day.`,
  seniorityUnclear: 'Enter an employee ID of 7 digits and a seniority number.',
  passwordReset: 'Password Reset',
  needsCode: (name: string) => `${name} now needs a one-time code to set a new password.`,
  signsInWithId: (name: string) =>
    `${name} signs in with their employee ID only until a new password is set.`,
};

export const jobs = {
  templateSaved: 'Template saved',
  templateSavedText: (name: string, count: number) => `“${name}” has ${counted(count, 'job')}.`,
  templateDeleted: (name: string) => `Template “${name}” deleted`,
  publishedWeekChanged: (days: string) => `Published week of ${days} changed`,
  publishedWeekChangedText: (version: number, drivers: number) =>
    `Version ${version} is published. ${counted(drivers, 'driver')} ${drivers === 1 ? 'is' : 'are'} told what they had, what they have now, and why.`,
  removed: (jobs: number) => `Successfully removed ${counted(jobs, 'job')}`,
  imported: (jobs: number) => `Successfully imported ${counted(jobs, 'job')}`,
};

export const vacationWeeks = {
  weekSaved: (weekId: string, weekDates: string, totalSlots: number) =>
    `Week ${weekId}, ${weekDates}, has ${counted(totalSlots, 'slot')}.`,
  imported: (weeks: number) => `Successfully imported ${counted(weeks, 'vacation week')}.`,
  added: 'Vacation Week Added',
  updated: 'Vacation Week Updated',
  deletedOne: 'Vacation Week Deleted',
  deletedMany: 'Vacation Weeks Deleted',
  deletedText: (weekIds: number) => `Successfully removed ${counted(weekIds, 'vacation week')}.`,
  closed: 'Vacation Weeks Closed',
  closedText: (weeks: number) => `${counted(weeks, 'vacation week')} can no longer be ranked.`,
  reopened: 'Vacation Weeks Reopened',
  reopenedText: (weeks: number) => `${counted(weeks, 'vacation week')} can be ranked again.`,
  yearAddedText: (year: number, totalSlots: number) =>
    `All weeks of ${year} now exist. New weeks have ${counted(totalSlots, 'slot')}.`,
  yearAdded: 'Vacation Weeks Added',
};
