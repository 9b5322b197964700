import { maxVacationWeeks } from '~/domain/drivers/limits';
import { maxRounds } from './limits';

/** Numbers as people write them: `2, 1`, `2 1` or `2+1`. */
const separator = /[\s,;+]+/;

/** The rounds as the settings store them, `2,1`. Null if the text is not one to six numbers from 1 to 12. */
export const tidyRounds = (text: string): string | null => {
  const parts = text.trim().split(separator);
  const isValid = parts.every((part) => {
    const weeks = /^\d{1,2}$/.test(part) ? Number(part) : 0;
    return weeks >= 1 && weeks <= maxVacationWeeks;
  });
  return isValid && parts.length <= maxRounds ? parts.map(Number).join(',') : null;
};

/** How many weeks a driver takes in each round, from the stored text. */
export const parseRounds = (stored: string): number[] => stored.split(',').map(Number);

/** How many of the driver's weeks are picked in each round; rounds after the last week are left out. */
export const splitIntoRounds = (weeks: number, rounds: readonly number[]): number[] => {
  let left = weeks;
  return rounds
    .map((max) => {
      const taken = Math.min(max, left);
      left -= taken;
      return taken;
    })
    .filter((taken) => taken > 0);
};
