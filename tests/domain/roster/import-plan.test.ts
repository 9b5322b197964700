import fc from 'fast-check';
import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import { planImport, toListEdit } from '~/domain/roster/import-plan';
import { toText } from '~/domain/roster/roster-text';
import { readLines, writeLines } from '~/domain/shared/paste';
import { splitPaste } from '~/tests/support/parse-text';
import { readRows } from '~/tests/support/read-rows';
import { someDrivers } from '~/tests/support/roster-arbitrary';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const ada = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 });
const bob = aDriver({ employeeId: '1000002', name: 'Bob', seniorityNumber: 2 });
const eve = aDriver({ employeeId: '1000003', name: 'Eve', seniorityNumber: 3 });

const read = (text: string) => {
  const rows = readRows(driverRoster, splitPaste(text));
  if (!rows.ok) throw new Error(rows.error.code);
  return rows.value;
};

test('tells new, changed, unchanged and missing rows apart, with the changed fields', () => {
  const text = '\n1000004,Dan,4\n1000002,Bob B.,20\n1000001,Ada,1';
  const dan = aDriver({ employeeId: '1000004', name: 'Dan', seniorityNumber: 4 });
  expect(planImport(driverRoster, [ada, bob, eve], read(text))).toEqual({
    added: [{ line: 2, item: dan }],
    changed: [
      {
        line: 3,
        item: { ...bob, name: 'Bob B.', seniorityNumber: 20 },
        changes: [
          { field: 'name', from: 'Bob', to: 'Bob B.' },
          { field: 'seniorityNumber', from: 2, to: 20 },
        ],
      },
    ],
    unchanged: [{ line: 4, item: ada }],
    missing: [eve],
  });
});

test('keeps the fields of existing rows that the import has no column for', () => {
  const certified = { ...ada, airportCertified: true, vacationWeeks: 3 };
  expect(planImport(driverRoster, [certified], read('1000001,Ada,1'))).toMatchObject({
    changed: [],
    unchanged: [{ item: certified }],
  });
  expect(planImport(driverRoster, [certified], read('1000001,Ada,1,No,No'))).toMatchObject({
    changed: [{ changes: [{ field: 'airportCertified', from: true, to: false }] }],
  });
});

test('empties a field whose column is empty', () => {
  const rows = readRows(jobRoster, splitPaste('J1,Mon-Fri,08:00,No,,'));
  const stored = aJob({ location: 'Harbor', places: 3 });
  expect(rows.ok && planImport(jobRoster, [stored], rows.value)).toMatchObject({
    changed: [
      {
        item: aJob(),
        changes: [
          { field: 'location', from: 'Harbor', to: undefined },
          { field: 'places', from: 3, to: undefined },
        ],
      },
    ],
  });
});

test('removes missing rows only from a list that is replaced', () => {
  const plan = planImport(driverRoster, [ada, bob], read('1000001,Ada,7'));
  const puts = [{ ...ada, seniorityNumber: 7 }];
  expect(toListEdit(driverRoster, plan, 'keep')).toEqual({ puts, deletes: [] });
  expect(toListEdit(driverRoster, plan, 'replace')).toEqual({ puts, deletes: ['1000002'] });
});

test('an export changes nothing', () => {
  const nonEmpty = someDrivers.filter((drivers) => drivers.length > 0);
  fc.assert(
    fc.property(nonEmpty, (drivers) => {
      const plan = planImport(driverRoster, drivers, read(toText(driverRoster, drivers)));
      const { added, changed, missing } = plan;
      expect({ added, changed, missing }).toEqual({ added: [], changed: [], missing: [] });
    }),
  );
});

test('lines that a preview carries are read again as they were', () => {
  const field = fc.string({ unit: 'binary' }).map((text) => text.replace(/\s+/g, ' ').trim());
  const fields = fc
    .array(field, { minLength: 1, maxLength: 5 })
    .filter((all) => all.some((one) => one !== ''));
  fc.assert(
    fc.property(fc.array(fields, { maxLength: 5 }), (rows) => {
      const lines = rows.map((row, index) => ({ number: 2 * index + 1, fields: row }));
      expect(readLines(writeLines(lines))).toEqual({ ok: true, value: lines });
    }),
  );
});

test.each(['Smith, John', "'=1+1", '=1+1', '--', 'two  spaces'])('carries "%s" alone', (text) => {
  const fields = [text.replace(/\s+/g, ' ')];
  expect(readLines(writeLines([{ number: 3, fields: [text] }]))).toEqual({
    ok: true,
    value: [{ number: 3, fields }],
  });
});

test('keeps the fields of existing rows that their own line does not have', () => {
  const certified = { ...ada, airportCertified: true, vacationWeeks: 3 };
  const { fields, rows } = read('1000001,Ada,9,No,No,No');
  const own = rows.map((row) => ({ ...row, given: ['employeeId', 'name', 'vacationWeeks'] }));
  expect(planImport(driverRoster, [certified, bob], { fields, rows: own })).toMatchObject({
    changed: [{ changes: [{ field: 'vacationWeeks', from: 3, to: undefined }] }],
  });
});
