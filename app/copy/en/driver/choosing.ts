import { counted } from '~/app/copy/en/counted';

/** Fields in which a driver, job or week is chosen by typing. */
export const choosing = {
  clear: 'Clear',
  suggestions: 'Suggestions',
  found: (count: number): string => counted(count, 'suggestion'),
  none: (typed: string): string => `Nothing matches “${typed}”`,
  more: (count: number): string =>
    count === 1
      ? 'One more matches. Type more of it to find it.'
      : `${count} more match. Type more to find the right one.`,
};
