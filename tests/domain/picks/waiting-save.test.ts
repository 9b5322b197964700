import { expect, test } from 'vitest';
import {
  changeWaiting,
  isSendable,
  type SaveAnswer,
  type StoredList,
  type WaitingEvent,
  type WaitingSave,
} from '~/domain/picks/waiting-save';

const aPress = (change: Partial<WaitingSave> = {}): WaitingEvent => ({
  ...{ code: 'pressed', pageKey: 'page', ids: ['J2'], base: 'R1' },
  ...{ pressedAt: '2026-11-24T12:00:00.000Z' },
  ...change,
});
const aStored = (change: Partial<StoredList> = {}): StoredList => ({
  ...{ receiptNumber: 'R2', acceptedAt: '2026-11-24T12:01:00.000Z', ids: ['J2'] },
  ...change,
});
const refuse = (code: string, stored: StoredList | null): SaveAnswer => ({
  stored,
  refusal: { code, title: 'Title', text: 'Text' },
});
const sent: WaitingEvent = { code: 'sent' };
const answer = (ids: readonly string[], given: SaveAnswer): WaitingEvent => ({
  ...{ code: 'answered', ids, answer: given },
});
const saved = (ids: readonly string[], stored = aStored({ ids })): WaitingEvent =>
  answer(ids, { stored, refusal: null });
const follow = (...events: readonly WaitingEvent[]) => events.reduce(changeWaiting, null);

test('waits from the press until it is saved', () => {
  expect(follow(aPress())).toMatchObject({ ids: ['J2'], base: 'R1', state: { code: 'waiting' } });
  expect(follow(aPress(), sent, saved(['J2']))).toBeNull();
});

test('is saved if the answer was lost and a page sees it stored', () => {
  expect(follow(aPress(), sent, { code: 'seen', stored: aStored() })).toBeNull();
});

test('is not saved by the list that it is based on, even if that has the same picks', () => {
  const before = { code: 'seen', stored: aStored({ receiptNumber: 'R1' }) } as const;
  expect(follow(aPress(), sent, before)).toMatchObject({ state: { code: 'waiting' } });
});

test('a later press replaces it, and knows what may have been saved already', () => {
  const second = aPress({ ids: ['J3'] });
  expect(follow(aPress(), sent, second)).toMatchObject({ ids: ['J3'], base: 'R1', sent: [['J2']] });
  const own = refuse('saved-elsewhere', aStored({ ids: ['J2'] }));
  expect(follow(aPress(), sent, second, sent, answer(['J3'], own))).toMatchObject({
    ...{ ids: ['J3'], base: 'R2', sent: [], state: { code: 'waiting' } },
  });
});

test('an answer to the list before does not decide about the one that replaced it', () => {
  const replaced = [aPress(), sent, aPress({ ids: ['J3'] })] as const;
  const refused = answer(['J2'], refuse('job-not-offered', null));
  expect(follow(...replaced, refused)).toMatchObject({ state: { code: 'waiting' } });
  expect(follow(...replaced, saved(['J2']))).toMatchObject({ ids: ['J3'], base: 'R2' });
});

test('what another page of the phone pressed is not dropped with the list before', () => {
  const replaced = [aPress(), aPress({ ids: ['J3'] })] as const;
  expect(follow(...replaced, { code: 'dropped', ids: ['J2'] })).toMatchObject({ ids: ['J3'] });
  expect(follow(...replaced, { code: 'dropped', ids: ['J3'] })).toBeNull();
});

test('an older list that may not replace what was saved since does not stop one that is based on it', () => {
  const refused = answer(['J2'], refuse('saved-elsewhere', aStored({ ids: ['J9'] })));
  expect(follow(aPress(), sent, aPress({ ids: ['J3'], base: 'R2' }), refused)).toMatchObject({
    ...{ ids: ['J3'], base: 'R2', state: { code: 'waiting' } },
  });
});

test('asks if another list was saved since', () => {
  const asked = follow(
    aPress(),
    sent,
    answer(['J2'], refuse('saved-elsewhere', aStored({ ids: ['J9'] }))),
  );
  expect(asked?.state).toEqual({ code: 'asking', title: 'Title', text: 'Text' });
  expect(isSendable(asked)).toBe(false);
});

test.each([
  ['selection-closed', 'too-late'],
  ['vacation-portal-closed', 'too-late'],
  ['page-of-another', 'other-selection'],
  ['job-not-offered', 'not-accepted'],
])('%s does not count: %s', (code, why) => {
  const refused = follow(aPress(), sent, answer(['J2'], refuse(code, null)));
  expect(refused).toMatchObject({ ids: ['J2'], state: { code: 'refused', why } });
  expect(changeWaiting(refused, { code: 'dropped', ids: ['J2'] })).toBeNull();
});

test('was in time if an earlier sending of it was, whatever the last answer says', () => {
  const late = refuse('selection-closed', aStored());
  expect(follow(aPress(), sent, answer(['J2'], late))).toBeNull();
});

test('is too late if only an earlier list of this phone was in time', () => {
  const late = refuse('selection-closed', aStored({ ids: ['J2'] }));
  const second = follow(aPress(), sent, aPress({ ids: ['J3'] }), sent, answer(['J3'], late));
  expect(second?.state).toMatchObject({ code: 'refused', why: 'too-late' });
});

test('waits for a new session, and for a save that races', () => {
  const over = follow(aPress(), sent, { code: 'session-over' });
  expect([over?.state.code, isSendable(over)]).toEqual(['signed-out', true]);
  const raced = follow(aPress(), sent, answer(['J2'], refuse('newer-save-exists', null)));
  expect(isSendable(raced)).toBe(true);
});

test('nothing becomes of nothing', () => {
  expect(
    follow(sent, saved(['J2']), { code: 'session-over' }, { code: 'dropped', ids: [] }),
  ).toBeNull();
});
