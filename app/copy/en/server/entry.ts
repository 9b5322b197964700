import { counted } from '~/app/copy/en/counted';

export const entry = {
  noDriver: 'This site has no such driver.',
  saved: 'List saved',
  savedText: (name: string, picks: number) =>
    `${name} now has a list of ${counted(picks, 'pick')}.`,
};
