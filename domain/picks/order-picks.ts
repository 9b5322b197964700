/** Changes of an ordered list of job ids (spec 4): no duplicates, moves stop at the ends. */
export const addPick = (picks: readonly string[], jobId: string): string[] =>
  picks.includes(jobId) ? [...picks] : [...picks, jobId];

export const removePick = (picks: readonly string[], jobId: string): string[] =>
  picks.filter((pick) => pick !== jobId);

/** Moves a pick to a place counted from 0; a place beyond the list means its end. */
export const movePickTo = (picks: readonly string[], jobId: string, place: number): string[] => {
  if (!picks.includes(jobId)) return [...picks];
  const others = removePick(picks, jobId);
  return others.toSpliced(Math.max(0, place), 0, jobId);
};

export const movePick = (
  picks: readonly string[],
  jobId: string,
  direction: 'up' | 'down',
): string[] => {
  const place = picks.indexOf(jobId);
  return movePickTo(picks, jobId, direction === 'up' ? place - 1 : place + 1);
};

export type PickEdit = {
  readonly action: 'add' | 'remove' | 'up' | 'down';
  readonly jobId: string;
};

export const editPicks = (picks: readonly string[], { action, jobId }: PickEdit): string[] => {
  if (action === 'add') return addPick(picks, jobId);
  if (action === 'remove') return removePick(picks, jobId);
  return movePick(picks, jobId, action);
};

export const samePicks = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((pick, place) => pick === b[place]);
