import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import type { WordAnswer } from '~/domain/roster/unclear-words';
import { splitPaste } from '~/tests/support/parse-text';
import { readRows } from '~/tests/support/read-rows';

const read = (eligible: readonly string[], words: readonly WordAnswer[] = []) =>
  readRows(
    driverRoster,
    splitPaste(
      ['ID\tName\tSeniority\tEligible?']
        .concat(eligible.map((text, at) => `100000${at}\tDriver ${at}\t${at}\t${text}`))
        .join('\n'),
    ),
    { words },
  );
const readEligible = (eligible: readonly string[], words: readonly WordAnswer[] = []) => {
  const rows = read(eligible, words);
  return rows.ok ? rows.value.rows.map(({ item }) => item.isEligible) : rows.error;
};

const answer = (word: string, meaning: WordAnswer['meaning']) =>
  ({ field: 'isEligible', word, meaning }) as const;

test('reads the words for yes and no that people write, in any letter case', () => {
  const yes = ['Yes', 'y', 'TRUE', '1', 'Sí', 'si', 'T', 'X', '✓', '✔️'];
  const no = ['No', 'n', 'False', '0', 'F'];
  expect(readEligible(yes)).toEqual(yes.map(() => true));
  expect(readEligible(no)).toEqual(no.map(() => false));
});

test('takes an empty cell for the default', () => {
  expect(readRows(driverRoster, splitPaste('1000001\tAda\t1\t\t\t'))).toMatchObject({
    value: { rows: [{ item: { vcStatus: false, airportCertified: false, isEligible: true } }] },
  });
});

test('finds the answer about a text whose spaces and line breaks the page sends as one space', () => {
  for (const text of ['On  leave', 'On\u00A0leave'])
    for (const word of ['On leave', text])
      expect(readEligible([text], [answer(word, 'no')])).toEqual([false]);
  expect(readEligible(['On leave'], [answer('On\u00A0leave', 'no')])).toEqual([false]);
});

test('asks what every other text means, with its lines', () => {
  const unclear = read(['Terminated', 'yes', 'On leave', 'terminated', '#N/A']);
  expect(unclear).toEqual({
    ok: false,
    error: {
      code: 'words-unclear',
      words: [
        {
          field: 'isEligible',
          word: 'Terminated',
          lines: [2, 5],
          choices: ['yes', 'no', 'leave-out'],
        },
        { field: 'isEligible', word: 'On leave', lines: [4], choices: ['yes', 'no', 'leave-out'] },
        { field: 'isEligible', word: '#N/A', lines: [6], choices: ['yes', 'no', 'leave-out'] },
      ],
    },
  });
});

test('goes on with the answers, and returns those that were needed', () => {
  const no = answer('Terminated', 'no');
  const yes = answer('on leave', 'yes');
  const others = [answer('Retired', 'no'), { ...no, field: 'vcStatus' }];
  const rows = read(['Terminated', 'On Leave', 'terminated'], [no, yes, ...others]);
  expect(rows.ok && rows.value.words).toMatchObject([
    { ...no, lines: [2, 4] },
    { ...yes, word: 'On Leave', lines: [3] },
  ]);
  expect(rows.ok && rows.value.rows.map(({ item }) => item.isEligible)).toEqual([
    false,
    true,
    false,
  ]);
  expect(readEligible(['Terminated'], [answer('Terminated', 'empty')])).toMatchObject({
    code: 'words-unclear',
  });
});

test('leaves out the rows of a word, whatever else is wrong with them', () => {
  const rows = splitPaste(
    '1000001\tAda\t1\t\t\tTerminated\n12\tBob\tnone\tsome\t\tterminated\n1000003\tCy\t3',
  );
  expect(readRows(driverRoster, rows)).toMatchObject({ error: { code: 'words-unclear' } });
  const words = [answer('Terminated', 'leave-out')];
  expect(readRows(driverRoster, rows, { words })).toMatchObject({
    value: { rows: [{ line: 3, item: { employeeId: '1000003' } }], words },
  });
  expect(readRows(driverRoster, rows.slice(0, 2), { words })).toMatchObject({
    error: { code: 'all-rows-left-out', words: [{ ...words[0], lines: [1, 2] }] },
  });
});

test('asks first where a row that may be left out has the number of a later row', () => {
  const rows = splitPaste('1000001\tAda\t1\t\t\tTerminated\n1000002\tBob\t1\t\t\tyes');
  expect(readRows(driverRoster, rows)).toMatchObject({ error: { code: 'words-unclear' } });
  expect(
    readRows(driverRoster, rows, { words: [answer('Terminated', 'leave-out')] }),
  ).toMatchObject({ value: { rows: [{ line: 2, item: { employeeId: '1000002' } }] } });
  expect(readRows(driverRoster, rows, { words: [answer('Terminated', 'no')] })).toMatchObject({
    error: { errors: [{ code: 'repeated-line', line: 2, firstLine: 1 }] },
  });
});

test('knows the word airport in the column of airport jobs only', () => {
  const jobs = splitPaste('J1\tMon\t08:00\tAirport\nJ2\tMon\t08:00\tterminal');
  expect(readRows(jobRoster, jobs)).toMatchObject({
    error: { words: [{ field: 'isAirport', word: 'terminal', lines: [2] }] },
  });
  expect(readEligible(['airport'])).toMatchObject({ words: [{ word: 'airport' }] });
});

test('asks whether an error in an optional column is left empty', () => {
  const jobs = splitPaste('J1\tMon\t08:00\tNo\t#REF!');
  const asked = { field: 'location', word: '#REF!', lines: [1], choices: ['empty'] };
  expect(readRows(jobRoster, jobs)).toMatchObject({ error: { words: [asked] } });
  const words = [{ field: 'location', word: '#ref!', meaning: 'empty' }] as const;
  expect(readRows(jobRoster, jobs, { words })).toMatchObject({
    value: { rows: [{ item: { jobId: 'J1', isAirport: false } }] },
  });
});

test('refuses an error in a required column, and names line and column', () => {
  expect(
    readRows(driverRoster, splitPaste('ID\tWho\tSeniority\n1000001\t#N/A\t1'), {
      columns: ['employeeId', 'name', 'seniorityNumber'],
    }),
  ).toEqual({
    ok: false,
    error: {
      code: 'import-errors',
      errors: [
        {
          code: 'bad-line',
          line: 2,
          problem: { code: 'unclear-cell', column: 'Who', found: '#N/A' },
        },
      ],
    },
  });
});

test('names each line instead of asking about a column of many other texts', () => {
  const texts = Array.from({ length: 21 }, (_, at) => `Depot ${at}`);
  const refused = readEligible(texts);
  expect(refused).toMatchObject({ code: 'import-errors', errors: { length: 21 } });
  expect(refused).toMatchObject({
    errors: [
      { line: 2, problem: { column: 'Eligible?', found: 'Depot 0' } },
      ...texts.slice(1).map(() => ({})),
    ],
  });
  expect(readEligible(['long '.repeat(20)])).toMatchObject({ code: 'import-errors' });
});

test('names other wrong lines before it asks', () => {
  const text = '1000001\tAda\t1\t\t\tRetired\n12\tBob\t2';
  expect(readRows(driverRoster, splitPaste(text))).toMatchObject({
    error: { code: 'import-errors', errors: [{ line: 2 }] },
  });
});

test('numbers by date only the rows that are not left out', () => {
  const rows = splitPaste(
    'ID\tName\tHire Date\tEligible\n1000001\tAda\t3/4/2019\tYes\n1000002\tBob\t5/4/2019\tTerminated\n1000003\tCy\t6/4/2019\tYes',
  );
  const words = [answer('Terminated', 'leave-out')];
  expect(readRows(driverRoster, rows, { words })).toMatchObject({
    value: {
      rows: [{ item: { seniorityNumber: 1 } }, { item: { seniorityNumber: 2 } }],
      repairs: [{ code: 'rank-by-date', lines: [2, 4] }],
    },
  });
});
