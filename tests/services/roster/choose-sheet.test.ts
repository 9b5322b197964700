import { expect, test } from 'vitest';
import { readUpload } from '~/app/services/roster/read-upload.server';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { rateSheet } from '~/domain/roster/import-columns';
import { makeDepotWorkbook, type DepotSheet } from '~/tests/support/depot-files';

const readSheets = async (sheets: readonly DepotSheet[]) => {
  const upload = await readUpload(makeDepotWorkbook(sheets), {
    getFit: (lines) => rateSheet(driverRoster, lines),
  });
  if (!upload.ok) return upload.error;
  const { others = [], ...first } = upload.value;
  return [first, ...others].map(({ sheet, lines }) => [sheet?.name, lines.length]);
};

const rows: DepotSheet['rows'] = [
  ['ID', 'Name', 'Seniority'],
  ['1000001', 'Ada', 1],
];
const cover: DepotSheet = { name: 'Cover', rows: [['Acme Parcel'], ['Printed 11/30/2026']] };
const unknown: DepotSheet = { name: 'Crew', rows: [['ID', 'Who', 'Rang'], ...rows.slice(1)] };

test('takes the only sheet that has the columns', async () => {
  const hours = {
    name: 'Hours',
    rows: [
      ['ID', 'Hours'],
      ['1000001', 8],
    ],
  };
  const old: DepotSheet = { name: 'Old', state: 'hidden', rows };
  const empty = { name: 'Empty', rows: [] };
  expect(await readSheets([cover, empty, old, hours, { name: 'Roster', rows }])).toEqual([
    ['Roster', 2],
  ]);
});

test('offers every visible sheet that has the columns', async () => {
  const below = { name: 'February', rows: [['Drivers'], [], ...rows, ['1000002', 'Bo', 2]] };
  expect(await readSheets([{ name: 'January', rows }, cover, below])).toEqual([
    ['January', 2],
    ['February', 4],
  ]);
});

test('takes the sheet that has some of the columns before one that has none', async () => {
  expect(await readSheets([cover, unknown])).toEqual([['Crew', 2]]);
  expect(await readSheets([{ name: 'Empty', rows: [] }, cover])).toEqual([['Cover', 2]]);
  expect(await readSheets([{ name: 'Empty', rows: [] }])).toEqual({
    code: 'sheet-empty',
    sheet: 'Empty',
  });
});

test('reads a sheet that does not fit without its columns, and says what is wrong with one that does', async () => {
  const broken: DepotSheet = {
    name: 'Broken',
    rows: [...rows, ['1000002', 'Bo', { formula: 'C2+1', value: '' }]],
  };
  expect(await readSheets([cover, broken])).toEqual({
    code: 'formula-without-result',
    sheet: 'Broken',
    cell: 'C3',
  });
  expect(await readSheets([{ name: 'Roster', rows }, broken])).toEqual([['Roster', 2]]);
});

test('looks at the beginning of long sheets only', async () => {
  const long = Array.from({ length: 9000 }, (_, at) => [
    String(1_000_000 + at),
    `Driver ${at}`,
    at,
  ]);
  const roster = { name: 'Roster', rows: [...rows.slice(0, 1), ...long] };
  expect(await readSheets([cover, roster])).toEqual([['Roster', 9001]]);
});
