import type { VacationView } from './vacation-view';

/** A confirmation that the URL opens (`?dialog=`, and `week=` for one of several weeks). */
export interface AskedWeek {
  readonly question: 'give-up' | 'decline';
  readonly weekId: string;
}

/** The requested confirmation; null if there is nothing to give up or decline. */
export const findAskedWeek = (
  { held, offeredId }: Pick<VacationView, 'held' | 'offeredId'>,
  query: URLSearchParams,
): AskedWeek | null => {
  const asked = query.get('dialog');
  if (asked === 'decline')
    return offeredId === null ? null : { question: asked, weekId: offeredId };
  if (asked !== 'give-up') return null;
  const weekId = query.get('week') ?? held[0]?.weekId;
  const week = held.find((one) => one.weekId === weekId);
  return week?.mayGiveUp ? { question: asked, weekId: week.weekId } : null;
};
