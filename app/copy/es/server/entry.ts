import { plural } from '~/app/copy/es/plural';
import type { entry as en } from '~/app/copy/en/server/entry';

export const entry: typeof en = {
  noDriver: 'Esta sede no tiene ese conductor.',
  saved: 'Lista guardada',
  savedText: (name, picks) =>
    `${name} ahora tiene una lista de ${plural(picks, 'preferencia', 'preferencias')}.`,
};
