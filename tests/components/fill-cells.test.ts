import { expect, test } from 'vitest';
import { fillCells, hasSeveralCells } from '~/app/components/roster/fill-cells';
import type { GridColumn } from '~/app/components/roster/roster-definition';

const columns: GridColumn[] = [
  { field: 'id', label: 'ID', kind: 'id' },
  { field: 'start', label: 'Start', kind: 'time' },
  { field: 'days', label: 'Days', kind: 'text' },
  { field: 'places', label: 'Places', kind: 'whole-number' },
  { field: 'end', label: 'End', kind: 'time', mayLack: true },
  { field: 'hours', label: 'Hours', kind: 'hours' },
  { field: 'airport', label: 'Airport', kind: 'flag' },
  { field: 'fixed', label: 'Fixed', kind: 'fixed-flag' },
];
const rowIds = ['J1', 'J2', 'J3'];
const fill = (rowId: string, field: string, text: string) =>
  fillCells({ rowIds, columns, rowId, field }, text);

test('fills the cell and those below it, as values of the column', () => {
  expect(fill('J2', 'start', '8:05\r\n2:30 PM\r\n')).toEqual({
    edits: [
      { rowId: 'J2', field: 'start', value: '08:05' },
      { rowId: 'J3', field: 'start', value: '14:30' },
    ],
    skipped: 0,
  });
});

test('fills cells to the right, and leaves out what does not fit', () => {
  expect(fill('J2', 'days', 'Mon\t3\t5:00 PM\t8,5\tYes\tYes\tx\nTue\tmany\t\t\tno\nWed')).toEqual({
    edits: [
      { rowId: 'J2', field: 'days', value: 'Mon' },
      { rowId: 'J2', field: 'places', value: 3 },
      { rowId: 'J2', field: 'end', value: '17:00' },
      { rowId: 'J2', field: 'hours', value: 8.5 },
      { rowId: 'J2', field: 'airport', value: true },
      { rowId: 'J3', field: 'days', value: 'Tue' },
      { rowId: 'J3', field: 'end', value: '' },
      { rowId: 'J3', field: 'hours', value: 0 },
      { rowId: 'J3', field: 'airport', value: false },
    ],
    skipped: 4,
  });
});

test.each([
  ['one value', false],
  ['one cell of a spreadsheet\r\n', false],
  ['two\nlines', true],
  ['two\tcells', true],
])('%j has several cells: %s', (text, isSeveral) => {
  expect(hasSeveralCells(text)).toBe(isSeveral);
});
