import type { VacationView } from './vacation-view';

/** The confirmations that the URL can open (`?dialog=`). */
export type WeekQuestion = 'give-up' | 'decline';

type Weeks = Pick<VacationView, 'outcome' | 'isGivenUp' | 'mayGiveUp' | 'offeredId'>;

/** The requested confirmation; null if there is nothing to give up or decline. */
export const findQuestion = (
  { outcome, isGivenUp, mayGiveUp, offeredId }: Weeks,
  asked: string | null,
): WeekQuestion | null => {
  if (asked === 'decline' && offeredId !== null) return asked;
  const isHeld = Boolean(outcome?.awardedId) && !isGivenUp && mayGiveUp;
  return asked === 'give-up' && isHeld ? asked : null;
};

/** The week that the requested confirmation is about. */
export const findAskedWeek = (weeks: Weeks, asked: string | null): string | null => {
  const question = findQuestion(weeks, asked);
  if (question === null) return null;
  return question === 'decline' ? weeks.offeredId : (weeks.outcome?.awardedId ?? null);
};
