import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import {
  emptyGlossary,
  learnAnswers,
  listKnown,
  maxKnown,
  type ImportGlossary,
} from '~/domain/roster/import-glossary';
import type { ImportAnswers } from '~/domain/roster/import-rows';
import type { RosterText } from '~/domain/roster/roster-text';
import { splitPaste } from '~/tests/support/parse-text';
import { readRows } from '~/tests/support/read-rows';

const file = 'Wer\tNr\tRang\tStatus\nAda\t1000001\t7\tLOA';
const columns = ['name', 'employeeId', 'seniorityNumber', 'isEligible'];
const words = [{ field: 'isEligible', word: 'LOA', meaning: 'no' }] as const;
const known: ImportGlossary = {
  headers: [
    { header: 'Wer', field: 'name' },
    { header: 'Nr', field: 'employeeId' },
    { header: 'Rang', field: 'seniorityNumber' },
  ],
  words,
};

const read = <T>(roster: RosterText<T>, text: string, answers: ImportAnswers = {}) => {
  const rows = readRows(roster, splitPaste(text), answers);
  return rows.ok ? rows.value : rows.error;
};
const learn = (text: string, answers: ImportAnswers, glossary = emptyGlossary) => {
  const rows = readRows(driverRoster, splitPaste(text), { ...answers, glossary });
  if (!rows.ok) throw new Error(rows.error.code);
  return learnAnswers(driverRoster, glossary, rows.value);
};

test('learns the headers that people explained, and no others', () => {
  expect(learn(file, { columns, words })).toEqual(known);
  const plain = 'ID\tName\tRank\tShirt\n1000001\tAda\t7\tXL';
  expect(learn(plain, {})).toEqual(emptyGlossary);
});

test('reads the next file with the same headers and words without an answer', () => {
  const next = 'RANG\twer\tnr\tStatus\n7\tAda\t1000001\tloa';
  expect(read(driverRoster, next)).toMatchObject({ code: 'columns-unclear' });
  expect(read(driverRoster, next, { glossary: known })).toMatchObject({
    rows: [{ item: { employeeId: '1000001', seniorityNumber: 7, isEligible: false } }],
  });
});

test('finds a header below titles by the names that people explained', () => {
  const text = `Depot 7, 2027\n${file}`;
  expect(read(driverRoster, text)).toMatchObject({ code: 'import-errors' });
  expect(read(driverRoster, text, { glossary: known })).toMatchObject({ start: 2 });
});

test('does not import a column again that was left out', () => {
  const text = 'ID\tName\tRank\tPhone\n1000001\tAda\t7\tsee above';
  const left = ['employeeId', 'name', 'seniorityNumber', null];
  const glossary = learn(text, { columns: left });
  expect(glossary.headers).toEqual([{ header: 'Phone', field: null }]);
  expect(read(driverRoster, text, { glossary })).toMatchObject({ columns: left });
});

test('prefers what is answered now, and keeps that instead', () => {
  const answers = { columns, words: [{ ...words[0], meaning: 'yes' }] } as const;
  const rows = read(driverRoster, file, { ...answers, glossary: known });
  expect(rows).toMatchObject({ rows: [{ item: { isEligible: true } }] });
  expect(learn(file, answers, known).words).toEqual([{ ...words[0], meaning: 'yes' }]);
  const glossary = { ...emptyGlossary, headers: [{ header: 'Phone', field: null }] };
  const plain = 'ID\tName\tRank\tPhone\n1000001\tAda\t7\t555';
  const taken = ['employeeId', 'name', 'seniorityNumber', 'phone'];
  expect(learn(plain, { columns: taken }, glossary)).toEqual(emptyGlossary);
});

test('ignores answers that no longer fit, and keeps those of another version', () => {
  const glossary: ImportGlossary = {
    headers: [
      { header: 'Name', field: 'nickname' },
      { header: 'Wer', field: 'nickname' },
    ],
    words: [
      { field: 'isEligible', word: 'LOA', meaning: 'on-leave' },
      { field: 'isEligible', word: 'Retired', meaning: 'empty' },
    ],
  };
  const text = 'ID\tName\tRank\tEligible\n1000001\tAda\t7\tLOA\n1000002\tBob\t8\tRetired';
  expect(read(driverRoster, text, { glossary })).toMatchObject({
    code: 'words-unclear',
    words: [{ word: 'LOA' }, { word: 'Retired' }],
  });
  const next = learn(
    'ID\tName\tRank\tShirt\n1000001\tAda\t7\tXL',
    { columns: ['employeeId', 'name', 'seniorityNumber', null] },
    glossary,
  );
  expect(next).toEqual({ headers: [glossary.headers[1]], words: glossary.words });
});

test('keeps no answer about a header that several columns have, or none', () => {
  const text = 'Nr\tWer\tDatum\tDatum\t\n1000001\tAda\t2019-05-13\t7\t555';
  const answers = ['employeeId', 'name', 'seniorityDate', 'seniorityNumber', 'phone'];
  const glossary = learn(text, { columns: answers });
  expect(glossary.headers.map(({ header }) => header)).toEqual(['Nr', 'Wer']);
  expect(listKnown(glossary, ['Nr', 'Wer', 'Nr'], answers)).toEqual([false, true, false]);
});

test('keeps no words of free texts, but those of marks for days', () => {
  const empty = { word: '#N/A', meaning: 'empty' } as const;
  const drivers = 'ID\tName\tRank\tNote\tHire Date\n1000001\tAda\t7\t#N/A\t#N/A';
  const given = [
    { field: 'note', ...empty },
    { field: 'seniorityDate', ...empty },
  ];
  expect(learn(drivers, { words: given }).words).toEqual([given[1]]);
  const jobs = 'Job\tStart\tM\tT\tW\tT\tF\tS\tS\nJ1\t08:00\tam\tX\tX\tX\tX\t\t';
  const day = { field: 'weekDays', word: 'am', meaning: 'yes' } as const;
  const rows = readRows(jobRoster, splitPaste(jobs), { words: [day] });
  if (!rows.ok) throw new Error(rows.error.code);
  expect(learnAnswers(jobRoster, emptyGlossary, rows.value).words).toEqual([day]);
});

test('keeps the latest headers and words, up to a limit', () => {
  const many = Array.from({ length: maxKnown }, (_, at) => String(at));
  const full: ImportGlossary = {
    headers: many.map((header) => ({ header, field: null })),
    words: many.map((word) => ({ field: 'isEligible', word, meaning: 'no' })),
  };
  const { headers, words: kept } = learn(file, { columns, words }, full);
  expect([headers.length, kept.length]).toEqual([maxKnown, maxKnown]);
  expect([headers[0]?.header, headers.at(-1)?.header]).toEqual(['3', 'Rang']);
  expect([kept[0]?.word, kept.at(-1)?.word]).toEqual(['1', 'LOA']);
  const long = `${'x'.repeat(61)}\tNr\tRang\nAda\t1000001\t7`;
  expect(learn(long, { columns: columns.slice(0, 3) }).headers).toHaveLength(2);
});
