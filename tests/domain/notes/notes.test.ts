import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkNote,
  getDefaultLastDay,
  getNoteDays,
  maxCurrentNotes,
  maxNoteText,
  maxNoteTitle,
  maxPastNotes,
  maxRecipientsLength,
  maxTemplateName,
  maxTemplates,
} from '~/domain/notes/check-note';
import { findListed } from '~/domain/notes/find-listed';
import {
  addConfirmation,
  addNote,
  listNotesFor,
  retireNotes,
  markWithdrawn,
  type NoteBoard,
} from '~/domain/notes/note-board';
import type { CurrentNote } from '~/domain/notes/note-schema';
import { dropTemplate, putTemplate } from '~/domain/notes/note-templates';
import { packRecipients, unpackRecipients } from '~/domain/notes/pack-recipients';

const now = '2026-11-25T15:00:00.000Z';
const timeZone = 'America/New_York';
const place = { timeZone, now };
const typed = { title: 'Gate 4 is closed', text: 'Use gate 5.', lastDay: '2026-12-06' };
const aNote = (fields: Partial<CurrentNote> = {}): CurrentNote => ({
  ...typed,
  id: '01A',
  at: now,
  by: 'admin',
  audience: 'all',
  count: 3,
  emailed: null,
  until: '2026-12-07T05:00:00.000Z',
  recipients: null,
  ...fields,
});
const empty: NoteBoard = { version: 4, current: [], past: [] };
const toPast = ({ recipients: _, ...note }: CurrentNote) => note;
const dayRefused = { code: 'note-day-refused', first: '2026-11-25', last: '2026-12-23' };
const refusal = (error: object) => ({ ok: false, error });

test('packs any employee IDs and unpacks them sorted, each once', () => {
  const employeeId = fc
    .integer({ min: 0, max: 9_999_999 })
    .map((id) => String(id).padStart(7, '0'));
  fc.assert(
    fc.property(fc.array(employeeId), (ids) => {
      expect(unpackRecipients(packRecipients(ids))).toEqual([...new Set(ids)].sort());
    }),
  );
});

test('packs 1,000 employee IDs into less than 5 KB', () => {
  const spread = Array.from({ length: 1_000 }, (_, n) => String(1_000_000 + n * 8_999));
  expect(packRecipients(spread).length).toBeLessThan(5_000);
});

test('accepts a note until the end of its last day in the site’s zone, cleaned', () => {
  const messy = {
    ...typed,
    title: '  Gate\n4 \u202Eis closed ',
    text: ' Use  gate 5.\r\n\r\n\r\nBye ',
  };
  expect(checkNote(messy, place)).toEqual({
    ok: true,
    value: {
      title: 'Gate 4 is closed',
      text: 'Use gate 5.\n\nBye',
      lastDay: '2026-12-06',
      until: '2026-12-07T05:00:00.000Z',
    },
  });
});

test.each<[Partial<typeof typed>, object]>([
  [{ title: ' \u200B ' }, { code: 'note-title-missing' }],
  [{ title: 'x'.repeat(maxNoteTitle + 1) }, { code: 'note-title-too-long', limit: maxNoteTitle }],
  [{ text: '\n' }, { code: 'note-text-missing' }],
  [{ text: 'x'.repeat(maxNoteText + 1) }, { code: 'note-text-too-long', limit: maxNoteText }],
  ...['2026-11-24', '2026-12-24', '2026-02-30', '', '2026-11-2x'].map(
    (lastDay): [Partial<typeof typed>, object] => [{ lastDay }, dayRefused],
  ),
])('refuses a note with %j', (fields, error) => {
  expect(checkNote({ ...typed, ...fields }, place)).toEqual(refusal(error));
});

test('ends by default with the week of the period, within the days that are allowed', () => {
  expect(getNoteDays(place)).toEqual({ first: '2026-11-25', last: '2026-12-23' });
  expect(getDefaultLastDay('2026-W49', place)).toBe('2026-12-06');
  expect(getDefaultLastDay('2026-W40', place)).toBe('2026-11-25');
  expect(getDefaultLastDay('2027-W10', place)).toBe('2026-12-23');
});

test('finds the drivers of a pasted list, each once, and names what is no driver', () => {
  const drivers = ['1000001', '1000002'].map((employeeId) => ({ employeeId }));
  expect(findListed('1000002, 1000001;\n\n1000002', drivers)).toEqual({
    ok: true,
    value: [{ employeeId: '1000002' }, { employeeId: '1000001' }],
  });
  expect(findListed(' ,;\n', drivers)).toEqual(refusal({ code: 'note-ids-missing' }));
  const others = Array.from({ length: 7 }, (_, n) => `x${n}`);
  expect(findListed(['1000001', ...others, 'y'.repeat(300_000)].join(' '), drivers)).toEqual(
    refusal({ code: 'note-ids-unknown', ids: others.slice(0, 5), count: 8 }),
  );
  expect(findListed('z'.repeat(50), drivers)).toEqual(
    refusal({ code: 'note-ids-unknown', ids: ['z'.repeat(20)], count: 1 }),
  );
});

test('shows a driver what goes to them and they have not confirmed, while it is shown', () => {
  const notes = [
    aNote({ id: 'for all' }),
    aNote({ id: 'for 1', recipients: packRecipients(['1000001']) }),
    aNote({ id: 'for 2', recipients: packRecipients(['1000002']) }),
    aNote({ id: 'confirmed' }),
    aNote({ id: 'over', until: now }),
  ];
  const shown = listNotesFor('1000001', notes, { confirmed: ['confirmed'], now });
  expect(shown).toEqual(
    ['for all', 'for 1'].map((id) => ({ id, title: typed.title, text: typed.text })),
  );
});

test('keeps few notes at a time, and moves those whose time has ended to the past', () => {
  const full = Array.from({ length: maxCurrentNotes }, (_, n) => aNote({ id: String(n) }));
  const board = { ...empty, current: full };
  expect(addNote(board, aNote({ id: 'new' }))).toEqual(
    refusal({ code: 'too-many-notes', limit: maxCurrentNotes }),
  );
  const over = aNote({ id: 'over', until: now });
  const past = Array.from({ length: maxPastNotes }, (_, n) => toPast(aNote({ id: `past ${n}` })));
  const later = { ...empty, current: [...full.slice(1), over], past };
  expect(retireNotes(later, now)).toEqual({
    version: 4,
    current: full.slice(1),
    past: [toPast(over), ...past.slice(0, -1)],
  });
  expect(addNote(later, aNote({ id: 'new' }))).toMatchObject({
    ok: true,
    value: { current: [{ id: 'new' }, ...full.slice(1)], past: { length: maxPastNotes } },
  });
});

test('withdraws only a note that is shown', () => {
  const [shown, over] = [aNote(), aNote({ id: '01B', until: now })];
  const board = { ...empty, current: [shown, over] };
  const withdrawn = { at: now, by: 'b' };
  expect(markWithdrawn(board, '01A', withdrawn)).toEqual({
    ok: true,
    value: {
      note: shown,
      board: { version: 4, current: [], past: [{ ...toPast(shown), withdrawn }, toPast(over)] },
    },
  });
  for (const id of ['01B', 'x'])
    expect(markWithdrawn(board, id, withdrawn)).toEqual(refusal({ code: 'note-gone' }));
});

test('keeps a driver’s latest confirmations, each once', () => {
  const kept = maxCurrentNotes + maxPastNotes;
  const ids = Array.from({ length: kept }, (_, n) => String(n));
  expect(addConfirmation(ids, 'new')).toEqual([...ids.slice(1), 'new']);
  expect(addConfirmation(['a', 'b'], 'a')).toEqual(['b', 'a']);
});

const aTemplate = { id: 't1', name: 'Gate', title: 'Gate 4 is closed', text: 'Use gate 5.' };
const stored = { version: 3, templates: [aTemplate] };

test('adds and changes templates, the latest first, and deletes them', () => {
  const second = { ...aTemplate, id: 't2', name: 'Briefing' };
  const added = putTemplate(stored, { ...second, name: ' Briefing\n' });
  expect(added).toEqual({
    ok: true,
    value: { template: second, stored: { version: 3, templates: [second, aTemplate] } },
  });
  const changed = { ...aTemplate, text: 'Use gate 6.' };
  expect(putTemplate({ version: 4, templates: [second, aTemplate] }, changed)).toEqual({
    ok: true,
    value: { template: changed, stored: { version: 4, templates: [changed, second] } },
  });
  expect(dropTemplate(stored, 't1')).toEqual({
    ok: true,
    value: { template: aTemplate, stored: { version: 3, templates: [] } },
  });
  expect(dropTemplate(stored, 't2')).toEqual(refusal({ code: 'template-gone' }));
});

test.each<[Partial<typeof aTemplate>, object]>([
  [{ name: ' ' }, { code: 'template-name-missing' }],
  [
    { name: 'x'.repeat(maxTemplateName + 1) },
    { code: 'template-name-too-long', limit: maxTemplateName },
  ],
  [{ id: 't2' }, { code: 'template-name-taken', name: 'Gate' }],
  [{ title: '' }, { code: 'note-title-missing' }],
])('refuses a template with %j', (fields, error) => {
  expect(putTemplate(stored, { ...aTemplate, ...fields })).toEqual(refusal(error));
});

test('keeps a limited number of templates', () => {
  const templates = Array.from({ length: maxTemplates }, (_, n) => ({
    ...aTemplate,
    id: String(n),
    name: String(n),
  }));
  const full = { version: 1, templates };
  const limit = { code: 'too-many-templates', limit: maxTemplates };
  expect(putTemplate(full, aTemplate)).toEqual(refusal(limit));
  expect(putTemplate(full, { ...aTemplate, id: '3' }).ok).toBe(true);
});

test('refuses a note that names more single drivers than every page can read with it', () => {
  const board: NoteBoard = { version: 0, current: [], past: [] };
  const recipients = 'x'.repeat(maxRecipientsLength / 2);
  const first = addNote(board, aNote({ id: '01A', recipients }));
  const second = first.ok ? addNote(first.value, aNote({ id: '01B', recipients })) : first;
  if (!second.ok) throw new Error(second.error.code);
  const third = aNote({ id: '01C', recipients: 'x' });
  expect(addNote(second.value, third)).toEqual({ ok: false, error: { code: 'notes-too-large' } });
  expect(addNote(second.value, aNote({ id: '01C' })).ok).toBe(true);
});
