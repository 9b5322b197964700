/**
 * What the sender of a save knows about it. The outcome is `unknown` if there was no response or an unclear
 * one.
 */
export interface SentSave {
  /** Unique among the saves of one sender. */
  readonly content: string;
  readonly outcome: 'acknowledged' | 'refused' | 'unknown';
  /** The status of the response, if there was one. */
  readonly status?: number;
}

/**
 * Compares the responses to one sender, in order, with what is stored: all saves in `history`, oldest first,
 * and the list that counts in `stored`. Returns descriptions of the errors.
 */
export const checkHistory = (
  sent: readonly SentSave[],
  { history, stored }: { history: readonly string[]; stored: string | null },
): string[] => {
  const kept = new Map<string, number>();
  for (const content of history) kept.set(content, (kept.get(content) ?? 0) + 1);
  const wrong = sent.flatMap(({ content, outcome }) => {
    const times = kept.get(content) ?? 0;
    kept.delete(content);
    if (outcome === 'acknowledged' && times === 0) return [`lost: ${content}`];
    if (outcome === 'refused' && times > 0) return [`refused and kept: ${content}`];
    return times > 1 ? [`kept ${times} times: ${content}`] : [];
  });
  wrong.push(...[...kept.keys()].map((content) => `never sent: ${content}`));

  const isKept = new Set(history);
  const acknowledged = sent.filter(({ outcome }) => outcome === 'acknowledged');
  const told = acknowledged.map(({ content }) => content).filter((content) => isKept.has(content));
  const isTold = new Set(told);
  const found = [...new Set(history)].filter((content) => isTold.has(content));
  if (found.join('\n') !== told.join('\n')) wrong.push('kept in another order');

  const last = history.at(-1) ?? null;
  if (stored !== last) wrong.push(`${String(stored)} counts, but ${String(last)} was kept last`);
  const after = sent.slice(sent.findIndex(({ content }) => content === stored) + 1);
  const newer = after.find(({ outcome }) => outcome === 'acknowledged');
  if (newer) wrong.push(`${String(stored)} counts, but ${newer.content} was acknowledged later`);
  return wrong;
};
