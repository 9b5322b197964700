import { counted } from '~/app/copy/en/counted';
import type { FieldTexts } from '~/app/copy/field-texts';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { capitalize } from '~/domain/shared/text';
import type { WeekFields } from '~/domain/vacation/vacation-week';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const roster = {
  add: (noun: RosterNoun) => `Add ${capitalize(noun)}`,
  selectRow: (id: string) => `Select ${id}`,
  editRow: (id: string) => `Edit ${id}`,
  exportData: 'Export Data',
  selectAllShown: (shown: number) => `Select all ${shown} shown`,
  edit: 'Edit',
  pasteToImport: 'Paste to import',
  pasteHint: (noun: RosterNoun, columns: string) =>
    `One ${noun} per line: ${columns}. Separate columns with tabs, commas, semicolons or two spaces. A line with an existing ID changes that ${noun}. You see a preview before anything is stored. If any line has an error, nothing is imported.`,
  /** The fields of a pasted line: those that it needs, and those that it may have. */
  pasteColumns: (needed: readonly string[], others: readonly string[]): string =>
    others.length === 0
      ? list.format(needed)
      : `${needed.join(', ')}, and optionally ${list.format(others)}`,
  properties: 'Properties',
  linesToImport: 'Lines to import',
  import: 'Import',
  importing: 'Importing…',
  allAsText: (count: number) => `The whole list as text (${count})`,
  allAsTextHint: 'This text has the same columns, so you can paste it back.',
  beingStored: 'Still storing the last change',
  storingText: (percent: number) =>
    `You see the list as it will be. ${percent}% is stored; it continues even if you close the page. Until then, drivers who were added cannot sign in, and drivers who were removed still can.`,
  copied: 'Copied to Clipboard',
  copyFailed: 'Failed to copy data to clipboard. Please try again or select and copy manually.',
  importFromFile: 'Import a file',
  fileHint: (noun: RosterNoun) =>
    `Excel (.xlsx) or CSV, up to 10,000 rows and 2 MB: one ${noun} per row. Save .xls, .ods or .numbers as .xlsx first. You see a preview before anything is stored. If any row has an error, nothing is imported.`,
  importErrors: 'Import Errors',
  allErrors: 'All errors',
  fileTooLarge: 'This file is too large. It can have up to 2 MB. Nothing was imported.',
  fileToImport: 'Excel or CSV file',
  importFile: 'Import file',
  searchRows: (noun: RosterNoun) => `Search ${noun}s`,
  noMatch: (noun: RosterNoun, search: string) => `No ${noun}s match "${search}".`,
  all: (noun: RosterNoun) => `All ${noun}s`,
  count: (noun: RosterNoun, count: number) => counted(count, noun),
  used: (noun: RosterNoun, used: number, limit: number) => `${used} of ${limit} ${noun}s`,
  select: 'Select',
  deleteSelected: (noun: RosterNoun) => `Delete selected ${noun}s`,
  delete: 'Delete',
  deleteCount: (noun: RosterNoun, count: number) => `Delete ${counted(count, noun)}`,
  pages: 'Pages',
  empty: '(empty)',
  conflictTitle: 'Someone else saved changes first',
  conflictText: (noun: RosterNoun, count: number) =>
    `Nothing was saved: someone else changed ${counted(count, noun)} that you edited. Choose which values to keep. Your other edits will be saved too.`,
  wasDeleted: (noun: RosterNoun) => `This ${noun} was deleted`,
  keepItDeleted: 'Keep it deleted',
  restoreIt: (values: string) => `Restore it: ${values}`,
  saveMyChoices: 'Save my choices',
  was: (label: string, shown: string) => `${label} (was ${shown})`,
  nowAndBefore: (now: string, before: string) => `{label}: now ${now} (was ${before})`,
  takeTheirs: (shown: string) => `Take theirs: ${shown}`,
  keepMine: (shown: string) => `Keep mine: ${shown}`,
  search: 'Search…',
  selected: (selected: number) => `${selected} selected`,
  needsJavaScript:
    'This table needs JavaScript. {link} instead. You can edit and delete there too.',
  usePlainList: 'Use the plain list',
  notSaved: (noun: RosterNoun, count: number) =>
    `Your changes to ${counted(count, noun)} are not saved.`,
  discardText: (noun: RosterNoun, count: number) =>
    `Your changes to ${counted(count, noun)} are not saved and will be lost. Saved data does not change.`,
  filled: (filled: number, skipped: number): string =>
    `Pasted into ${counted(filled, 'cell')}, not saved yet.${skipped > 0 ? ` ${counted(skipped, 'value')} did not fit and ${skipped === 1 ? 'was' : 'were'} left out.` : ''}`,
  saveChanges: 'Save Changes',
  saveCount: (count: number) => `Save Changes (${count})`,
  discard: 'Discard',
  discardTitle: 'Discard your changes?',
  discardChanges: 'Discard changes',
  editTitle: (noun: RosterNoun, id: string) => `Edit ${noun} ${id}`,
  save: 'Save',
  deleteTitle: (noun: RosterNoun, count: number): string =>
    count === 1 ? `Delete ${noun}?` : `Delete ${noun}s?`,
  deleteText: (selected: number, noun: RosterNoun) =>
    `Are you sure you want to delete ${selected} ${noun}(s)? This can be undone for a day.`,
  deletion: {
    havePicks: (drivers: number, selected: number): string => {
      if (selected === 1) return 'This driver has picks, which are deleted too.';
      return `${drivers} of them ${drivers === 1 ? 'has' : 'have'} picks, which are deleted too.`;
    },
    rankThese: (drivers: number, selected: number) =>
      `${counted(drivers, 'driver')} ${drivers === 1 ? 'ranks' : 'rank'} ${selected === 1 ? 'this job' : 'one of these jobs'}.`,
    assignments: (assignments: number) =>
      `${counted(assignments, 'manual assignment')} will no longer count.`,
    results: (results: number, selected: number) =>
      `${counted(results, 'published result')} ${results === 1 ? 'names' : 'name'} ${selected === 1 ? 'it' : 'them'}. Published results stay as they are.`,
    jobsThere: 'After deleting, you choose whether the published week changes too.',
    sealed: 'Lists are sealed, so this page does not say how many lists are affected.',
    unused: 'No picks, manual assignments or published results are affected.',
  },
  deleteRows: (selected: number) => `Delete ${selected}`,
  none: (noun: RosterNoun) => `No ${noun}s.`,
  title: (noun: RosterNoun, siteName: string) => `Edit ${capitalize(noun)}s – ${siteName}`,
  printList: 'Print list',
  tableView: 'Table View',
  masterList: 'Master List',
  cell: (column: string, rowId: string) => `${column} of ${rowId}`,
};

export const drivers = {
  fields: {
    employeeId: { label: 'Employee ID', hint: 'Exactly 7 digits' },
    name: { label: 'Name' },
    seniorityNumber: {
      label: 'Seniority',
      input: 'Seniority Number',
      hint: 'Lower is more senior; use each number once',
    },
    vcStatus: { label: 'VC', input: 'VC status' },
    airportCertified: { label: 'Airport', input: 'Airport certified' },
    isEligible: { label: 'Eligible', pasteHint: 'Yes or No' },
    vacationWeeks: {
      label: 'Weeks off',
      pasteHint: '1 if empty',
      input: 'Vacation weeks',
      hint: 'How many vacation weeks the driver may hold, 0 to 12',
    },
    phone: { label: 'Phone', hint: 'For your calls; nothing is sent to it' },
    seniorityDate: {
      label: 'Seniority date',
      hint: 'Decides nothing until you rank the list by date',
      pasteHint: 'YYYY-MM-DD',
    },
    tieNumber: {
      label: 'Tie number',
      hint: 'Among drivers of one date, lower is more senior',
    },
    note: { label: 'Note', hint: 'For dispatchers only; drivers never see it' },
  } satisfies FieldTexts<Driver>,
  codeHint:
    'A one-time code lets the driver set a first or new password. It is valid for 24 hours.',
  issueCode: 'Issue one-time code',
  resetInstead: 'Reset the password instead…',
  resetPassword: 'Reset password',
  codeFor: (name: string) => `One-time code for ${name}`,
  codeShownOnce: 'It is shown only now. Write it down, or read it out to the driver.',
  codeHowTo:
    'After their Employee ID on the login page, the driver chooses “Forgot password?” or “I have a one-time code”, and enters the code and a new password.',
  codeValidity: 'It works once, within 24 hours. A new code replaces it.',
  done: 'Done',
  title: 'Edit Drivers',
  resetToCode:
    'The driver is signed out everywhere and then needs a one-time code to set a new password. The old password and any security questions cannot be restored.',
  resetToId:
    'The driver is signed out everywhere and then signs in with their employee ID only. The old password and any security questions cannot be restored.',
};

export const seniority = {
  title: 'Change Seniority',
  intro:
    'Give a driver another place: whoever has the number, and those after them up to the first free number, get the next one. Or rank the whole list by the seniority dates of the drivers.',
  back: 'Back to Edit Drivers',
  whom: 'Whom to move',
  to: 'Seniority Number',
  preview: 'Show what changes',
  up: 'Up one',
  down: 'Down one',
  closeGaps: 'Close gaps',
  rankByDate: 'Rank by date',
  changes: (count: number) =>
    `${counted(count, 'driver')} ${count === 1 ? 'gets' : 'get'} another number`,
  now: 'Now',
  after: 'New',
  nothing: 'Nothing changes',
  nothingFor: (name: string) => `${name} has this place already.`,
  noGaps: 'The seniority numbers have no gaps.',
  noDates: 'No driver has a seniority date. Enter the dates under Edit Drivers, or import them.',
  rankedAlready: 'The seniority numbers follow the dates already.',
  undated: (count: number): string =>
    count === 1
      ? '1 driver without a seniority date comes after all others'
      : `${count} drivers without a seniority date come after all others, in the order of today`,
  ties: (count: number) => `${counted(count, 'driver')} with the same date as others`,
  tiesNote: 'The lower tie number comes first, then the lower employee ID.',
  tiedBy: 'After the one above by',
  tieBreaks: { 'tie-number': 'tie number', 'employee-id': 'employee ID' },
  cannotBeStored: 'This cannot be stored',
  store: (count: number) => `Store ${counted(count, 'new number')}`,
  link: 'Change seniority…',
  linkText: 'Puts the driver at another place; the others move by one.',
};

export const jobs = {
  fields: {
    jobId: { label: 'Job ID' },
    weekDays: { label: 'Work Days' },
    startTime: { label: 'Start Time', pasteHint: '24-hour HH:MM' },
    isAirport: {
      label: 'Airport',
      pasteHint: 'Yes or No',
      input: 'Airport job (requires certification)',
    },
    location: { label: 'Location', input: 'Location (optional)' },
    places: {
      label: 'Places',
      pasteHint: '1 if empty',
      hint: 'How many drivers do this same job',
    },
    endTime: {
      label: 'End Time',
      pasteHint: 'HH:MM, may be empty',
      input: 'End Time (optional)',
      hint: 'On the next day if it is not after the start',
    },
    paidHours: {
      label: 'Paid Hours',
      pasteHint: 'may be empty',
      input: 'Paid Hours (optional)',
      hint: 'For each day, such as 8 or 8.25; 0 if not stated',
    },
  } satisfies FieldTexts<Job>,
  title: 'Edit Jobs',
};

export const vacationWeeks = {
  fields: {
    weekId: { label: 'Week ID' },
    startDate: { label: 'Start Date' },
    endDate: { label: 'End Date', pasteHint: 'YYYY-MM-DD' },
    totalSlots: { label: 'Total Slots' },
    isClosed: {
      label: 'Closed',
      hint: 'Cannot be ranked or awarded, such as for holidays',
      pasteHint: 'No if empty',
    },
  } satisfies FieldTexts<WeekFields>,
  closeForHolidays: 'Close for holidays',
  generateYear: 'Generate a Year',
  deletePastWeeks: (past: number) => `Delete past weeks (${past})`,

  title: 'Edit Vacation Weeks',
  tableView: 'Table View',
  masterList: 'Master List',
};

export const jobTemplates = {
  title: 'Templates',
  intro:
    'Lists of jobs for a season or a holiday week. Using one shows a preview first, in which you can replace the whole list.',
  saved: (count: number, by: string) => `${counted(count, 'job')}, saved by ${by} at {time}`,
  use: 'Use',
  useOf: (name: string) => `Use the template ${name}`,
  deleteOf: (name: string) => `Delete the template ${name}`,
  deleteTitle: (name: string) => `Delete the template “${name}”?`,
  deleteText: (count: number) =>
    `Its list of ${counted(count, 'job')} is deleted. The jobs of your site stay as they are.`,
  deleteNow: 'Delete the template',
  name: 'Name of a new template',
  nameExample: 'Winter',
  nameHint: 'A template with the same name is replaced.',
  save: (jobs: number) => `Save the present ${counted(jobs, 'job')}`,
};

/** What the next version takes from today's lists. */
export const rosterChanges = {
  title: (version: number) => `Jobs and drivers that differ from version ${version}`,
  text: 'The new version takes them as they are now.',
  jobsAdded: (count: number) => `Jobs added (${count})`,
  jobsChanged: (count: number) => `Jobs changed (${count})`,
  jobsDeleted: (count: number) => `Jobs deleted (${count})`,
  driversAdded: (count: number) => `Drivers added (${count})`,
  driversChanged: (count: number) => `Drivers changed (${count})`,
  driversRemoved: (count: number) => `Drivers removed (${count})`,
  lostBy: (drivers: number): string =>
    drivers === 0
      ? 'nobody holds it'
      : drivers === 1
        ? 'the driver who holds it loses it'
        : `the ${drivers.toLocaleString('en-US')} drivers who hold it lose it`,
  unnamed: (drivers: number) => `${counted(drivers, 'driver')} not named because of an erasure`,
  more: (rows: number) => `and ${rows.toLocaleString('en-US')} more`,
  /** What a fact is called, before what it was and what it is. */
  facts: {
    startTime: 'time',
    endTime: 'end',
    paidHours: 'paid hours',
    weekDays: 'days',
    location: 'place',
    isAirport: 'airport certification needed',
    places: 'places',
    name: 'name',
    seniorityNumber: 'seniority number',
    isEligible: 'eligible',
    airportCertified: 'airport certification',
    vcStatus: 'VC',
    onVacation: 'on vacation',
    onLeave: 'on leave',
    usualJob: 'job to cover',
  },
  none: 'none',
};
