import type { roster as en } from '~/app/copy/en/server/roster';
import { getNoun } from '~/app/copy/es/nouns';
import { capitalize } from '~/domain/shared/text';

export const roster: typeof en = {
  nothingToSave: 'No hay nada que guardar',
  sUpdated: (noun) => `${capitalize(getNoun(noun).other)}: cambios guardados`,
  added: (noun, describe) => `Se agregó ${getNoun(noun).the} ${describe}`,
  added2: (noun) => `Se agregó ${getNoun(noun).the}`,
  noSelectedIsOnThe: () => 'Nada de lo seleccionado está en la lista.',
  nothingWasRemoved: 'No se eliminó nada',
};
