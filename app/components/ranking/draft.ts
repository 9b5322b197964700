import type { PickEdit } from '~/domain/picks/order-picks';

/** Picks that are not saved yet; null while the list is as the server has it. */
export type Draft = readonly string[] | null;

/** `draftKey`: a draft under another key is somebody else's, or of another period, and is not read. */
export const readDraft = (query: URLSearchParams, draftKey: string): Draft =>
  query.get('draft') === draftKey ? [...new Set(query.getAll('pick'))] : null;

export const draftPairs = (draft: Draft, draftKey: string): [string, string][] =>
  draft === null ? [] : [['draft', draftKey], ...draft.map((id): [string, string] => ['pick', id])];

export const pathWith = (path: string, pairs: [string, string][]): string => {
  const text = new URLSearchParams(pairs).toString();
  return `${path}${text && `?${text}`}`;
};

const actions = ['add', 'remove', 'up', 'down'] as const;

/** An edit that a button asks for without JavaScript, such as `add:J001`. */
export const readEdit = (text: string | null): PickEdit | null => {
  const at = text?.indexOf(':') ?? -1;
  const action = actions.find((known) => known === text?.slice(0, at));
  return text && action ? { action, id: text.slice(at + 1) } : null;
};
