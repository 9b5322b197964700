import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSiteScope } from '~/app/ports/sessions';
import { defaultTenant } from '~/domain/company/scope';
import { makeDepotWorkbook, type DepotSheet } from '~/tests/support/depot-files';
import { httpClient, loginAsAdmin, type HttpClient } from '~/tests/support/http';
import { confirmImport, readField } from '~/tests/support/http-import';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

let server: TestServer;
let admin: HttpClient;
beforeAll(async () => {
  server = await startTestServer({ SEED: 'sample' });
  admin = httpClient(server.url);
  await loginAsAdmin(admin, masterPassword);
});
afterAll(() => server.stop());

const path = '/admin/edit-drivers';
const scope = makeSiteScope(defaultTenant, { role: 'system', name: 'test' });
const stored = async () => (await server.platform.deps.stores.drivers.list(scope)).items;
const preview = async (text: string) => {
  const response = await admin.post(path, { intent: 'import', text });
  return [response.status, (await response.text()).replaceAll('<!-- -->', '')] as const;
};

test('previews a paste without JavaScript, and stores it once it is confirmed', async () => {
  const before = await stored();
  const [status, page] = await preview('1234567,John Smith Jr.,1\n7000001,"Nora" <b> & Co,70');
  expect([status, await stored()]).toEqual([200, before]);
  expect(page).toContain('1 new, 1 changed, 0 unchanged, 4 removed if you replace the whole list');
  expect(page).toContain('Name: John Smith → John Smith Jr.');
  const confirmed = await confirmImport(admin, path, page);
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, path]);
  const names = (await stored()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['John Smith Jr.', '"Nora" <b> & Co']));
  expect(names).toHaveLength(before.length + 1);
});

test('shows a new preview instead of storing an outdated one', async () => {
  const [, page] = await preview('7000002,Nils,71');
  const [, other] = await preview('7000003,Nele,72');
  expect((await confirmImport(admin, path, other)).status).toBe(303);
  const before = await stored();
  const refused = await confirmImport(admin, path, page, 'replace');
  const text = await refused.text();
  expect([refused.status, await stored()]).toEqual([409, before]);
  expect(text).toContain('Someone else has changed this list meanwhile.');
  expect((await confirmImport(admin, path, text)).status).toBe(303);
  expect(await stored()).toHaveLength(before.length + 1);
});

test('shows what was changed on the page before it is stored', async () => {
  const before = await stored();
  const [, page] = await preview('Employee ID,Nick,Name,Seniority\n7000011,Al,Alba Adjust,7011');
  // The lines may be 2 MB, so the page has them once, whatever can be changed.
  expect(page.split('name="lines"')).toHaveLength(2);
  const confirm = (fields: Record<string, string | string[]>) =>
    admin.post(path, {
      intent: 'confirm-import',
      mode: 'keep',
      ...Object.fromEntries(
        ['lines', 'header', 'basis'].map((name) => [name, readField(page, name)]),
      ),
      column: ['employeeId', '', 'name', 'seniorityNumber'],
      ...fields,
    });
  const refused = await confirm({ newColumn: ['employeeId', 'name', '', 'seniorityNumber'] });
  const adjusted = await refused.text();
  expect([refused.status, await stored()]).toEqual([409, before]);
  expect(adjusted).toContain('Look at what is shown now before you go on.');
  expect(adjusted).toContain('>Al</td>');
  const asked = await confirm({ newHeader: 'none' });
  expect([asked.status, await stored()]).toEqual([409, before]);
  const repaired = await confirm({ offered: 'rank-by-date', taken: [] });
  expect([repaired.status, await stored()]).toEqual([409, before]);
  const same = { newHeader: '1', newColumn: ['employeeId', '', 'name', 'seniorityNumber'] };
  expect((await confirm(same)).status).toBe(303);
  expect((await stored()).map(({ name }) => name)).toContain('Alba Adjust');
});

test('names the line of a clash with the list, and stores nothing', async () => {
  const before = await stored();
  const [status, page] = await preview('\n7000008,Nia,2\n7000009,Ned,1');
  expect(status).toBe(200);
  expect(page).toContain('Line 2: Driver 7000008 cannot have seniority number 2');
  expect(page).toContain('Line 3: Driver 7000009 cannot have seniority number 1');
  const refused = await confirmImport(admin, path, page, 'keep');
  expect([refused.status, await stored()]).toEqual([409, before]);
});

test('keeps the chosen columns until the import is confirmed', async () => {
  const lines = 'Who\tNr\tRang\nOlga Other\t7000020\t20';
  const ask = (column: string[]) => admin.post(path, { intent: 'import-columns', lines, column });
  const [status, question] = await preview(lines);
  expect([status, question.includes('Still needed: Employee ID, Name, Seniority')]).toEqual([
    200,
    true,
  ]);
  const wrong = await ask(['name', 'name', '']);
  expect([wrong.status, (await wrong.text()).includes('Choose exactly one column')]).toEqual([
    422,
    true,
  ]);
  const page = await (await ask(['name', 'employeeId', 'seniorityNumber'])).text();
  expect((await confirmImport(admin, path, page)).status).toBe(303);
  expect(await stored()).toContainEqual(
    expect.objectContaining({ employeeId: '7000020', name: 'Olga Other', seniorityNumber: 20 }),
  );
});

test('asks what a word means, and stores the answer that was chosen', async () => {
  const before = await stored();
  const lines = '7000031\tOmar\t31\t\t\tTerminated\n7000032\tOona\t32\t\t\tSí';
  const [status, question] = await preview(lines);
  expect([
    status,
    question.includes('Eligible: “Terminated”'),
    question.includes('Line 1'),
  ]).toEqual([200, true, true]);
  const word = 'isEligible:Terminated';
  const answer = (meaning: string, intent = 'import-words') =>
    admin.post(path, { intent, lines, word, meaning, basis: '1', mode: 'keep' });
  for (const refused of [
    await answer(''),
    await answer('empty'),
    await answer('', 'confirm-import'),
  ])
    expect([refused.status, (await refused.text()).includes('Choose what each of these')]).toEqual([
      422,
      true,
    ]);
  expect(await stored()).toEqual(before);
  const leftOut = (await (await answer('leave-out')).text()).replaceAll('<!-- -->', '');
  expect(leftOut).toContain('Eligible: “Terminated” is read as: Leave the row out');
  expect((await confirmImport(admin, path, leftOut)).status).toBe(303);
  const imported = async () =>
    (await stored()).filter(({ employeeId }) => /^700003[12]$/.test(employeeId));
  expect((await imported()).map(({ name }) => name)).toEqual(['Oona']);
  const page = (await (await answer('no')).text()).replaceAll('<!-- -->', '');
  expect(page).toContain('Eligible: “Terminated” is read as: No');
  expect((await confirmImport(admin, path, page)).status).toBe(303);
  expect((await imported()).map(({ isEligible }) => isEligible)).toEqual([false, true]);
});

test('offers repairs with their counts, and reads the rows again without those that are off', async () => {
  const before = await stored();
  const text =
    'Drivers of Oakland\n\nID,Name,Seniority,Shirt\n700041,Park, Pia,41,L\n700042,Ole,42,XL\nTotal,2';
  const [status, page] = await preview(text);
  expect(status).toBe(200);
  for (const shown of [
    '1 row above the header was skipped: “Drivers of Oakland”',
    'Not imported: Shirt',
    'Skip 1 total or blank row',
    'Join 1 cell that a comma splits',
    'Pad 2 employee IDs to 7 digits',
    '“700041” becomes “0700041”',
  ])
    expect(page).toContain(shown);
  const form = new FormData();
  form.set('intent', 'import-repairs');
  form.set('lines', readField(page, 'lines'));
  for (const code of ['skip-rows', 'join-cells', 'pad-ids']) form.append('offered', code);
  for (const code of ['skip-rows', 'join-cells']) form.append('taken', code);
  const refused = await admin.upload(path, form);
  const shown = (await refused.text()).replaceAll('<!-- -->', '');
  expect([refused.status, shown.includes('exactly 7 digits (found 700041)')]).toEqual([422, true]);
  expect(shown).toContain('What can be repaired in this import');
  expect(await stored()).toEqual(before);
  form.append('taken', 'pad-ids');
  const again = await (await admin.upload(path, form)).text();
  expect((await confirmImport(admin, path, again)).status).toBe(303);
  expect(await stored()).toContainEqual(
    expect.objectContaining({ employeeId: '0700041', name: 'Park, Pia', seniorityNumber: 41 }),
  );
});

test('reads a file without a column that cannot be read, and numbers by date only if told so', async () => {
  const rows = 'ID\tName\tSeniority\tHire Date\n7000041\tUma\t7041\t4.5.2019';
  const send = (fields: Record<string, string | string[]>) => admin.post(path, fields);
  const refused = await send({ intent: 'import', text: rows });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('Columns of this import'),
  ]);
  const column = ['employeeId', 'name', 'seniorityNumber', ''];
  const page = await (await send({ intent: 'import-columns', lines: rows, column })).text();
  expect((await confirmImport(admin, path, page)).status).toBe(303);
  expect((await stored()).find(({ employeeId }) => employeeId === '7000041')).toMatchObject({
    seniorityNumber: 7041,
  });
  const unnumbered = 'ID\tName\tSen\tDOH\n7000041\tUma\t7042\t2019-05-13';
  const asked = await send({ intent: 'import', text: unnumbered });
  const text = await asked.text();
  expect(asked.status).toBe(422);
  expect(text).toContain('No row has a seniority number');
  expect(text).toContain('Number 1 driver by seniority date');
  // The error stands above what can be done about it.
  expect(text.indexOf('No row has a seniority number')).toBeLessThan(text.indexOf('Which column'));
  const chosen = ['employeeId', 'name', 'seniorityNumber', 'seniorityDate'];
  const mapped = await send({ intent: 'import-columns', lines: unnumbered, column: chosen });
  expect((await confirmImport(admin, path, await mapped.text())).status).toBe(303);
  expect((await stored()).find(({ employeeId }) => employeeId === '7000041')).toMatchObject({
    seniorityNumber: 7042,
    seniorityDate: '2019-05-13',
  });
});

test('asks once about headers and words of files, and again once the answers are forgotten', async () => {
  const forget = { intent: 'import-forget', lines: 'x' };
  await admin.post(path, forget);
  const rows = (rank: number) => `Wer\tNr\tRang\tStatus\nKim Kept\t7000051\t${rank}\tLOA`;
  const column = ['name', 'employeeId', 'seniorityNumber', 'isEligible'];
  const [, question] = await preview(rows(7051));
  expect(question).toContain('Still needed: Employee ID, Name, Seniority');
  const lines = rows(7051);
  const words = { word: 'isEligible:LOA', meaning: 'no' };
  const send = (fields: Record<string, string | string[]>) => admin.post(path, fields);
  const read = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '');
  const asked = await read(await send({ intent: 'import-columns', lines, column }));
  expect(asked).toContain('Eligible: “LOA”');
  const page = await read(await send({ intent: 'import-words', lines, column, ...words }));
  expect(page).not.toContain('as answered before');

  // Nothing is kept before the import is confirmed.
  const [, again] = await preview(rows(7051));
  expect(again).toContain('Still needed: Employee ID, Name, Seniority');
  expect((await confirmImport(admin, path, page)).status).toBe(303);
  const [status, next] = await preview(rows(7052));
  expect(status).toBe(200);
  expect(next).toContain('“Rang” holds: Seniority, as answered before');
  expect(next).toContain('Eligible: “LOA” is read as: No (Line 2), as answered before');

  // Each can be changed: the question has the earlier answer.
  const shown = { lines: rows(7052), header: '1', column, ...words };
  const opened = await read(await send({ intent: 'import-ask-words', ...shown }));
  expect(opened).toContain('What do these mean?');
  expect(opened).toMatch(/<option value="no" selected="">/);
  const changed = { ...shown, intent: 'import-words', meaning: 'yes' };
  const confirmed = await confirmImport(admin, path, await read(await send(changed)));
  expect(confirmed.status).toBe(303);
  expect((await stored()).find(({ employeeId }) => employeeId === '7000051')).toMatchObject({
    ...{ seniorityNumber: 7052, isEligible: true },
  });
  expect((await preview(rows(7053)))[1]).toContain('“LOA” is read as: Yes (Line 2), as answered');

  const forgotten = await read(await send({ ...shown, intent: 'import-forget' }));
  expect(forgotten).toContain('Still needed: Employee ID, Name, Seniority');
  expect((await preview(rows(7053)))[1]).toContain('Still needed');
});

test('keeps the chosen columns for a corrected file, after an error', async () => {
  const rows = (id: string) => `Wer\tNr\tRang\nLea Late\t${id}\t7061`;
  const column = ['name', 'employeeId', 'seniorityNumber'];
  const refused = await admin.post(path, { intent: 'import-columns', lines: rows('x'), column });
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain('Columns of this import');
  const chosen = readField(page, 'chosen');
  const form = new FormData();
  form.set('intent', 'import-workbook');
  form.set('chosen', chosen);
  form.set('file', new Blob([`Drivers 2027\n${rows('7000061')}`]));
  const uploaded = await admin.upload(path, form);
  expect(uploaded.status).toBe(200);
  expect((await confirmImport(admin, path, await uploaded.text())).status).toBe(303);
  expect((await stored()).map(({ name }) => name)).toContain('Lea Late');
  for (const wrong of ['', '{}', chosen.replace('name', 'n'.repeat(61))]) {
    form.set('chosen', wrong);
    expect((await admin.upload(path, form)).status).toBe(400);
  }
});

test('names hidden rows of a workbook, and imports them only if told so', async () => {
  const rows: DepotSheet['rows'] = [
    ['ID', 'Name', 'Seniority'],
    ['7000071', 'Sue Seen', 7071],
    ['7000072', 'Hal Hidden', 7072],
  ];
  const upload = async (hidden: readonly number[]) => {
    const form = new FormData();
    form.set('intent', 'import-workbook');
    form.set('file', new Blob([makeDepotWorkbook([{ name: 'Crew', rows, hidden }])]));
    const answer = await admin.upload(path, form);
    return [answer.status, (await answer.text()).replaceAll('<!-- -->', '')] as const;
  };
  const [status, page] = await upload([3]);
  expect(status).toBe(200);
  expect(page).toContain('From the sheet “Crew”. 1 hidden row is left out.');
  expect(page).toContain('Include 1 hidden row');
  // Confirm alone is primary.
  expect(page.split('btn-primary')).toHaveLength(2);
  expect(page).toContain('1 hidden row is left out, so whatever stands there is removed too.');
  expect(page).toContain('Line 3: 7000072, Hal Hidden, 7072');
  const names = async () => (await stored()).map(({ name }) => name);
  const ofEarlierVersion = page.replace(/(?<=hiddenRows&quot;:)\[3\]/, '1');
  expect(readField(ofEarlierVersion, 'sheet')).toBe('{"name":"Crew","hiddenRows":1}');
  const kept = ofEarlierVersion.replace(/(?<=name="basis" value=")[^"]*/, 'of-another-list');
  expect((await confirmImport(admin, path, kept)).status).toBe(409);
  expect((await confirmImport(admin, path, page)).status).toBe(303);
  expect(await names()).toContain('Sue Seen');
  expect(await names()).not.toContain('Hal Hidden');

  const [refused, question] = await upload([2, 3]);
  expect([refused, question.includes('The sheet hides every row')]).toEqual([422, true]);
  const taken = new FormData();
  for (const name of ['lines', 'sheet', 'header']) taken.set(name, readField(question, name));
  for (const code of ['take-hidden', 'rank-by-date']) taken.append('off', code);
  for (const [name, value] of [
    ['intent', 'import-repairs'],
    ['offered', 'take-hidden'],
    ['taken', 'take-hidden'],
  ] as const)
    taken.set(name, value);
  const shown = (await (await admin.upload(path, taken)).text()).replaceAll('<!-- -->', '');
  expect(shown).toContain('2 hidden rows are included.');
  expect((await confirmImport(admin, path, shown)).status).toBe(303);
  expect(await names()).toContain('Hal Hidden');
});

test('asks for the line with the column names where none was found', async () => {
  const text = 'Drivers 7,Crew 2027,Page 1\nBadge 1,Crew 1,Rank 1\n7000081,Hank Header,7081';
  const [status, page] = await preview(text);
  expect(status).toBe(422);
  expect(page).toContain('Line with the column names');
  expect(page).toContain('>Line 2: Badge 1, Crew 1, Rank 1</option>');
  expect(page).toContain('Column “no. 1”');
  const lines = readField(page, 'lines');
  const send = async (fields: Record<string, string | string[]>) =>
    (await (await admin.post(path, { lines, ...fields })).text()).replaceAll('<!-- -->', '');
  const asked = await send({ intent: 'import-header', header: '2' });
  expect(asked).toContain('Column “Badge 1”');
  expect(asked).toMatch(/<option value="2" selected="">/);
  const column = ['employeeId', 'name', 'seniorityNumber'];
  const shown = await send({ intent: 'import-columns', header: '2', column });
  expect(shown).toContain('1 row above the header was skipped');
  expect(shown).toContain('Column names (line 2)');
  expect((await confirmImport(admin, path, shown)).status).toBe(303);
  expect((await stored()).map(({ name }) => name)).toContain('Hank Header');
  for (const header of ['2.5', 'first', '-1'])
    expect((await admin.post(path, { intent: 'import-header', lines, header })).status).toBe(400);

  // A list without column names, in another order.
  const plain = { lines: '7082\tNina Nameless\t7000082', header: 'none' };
  const wrong = await send({ ...plain, intent: 'import-header' });
  expect(wrong).toContain('Columns of this import');
  const order = ['seniorityNumber', 'name', 'employeeId'];
  const read = await send({ ...plain, intent: 'import-columns', column: order });
  expect(read).toContain('Column names (none)');
  expect((await confirmImport(admin, path, read)).status).toBe(303);
  expect((await stored()).map(({ name }) => name)).toContain('Nina Nameless');
});
