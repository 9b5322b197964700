import { counted } from '~/app/copy/en/counted';
import type { PartName } from '~/domain/roster/field-parts';
import type { ChangeKind } from '~/domain/roster/kept-change';
import type { RepairCode } from '~/domain/roster/repair';
import type { RosterNoun } from '~/domain/roster/roster-text';

const partNames: Readonly<Record<PartName, string>> = {
  first: 'first part',
  middle: 'middle part',
  last: 'last part',
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
};

export const importPreview = {
  title: 'Preview of the import',
  intro: 'Nothing is stored yet. Review what will change, then confirm.',
  fromSheet: (name: string) => `From the sheet “${name}”.`,
  hiddenRows: (count: number) => `It has ${counted(count, 'hidden row')}.`,
  hiddenTaken: (count: number): string =>
    `${counted(count, 'hidden row')} ${count === 1 ? 'is' : 'are'} included.`,
  hiddenLeft: (count: number): string =>
    `${counted(count, 'hidden row')} ${count === 1 ? 'is' : 'are'} left out.`,
  counts: (added: number, changed: number, unchanged: number, missing: number): string =>
    `${added} new, ${changed} changed, ${unchanged} unchanged, ${missing} removed${missing > 0 ? ' if you replace the whole list' : ''}`,
  nothingToDo: 'The list already has all of these rows. There is nothing to import.',
  added: (count: number) => `New (${count})`,
  changed: (count: number) => `Changed (${count})`,
  unchanged: (count: number) => `Unchanged (${count})`,
  missing: (count: number) => `On the list, but not in this import (${count})`,
  more: (count: number) => `and ${count} more`,
  line: 'Line',
  changes: 'Changes',
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  usesManual: (count: number): string =>
    `${count} of these ${count === 1 ? 'is' : 'are'} assigned manually.`,
  usesDriverLists: (count: number): string =>
    `${count} of these ${count === 1 ? 'has' : 'have'} a saved list.`,
  usesInLists: (count: number): string =>
    `${count} of these ${count === 1 ? 'is' : 'are'} in drivers' lists.`,
  clashes: 'What keeps this from being imported',
  clashesIfKept: 'What keeps this from being imported while the other rows stay',
  clashesIfReplaced: 'What keeps this from being imported if the other rows are removed',
  choice: (noun: RosterNoun, count: number) =>
    `What happens to the ${counted(count, noun)} not in this import?`,
  keep: 'Keep them (add and change only)',
  replace: (noun: RosterNoun, count: number) =>
    `Replace the whole list (removes ${counted(count, noun)})`,
  removedWith: {
    driver: 'Passwords, lists and email addresses of removed drivers are deleted too.',
    job: 'Removed jobs disappear from drivers’ lists.',
    'vacation week':
      'Removed weeks disappear from drivers’ lists, and their manual assignments are deleted.',
  },
  hiddenMissing: (count: number) =>
    `${counted(count, 'hidden row is', 'hidden rows are')} left out, so whatever stands there is removed too.`,
  confirm: 'Confirm import',
  columnsTitle: 'Which column is which?',
  columnsIntro: 'Some columns of this file were not recognized. Choose what each column holds.',
  columnsMissing: (labels: string) => `Still needed: ${labels}`,
  columnsRepeated: (labels: string) => `Chosen more than once: ${labels}`,
  columnsOfRefused: 'Columns of this import',
  columnsOfRefusedIntro: 'Choose “Do not import” for a column that cannot be read.',
  columnsShown: (ignored: string): string =>
    ignored === '' ? 'Columns (all imported)' : `Columns (not imported: ${ignored})`,
  column: (header: string) => `Column “${header}”`,
  emptyHeader: (position: number) => `no. ${position}`,
  columnHint: (example: string, isKnown: boolean): string =>
    [
      ...(example === '' ? [] : [`Example: ${example}`]),
      ...(isKnown ? ['as answered before'] : []),
    ].join(', '),
  ignore: 'Do not import',
  part: (label: string, part: PartName) => `${label}, ${partNames[part]}`,
  wordsTitle: 'What do these mean?',
  wordsIntro:
    'These cells cannot be read as they are. Choose what each means. Nothing is stored yet.',
  word: (label: string, word: string) => `${label}: “${word}”`,
  wordLines: (lines: readonly number[], others: number): string =>
    `${lines.length === 1 ? 'Line' : 'Lines'} ${lines.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
  wordRead: (word: string, meaning: string, lines: string) =>
    `${word} is read as: ${meaning} (${lines})`,
  columnRead: (header: string, label: string | null): string =>
    label === null ? `“${header}” is not imported` : `“${header}” holds: ${label}`,
  asBefore: (answer: string) => `${answer}, as answered before`,
  changeWords: 'Change what these mean',
  forget: 'Forget earlier answers',
  choose: 'Choose…',
  leaveEmpty: 'Leave empty',
  leaveRowOut: 'Leave the row out',
  goOn: 'Continue to the preview',
  sheetsTitle: 'Which sheet?',
  sheetsIntro:
    'Several sheets of this workbook have the columns of this list. Nothing is stored yet.',
  sheetChoice: (name: string, rows: number) => `“${name}” (${counted(rows, 'row')})`,
  titles: (count: number, texts: readonly string[]): string =>
    `${counted(count, 'row')} above the header ${count === 1 ? 'was' : 'were'} skipped: ${texts.map((text) => `“${text}”`).join(', ')}${count > texts.length ? '…' : ''}`,
  ignored: (columns: string) => `Not imported: ${columns}`,
  repairsTitle: 'Repairs',
  repairsIntro: 'Tick what you want, then read the rows again.',
  repairsOfRefused: 'What can be repaired in this import',
  repairs: {
    'take-hidden': (count: number) => `Include ${counted(count, 'hidden row')}`,
    'skip-rows': (count: number) => `Skip ${counted(count, 'total or blank row')}`,
    'join-cells': (count: number) => `Join ${counted(count, 'cell')} that a comma splits`,
    'pad-ids': (count: number) => `Pad ${counted(count, 'employee ID')} to 7 digits`,
    'plain-times': (count: number) => `Read ${counted(count, 'time')} without a colon`,
    'short-dates': (count: number) => `Read ${counted(count, 'date')} as month, day and year`,
    'rank-by-date': (count: number) =>
      `Number ${counted(count, 'driver')} by seniority date (ties by tie number, then by employee ID)`,
  } satisfies Record<RepairCode, unknown>,
  repairExample: (from: string, to: string) => `“${from}” becomes “${to}”`,
  lineText: (line: number, text: string) => `Line ${line}: ${text}`,
  headerShown: (line: number | null): string =>
    line === null ? 'Column names (none)' : `Column names (line ${line})`,
  headerLine: 'Line with the column names',
  headerHint: 'If the names take two lines, choose the lower one.',
  headerNone: 'None: the list has no column names',
  readWithLine: 'Read with this line',
  readAgain: 'Read the rows again',
};

export const undoChange = {
  did: (by: string, kind: ChangeKind, what: string) => `${by} ${kind} ${what} at {time}.`,
  forADay: 'This can be undone for a day, as everything in {recent}.',
  row: (noun: RosterNoun, name: string) => `${noun} ${name}`,
  rows: (noun: RosterNoun, rows: number) => counted(rows, noun),
  ask: 'Undo this change',
  title: 'Undo this change?',
  intro: 'Nothing is stored yet. Review what will change back, then confirm.',
  nothingLeft: 'All of these rows were changed again since then. There is nothing to undo.',
  restored: (count: number) => `Come back (${count})`,
  restoredNote: {
    driver: 'Their passwords, lists, email addresses and leave do not come back.',
    job: 'Drivers who had ranked them have them on their lists again.',
    'vacation week':
      'Drivers who had ranked them have them on their lists again. Manual assignments do not come back.',
  },
  changed: (count: number) => `Change back (${count})`,
  removed: (count: number) => `Added by the change, removed again (${count})`,
  kept: (count: number) => `Changed since then, stay as they are (${count})`,
  clashes: 'What keeps this from being undone',
  confirm: 'Undo the change',
};

export const recentlyDeleted = {
  title: 'Recently Deleted',
  shortcut: 'Bring back what was deleted or changed in the last day',
  intro:
    'Changes of drivers, jobs and vacation weeks can be undone for a day. You first see what will change back. Passwords, lists, email addresses, leave and manual assignments of deleted rows do not come back.',
  none: 'Nothing can be undone.',
  older: 'Older changes',
  noneHint: 'What is deleted or changed in a list stands here for a day.',
  undo: 'Undo…',
  bringBack: 'Bring back…',
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  removedTitle: 'Removed manual assignments',
  removedHint:
    'Those of this week and of vacation weeks, from the latest 3,000 entries of the log. If the place has been taken meanwhile, the page says so and asks first. The reason does not come back.',
  removedJob: (by: string, jobId: string, driver: string) =>
    `${by} removed job ${jobId} from ${driver} at {time}.`,
  removedWeek: (by: string, weekId: string, driver: string) =>
    `${by} removed vacation week ${weekId} from ${driver} at {time}.`,
  assignAgain: 'Assign again',
};
