import type { roster as en } from '~/app/copy/en/server/roster';
import { capitalize, getNoun } from '~/app/copy/es/nouns';

export const roster: typeof en = {
  nothingToSave: 'No hay nada que guardar',
  sUpdated: (noun) => `${capitalize(getNoun(noun).other)} actualizados`,
  added: (noun, describe) => `Se agregó: ${getNoun(noun).one} ${describe}`,
  added2: (noun) => `${capitalize(getNoun(noun).one)} agregado`,
  noSelectedIsOnThe: (noun) =>
    `Ninguno de los ${getNoun(noun).other} seleccionados está en la lista.`,
  nothingWasRemoved: 'No se eliminó nada',
};
