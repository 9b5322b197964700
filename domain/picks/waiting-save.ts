import { samePicks } from './order-picks';

/** A list as the server has stored it. */
export interface StoredList {
  readonly receiptNumber: string;
  /** ISO instant. */
  readonly acceptedAt: string;
  readonly ids: readonly string[];
}

/** What the server answers to a save: the list that is stored now, and why it did not accept the sent one. */
export interface SaveAnswer {
  readonly stored: StoredList | null;
  readonly refusal: { readonly code: string; readonly title: string; readonly text: string } | null;
}

/** What is known about a save that waits on a driver's own phone. */
type WaitingState =
  /** It is sent as soon as the server can be reached. */
  | { readonly code: 'waiting' }
  /** It is sent once the driver has signed in again. */
  | { readonly code: 'signed-out' }
  /** Another list was saved since; the driver decides which one counts. */
  | { readonly code: 'asking'; readonly title: string; readonly text: string }
  /** It does not count. It stays until the driver has seen that. */
  | {
      readonly code: 'refused';
      readonly why: 'too-late' | 'other-selection' | 'not-accepted';
      readonly text: string;
    };

/**
 * A save that a driver's own phone keeps from the press of the button until it knows the server's answer
 * (domain/README.md#waiting-saves).
 */
export interface WaitingSave {
  readonly pageKey: string;
  readonly ids: readonly string[];
  /** The receipt of the list that the changes are based on; null if there was none. */
  readonly base: string | null;
  /** When the button was pressed by the phone's clock, as an ISO instant. It only informs the driver. */
  readonly pressedAt: string;
  /** The lists that were sent to be saved over `base`, and whose answers are not known. */
  readonly sent: readonly (readonly string[])[];
  readonly state: WaitingState;
}

export type WaitingEvent =
  /** The driver pressed the button. A save that waits already is replaced. */
  | ({ readonly code: 'pressed' } & Omit<WaitingSave, 'sent' | 'state'>)
  /** The list is about to be sent. */
  | { readonly code: 'sent' }
  /** `ids` is the list that was sent. */
  | {
      readonly code: 'answered';
      readonly ids: readonly string[];
      readonly answer: SaveAnswer;
    }
  /** A page read which list is stored. */
  | { readonly code: 'seen'; readonly stored: StoredList | null }
  | { readonly code: 'session-over' }
  /** The driver canceled the list `ids`, or has seen that it does not count. */
  | { readonly code: 'dropped'; readonly ids: readonly string[] };

const waiting: WaitingState = { code: 'waiting' };

const press = (
  before: WaitingSave | null,
  { pageKey, ids, base, pressedAt }: WaitingEvent & { code: 'pressed' },
): WaitingSave => ({
  pageKey,
  ids,
  base,
  pressedAt,
  sent: before?.pageKey === pageKey && before.base === base ? before.sent : [],
  state: waiting,
});

const includesList = (lists: WaitingSave['sent'], ids: readonly string[]): boolean =>
  lists.some((list) => samePicks(list, ids));

const addList = (lists: WaitingSave['sent'], ids: readonly string[]): WaitingSave['sent'] =>
  includesList(lists, ids) ? lists : [...lists, ids];

/** The server's list is this one, or an earlier one of this phone, whose answer was lost. */
const compare = (save: WaitingSave, stored: StoredList | null): WaitingSave | null => {
  if (!stored || stored.receiptNumber === save.base) return save;
  if (samePicks(stored.ids, save.ids)) return null;
  return includesList(save.sent, stored.ids)
    ? { ...save, base: stored.receiptNumber, sent: [], state: waiting }
    : save;
};

const whyRefused = (code: string): (WaitingState & { code: 'refused' })['why'] => {
  if (code === 'selection-closed' || code === 'vacation-portal-closed') return 'too-late';
  return code === 'page-of-another' ? 'other-selection' : 'not-accepted';
};

const takeAnswer = (
  before: WaitingSave,
  { ids, answer: { stored, refusal } }: WaitingEvent & { code: 'answered' },
): WaitingSave | null => {
  const save = compare(before, stored);
  if (!save || !refusal || refusal.code === 'newer-save-exists') return save;
  // The driver has pressed again since, with a list that the server may accept.
  if (refusal.code !== 'saved-elsewhere' && !samePicks(ids, save.ids)) return save;
  if (refusal.code !== 'saved-elsewhere')
    return {
      ...save,
      sent: [],
      state: { code: 'refused', why: whyRefused(refusal.code), text: refusal.text },
    };
  // Over the list that it is based on, such as the phone's own earlier one, it is sent once more.
  if (save.base === stored?.receiptNumber) return save;
  // What was sent before can no longer be accepted, because `base` has been replaced.
  const { title, text } = refusal;
  return { ...save, sent: [], state: { code: 'asking', title, text } };
};

/** What becomes of a waiting save. Null: none waits. Whether a save counts is always the server's answer. */
export const changeWaiting = (
  before: WaitingSave | null,
  event: WaitingEvent,
): WaitingSave | null => {
  if (event.code === 'pressed') return press(before, event);
  if (!before) return null;
  switch (event.code) {
    case 'sent':
      return { ...before, sent: addList(before.sent, before.ids), state: waiting };
    case 'answered':
      return takeAnswer(before, event);
    case 'seen':
      return compare(before, event.stored);
    case 'session-over':
      return { ...before, state: { code: 'signed-out' } };
    case 'dropped':
      return samePicks(before.ids, event.ids) ? null : before;
  }
};

/** Whether the phone may send it without asking the driver. */
export const isSendable = (save: WaitingSave | null): save is WaitingSave =>
  save?.state.code === 'waiting' || save?.state.code === 'signed-out';
