import { expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import { publishAward } from '~/app/services/award/publish-award.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { deleteTemplate, saveTemplate } from '~/app/services/notes/change-templates.server';
import { confirmNote, loadOwnNotes, showOwnNotes } from '~/app/services/notes/own-notes.server';
import { readNotes } from '~/app/services/notes/read-notes.server';
import { previewNote, sendNote, type NoteDraft } from '~/app/services/notes/send-note.server';
import { withdrawNote } from '~/app/services/notes/withdraw-note.server';
import { confirmResult } from '~/app/services/results/confirm-result.server';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import type { NewMail } from '~/domain/mail/mail';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { anEvent } from '~/tests/support/events';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { createTestMailer } from '~/tests/support/test-mailer';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({
    employeeId: `100000${rank}`,
    name: `Dora Driver${rank}`,
    seniorityNumber: rank,
    airportCertified: rank === 2,
  }),
);
const jobs = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId }));
const [first, second, third] = ['1000001', '1000002', '1000003'] as const;
const draft: NoteDraft = {
  title: 'Gate 4 is closed',
  text: 'Use gate 5.\nIt opens at 5.',
  audience: 'all',
  ids: '',
  lastDay: '2026-12-06',
  byEmail: false,
};

const start = () => fakeSite(drivers, jobs);
const asAdmin = async (fake: FakeSite) => ({
  deps: fake.deps,
  access: await fake.asAdmin(),
  now: fake.now(),
});
const preview = async (fake: FakeSite, fields: Partial<NoteDraft> = {}) =>
  previewNote({ ...(await asAdmin(fake)), draft: { ...draft, ...fields } });
const send = async (fake: FakeSite, fields: Partial<NoteDraft> = {}) =>
  sendNote({ ...(await asAdmin(fake)), draft: { ...draft, ...fields } });
const sendWell = async (fake: FakeSite, fields: Partial<NoteDraft> = {}) => {
  const sent = await send(fake, fields);
  if (!sent.ok) throw new Error(sent.error.code);
  return sent.value;
};
const see = async (fake: FakeSite, employeeId: string) => {
  const access = await fake.asDriver(employeeId);
  const loaded = await loadOwnNotes({ deps: fake.deps, scope: access.scope, employeeId });
  return showOwnNotes(access, loaded, fake.now()).map(({ title }) => title);
};
const confirm = async (fake: FakeSite, employeeId: string, noteId: string) =>
  confirmNote({
    deps: fake.deps,
    access: await fake.asDriver(employeeId),
    noteId,
    now: fake.now(),
  });
const withdraw = async (fake: FakeSite, noteId: string) =>
  withdrawNote({ ...(await asAdmin(fake)), noteId });
const read = async (fake: FakeSite) => readNotes(await asAdmin(fake));
const log = async (fake: FakeSite) =>
  (await fake.deps.stores.activity.latest(fake.scope, 50)).map(({ event }) => event);
const deliver = async (fake: FakeSite) => {
  const sent: NewMail[] = [];
  const mailer = createTestMailer(async (mail) => void sent.push(mail));
  await sendDueMails({ deps: fake.deps, mailer, shards, hasTime: () => true });
  return sent.map(({ mail }) => mail).filter(({ kind }) => kind === 'note');
};
const reached = async (fake: FakeSite, fields: Partial<NoteDraft>) => {
  const previewed = await preview(fake, fields);
  return previewed.ok ? previewed.value.employeeIds : previewed.error.code;
};
const refusal = (code: string) => ({ ok: false, error: { code } });

test('a note is shown to every driver until they confirm it, and counted', async () => {
  const fake = await start();
  const { id } = await sendWell(fake);
  expect(await see(fake, first)).toEqual([draft.title]);
  await Promise.all([confirm(fake, first, id), confirm(fake, second, id)]);
  await confirm(fake, first, id);
  expect(await see(fake, first)).toEqual([]);
  expect(await see(fake, third)).toEqual([draft.title]);
  expect(await read(fake)).toMatchObject({
    current: [{ title: draft.title, by: 'admin', audience: 'all', count: 3, confirmed: 2 }],
    past: [],
  });
  const { title, text, lastDay } = draft;
  const facts = { title, text, lastDay, audience: 'all', count: 3, emailed: null };
  expect(await log(fake)).toContainEqual({ code: 'note-sent', ...facts });
});

test('a driver who confirms two notes at once confirms both', async () => {
  const fake = await start();
  const [a, b] = [await sendWell(fake), await sendWell(fake, { title: 'Second' })];
  await Promise.all([confirm(fake, first, a.id), confirm(fake, first, b.id)]);
  expect(await see(fake, first)).toEqual([]);
});

test('a note to some drivers is shown to no other, who cannot confirm it either', async () => {
  const fake = await start();
  const { id } = await sendWell(fake, { audience: 'listed', ids: `${third} ${first}` });
  expect(await see(fake, first)).toEqual([draft.title]);
  expect(await see(fake, second)).toEqual([]);
  await confirm(fake, second, id);
  await confirm(fake, first, 'no note');
  expect((await read(fake)).current).toMatchObject([{ count: 2, confirmed: 0 }]);
});

test('a note to all is shown to a driver added later, one to some is not', async () => {
  const fake = await start();
  await sendWell(fake);
  await sendWell(fake, {
    title: 'For three',
    audience: 'listed',
    ids: [first, second, third].join(),
  });
  const employeeId = '1000009';
  const added = await changeRoster(siteDrivers, {
    ...(await asAdmin(fake)),
    input: { adds: [aDriver({ employeeId, seniorityNumber: 9 })] },
    toEvent: () => anEvent,
  });
  expect(added.ok).toBe(true);
  expect(await see(fake, employeeId)).toEqual([draft.title]);
});

test('finds the recipients of each filter when it is sent', async () => {
  const fake = await start();
  expect((await rankJobs(fake.deps, first, ['J1'])).ok).toBe(true);
  expect(await reached(fake, { audience: 'without-list' })).toEqual([second, third]);
  expect(await reached(fake, { audience: 'certified' })).toEqual([second]);
  expect(await reached(fake, { audience: 'result-unseen' })).toBe('note-without-results');
  await fake.close();
  const { deps, access } = await asAdmin(fake);
  expect((await publishAward({ deps, access })).ok).toBe(true);
  const input = { of: 'jobs', version: 1 } as const;
  const own = await fake.asDriver(first);
  expect((await confirmResult({ deps, access: own, input, receivedAt: fake.now() })).ok).toBe(true);
  expect(await reached(fake, { audience: 'result-unseen' })).toEqual([second, third]);
  expect(await reached(fake, { audience: 'listed', ids: '7654321' })).toBe('note-ids-unknown');
  const nobody = await fakeSite([], jobs);
  expect(await reached(nobody, { audience: 'all' })).toBe('note-without-recipients');
});

test('a withdrawn note leaves the drivers’ pages and stays among the earlier ones', async () => {
  const fake = await start();
  const { id } = await sendWell(fake);
  await confirm(fake, first, id);
  expect(await withdraw(fake, id)).toEqual({ ok: true, value: draft.title });
  expect(await withdraw(fake, id)).toEqual(refusal('note-gone'));
  expect(await see(fake, third)).toEqual([]);
  expect(await read(fake)).toMatchObject({
    current: [],
    past: [{ title: draft.title, confirmed: 1, withdrawn: { by: 'admin' } }],
  });
  expect(await log(fake)).toContainEqual({ code: 'note-withdrawn', title: draft.title });
});

test('a note ends with its last day', async () => {
  const fake = await start();
  await sendWell(fake);
  fake.clock.moveTo('2026-12-07T04:59:00.000Z');
  expect(await see(fake, first)).toEqual([draft.title]);
  fake.clock.moveTo('2026-12-07T05:00:00.000Z');
  expect(await see(fake, first)).toEqual([]);
  expect(await read(fake)).toMatchObject({ current: [], past: [{ title: draft.title }] });
});

test('refuses the eleventh note of an hour, and one too many at a time, and stores nothing', async () => {
  const fake = await start();
  const ids: string[] = [];
  for (let n = 0; n < 10; n += 1) ids.push((await sendWell(fake, { title: `Note ${n}` })).id);
  expect(await send(fake)).toMatchObject(refusal('too-many-notes'));
  expect((await withdraw(fake, ids[0]!)).ok).toBe(true);
  expect(await send(fake)).toMatchObject({
    ok: false,
    error: { code: 'too-many-sent', limit: 10 },
  });
  expect((await log(fake)).filter(({ code }) => code === 'note-sent')).toHaveLength(10);
  fake.clock.advance(60 * 60_000);
  expect((await send(fake)).ok).toBe(true);
});

test('a note that another one kept from being sent does not count against the limit', async () => {
  const fake = await start();
  const sent = await Promise.all(Array.from({ length: 12 }, () => send(fake)));
  const stored = sent.filter(({ ok }) => ok).length;
  expect(stored).toBeLessThan(10);
  await withdraw(fake, (await read(fake)).current[0]!.id);
  for (let more = stored; more < 10; more += 1) await sendWell(fake);
  expect(await send(fake)).toMatchObject({ ok: false });
});

test('a deleted driver’s confirmation no longer counts', async () => {
  const fake = await start();
  const { id } = await sendWell(fake);
  await confirm(fake, first, id);
  const deleted = await changeRoster(siteDrivers, {
    ...(await asAdmin(fake)),
    input: { deletes: [first] },
    toEvent: () => anEvent,
  });
  expect(deleted.ok).toBe(true);
  expect((await read(fake)).current).toMatchObject([{ count: 3, confirmed: 0 }]);
});

test('emails a note to the recipients who left an address, in their language, in the words of the note', async () => {
  const fake = await start();
  await leaveAddresses(fake.deps, fake.scope, [first, second]);
  await fake.deps.stores.contacts.setLanguage(fake.scope, first, 'es');
  const previewed = await preview(fake, { audience: 'listed', ids: `${first} ${third}` });
  expect(previewed).toMatchObject({ ok: true, value: { reached: 1 } });
  await sendWell(fake, { audience: 'listed', ids: `${first} ${third}`, byEmail: true });
  expect(await deliver(fake)).toMatchObject([
    { to: getMailAddress(first), language: 'es', title: draft.title, text: draft.text },
  ]);
  expect((await read(fake)).current).toMatchObject([{ count: 2, emailed: 1 }]);
  expect(await deliver(fake)).toEqual([]);
});

test('emails nobody about a note without email, or withdrawn before it was sent', async () => {
  const fake = await start();
  await leaveAddresses(fake.deps, fake.scope, [first]);
  await sendWell(fake);
  const { id } = await sendWell(fake, { byEmail: true });
  expect((await withdraw(fake, id)).ok).toBe(true);
  expect(await deliver(fake)).toEqual([]);
});

test('an email that is written but not sent is dropped if its note is withdrawn', async () => {
  const fake = await start();
  await leaveAddresses(fake.deps, fake.scope, [first]);
  const { id } = await sendWell(fake, { byEmail: true });
  const offline = createTestMailer(() => Promise.reject(new Error('offline')));
  const sent = { deps: fake.deps, shards, hasTime: () => true };
  expect((await sendDueMails({ ...sent, mailer: offline })).failed).toHaveLength(1);
  expect((await withdraw(fake, id)).ok).toBe(true);
  fake.clock.advance(60 * 60_000);
  expect(await deliver(fake)).toEqual([]);
});

test('an email that is written but not sent is dropped if its note is over by then', async () => {
  const fake = await start();
  await leaveAddresses(fake.deps, fake.scope, [first]);
  await sendWell(fake, { byEmail: true, lastDay: fake.now().slice(0, 10) });
  const offline = createTestMailer(() => Promise.reject(new Error('offline')));
  const sent = { deps: fake.deps, shards, hasTime: () => true };
  expect((await sendDueMails({ ...sent, mailer: offline })).failed).toHaveLength(1);
  fake.clock.advance(24 * 60 * 60_000);
  expect(await deliver(fake)).toEqual([]);
});

test('saves, changes and deletes a template, with log entries', async () => {
  const fake = await start();
  const { deps, access } = await asAdmin(fake);
  const text = { name: 'Gate', title: draft.title, text: draft.text };
  const save = (id: string | null, fields: Partial<typeof text> = {}) =>
    saveTemplate({ deps, access, input: { ...text, ...fields, id } });
  const added = await save(null);
  if (!added.ok) throw new Error(added.error.code);
  const { id } = added.value;
  expect(await save(null)).toMatchObject(refusal('template-name-taken'));
  expect((await save(id, { name: 'Gates' })).ok).toBe(true);
  expect((await read(fake)).templates).toEqual([{ ...text, id, name: 'Gates' }]);
  const both = await Promise.all([save(null), save(null, { name: 'Other' })]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await deleteTemplate({ deps, access, templateId: id })).ok).toBe(true);
  expect(await deleteTemplate({ deps, access, templateId: id })).toEqual(refusal('template-gone'));
  expect(await save(id)).toEqual(refusal('template-gone'));
  expect((await log(fake)).slice(0, 4)).toEqual([
    { code: 'note-template-deleted', name: 'Gates' },
    { code: 'note-template-saved', name: expect.any(String) as string, isNew: true },
    { code: 'note-template-saved', name: 'Gates', isNew: false },
    { code: 'note-template-saved', name: 'Gate', isNew: true },
  ]);
});
