import type { RosterNoun } from '~/domain/roster/roster-text';
import { counted } from '~/domain/shared/counted';
import { capitalize } from '~/domain/shared/text';

export const roster = {
  add: (noun: RosterNoun) => `Add ${capitalize(noun)}`,
  select: (id: string) => `Select ${id}`,
  edit: (id: string) => `Edit ${id}`,
  exportExcel: 'Export Excel',
  exportData: 'Export Data',
  selectAllShown: (shown: number) => `Select all ${shown} shown`,
  edit2: 'Edit',
  pasteToImport: 'Paste to import',
  oneALineSeparateBy: (noun: RosterNoun, columns: string) =>
    `One ${noun} a line: ${columns}. Separate by tabs, commas or two spaces. A line whose ID exists replaces that ${noun}. If any line has an error, nothing is imported.`,
  linesToImport: 'Lines to import',
  import: 'Import',
  importing: 'Importing…',
  allAsText: (count: number) => `All ${count} as text`,
  thisTextHasTheSame: 'This text has the same columns, so you can paste it back.',
  copiedToClipboard: 'Copied to Clipboard',
  failedToCopyDataTo:
    'Failed to copy data to clipboard. Please try again or select and copy manually.',
  importFromExcel: 'Import from Excel',
  theFirstSheetOfAn: (noun: RosterNoun) =>
    `The first sheet of an .xlsx file of up to 2 MB, one ${noun} a row, in the same columns. The same rules apply: if any row has an error, nothing is imported.`,
  importErrors: 'Import Errors',
  workbookTooLarge:
    'This workbook is too large: 2 MB, 10,000 rows and columns up to Z are read. Nothing was imported.',
  excelWorkbook: 'Excel workbook',
  importWorkbook: 'Import workbook',
  searchS: (noun: RosterNoun) => `Search ${noun}s`,
  noSMatch: (noun: RosterNoun, search: string) => `No ${noun}s match "${search}".`,
  allS: (noun: RosterNoun) => `All ${noun}s`,
  count: (noun: RosterNoun, count: number) => counted(count, noun),
  used: (noun: RosterNoun, used: number, limit: number) => `${used} of ${limit} ${noun}s`,
  select2: 'Select',
  deleteSelectedS: (noun: RosterNoun) => `Delete selected ${noun}s`,
  deleteAction: 'Delete',
  deleteCount: (noun: RosterNoun, count: number) => `Delete ${counted(count, noun)}`,
  pages: 'Pages',
  empty: '(empty)',
  someoneElseSavedChangesFirst: 'Someone else saved changes first',
  nothingWasSaved: (noun: RosterNoun, count: number) =>
    `Nothing was saved: someone else changed ${counted(count, noun)} that you edited. Choose which values to keep. Your other edits are saved with them.`,
  thisWasDeleted: (noun: RosterNoun) => `This ${noun} was deleted`,
  keepItDeleted: 'Keep it deleted',
  restoreIt: (values: string) => `Restore it: ${values}`,
  saveMyChoices: 'Save my choices',
  was: (label: string, shown: string) => `${label} (was ${shown})`,
  nowAndBefore: (now: string, before: string) => `{label}: now ${now} (was ${before})`,
  takeTheirs: (shown: string) => `Take theirs: ${shown}`,
  keepMine: (shown: string) => `Keep mine: ${shown}`,
  search: 'Search…',
  selected: (selected: number) => `${selected} selected`,
  needsJavaScript: 'This table needs JavaScript. {link} instead. It can edit and delete too.',
  useThePlainList: 'Use the plain list',
  changesAreNotSaved: (noun: RosterNoun, count: number) =>
    `Your changes to ${counted(count, noun)} are not saved.`,
  changesWillBeLost: (noun: RosterNoun, count: number) =>
    `Your changes to ${counted(count, noun)} are not saved and will be lost. Saved data does not change.`,
  saveChanges: 'Save Changes',
  saveCountChanges: (count: number) => `Save Changes (${count})`,
  discard: 'Discard',
  discardYourChanges: 'Discard your changes?',
  discardChanges: 'Discard changes',
  edit3: (noun: RosterNoun, id: string) => `Edit ${noun} ${id}`,
  save: 'Save',
  deleteQuestion: (noun: RosterNoun, count: number): string =>
    count === 1 ? `Delete ${noun}?` : `Delete ${noun}s?`,
  areYouSureYouWant: (selected: number, noun: RosterNoun) =>
    `Are you sure you want to delete ${selected} ${noun}(s)? This action cannot be undone.`,
  delete: (selected: number) => `Delete ${selected}`,
  noS: (noun: RosterNoun) => `No ${noun}s.`,
  editS: (noun: RosterNoun, siteName: string) => `Edit ${capitalize(noun)}s – ${siteName}`,
  printList: 'Print list',
  tableView: 'Table View',
  masterList: 'Master List',
};
