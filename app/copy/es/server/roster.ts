import type { roster as en } from '~/app/copy/en/server/roster';
import { getNoun } from '~/app/copy/es/nouns';
import { plural } from '~/app/copy/es/plural';
import { capitalize } from '~/domain/shared/text';

export const roster: typeof en = {
  nothingToSave: 'No hay nada que guardar',
  updated: (noun) => `${capitalize(getNoun(noun).other)}: cambios guardados`,
  savedChanges: (noun, count) =>
    `Se guardaron los cambios de ${plural(count, getNoun(noun).one, getNoun(noun).other)}.`,
  added: (noun) => `Se agregó ${getNoun(noun).the}`,
  addedOne: (noun, name) => `Se agregó ${getNoun(noun).the} ${name}.`,
  removed: (noun, count) => `Se eliminó: ${plural(count, getNoun(noun).one, getNoun(noun).other)}`,
  noneOnTheList: () => 'Nada de lo seleccionado está en la lista.',
  undone: 'Cambio deshecho',
  undoneRows: (restored, changed, removed) =>
    `Restaurados: ${restored}; como antes: ${changed}; eliminados: ${removed}.`,
  nothingWasRemoved: 'No se eliminó nada',
};
