import type * as en from '~/app/copy/en/server/roster';
import { getNoun } from '~/app/copy/es/nouns';
import { plural } from '~/app/copy/es/plural';
import { capitalize } from '~/domain/shared/text';

export const roster: typeof en.roster = {
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

export const drivers: typeof en.drivers = {
  removedOne: 'El conductor se eliminó.',
  removedMany: (count) => `Se eliminaron ${count} conductores.`,
  imported: (drivers) =>
    drivers === 1 ? 'Se importó 1 conductor.' : `Se importaron ${drivers} conductores.`,
  seniorityChanged: 'Antigüedad actualizada',
  seniorityChangedText: (count) =>
    `${count === 1 ? '1 conductor tiene' : `${count} conductores tienen`} otro número. Puede deshacerlo durante un día.`,
  seniorityUnclear: 'Escriba un ID de empleado de 7 dígitos y un número de antigüedad.',
  passwordReset: 'Contraseña restablecida',
  needsCode: (name) =>
    `${name} necesita ahora un código de un solo uso para crear una contraseña nueva.`,
  signsInWithId: (name) =>
    `${name} entra solo con su ID de empleado hasta que cree una contraseña nueva.`,
};

export const jobs: typeof en.jobs = {
  templateSaved: 'Plantilla guardada',
  templateSavedText: (name, count) => `«${name}» tiene ${plural(count, 'trabajo', 'trabajos')}.`,
  templateDeleted: (name) => `Se eliminó la plantilla «${name}»`,
  publishedWeekChanged: (days) => `Se cambió la semana publicada del ${days}`,
  publishedWeekChangedText: (version, drivers) =>
    `Se publicó la versión ${version}. Se avisa a ${plural(drivers, 'conductor', 'conductores')} ${drivers === 1 ? 'qué tenía, qué tiene' : 'qué tenían, qué tienen'} y por qué.`,
  removed: (jobs) => (jobs === 1 ? 'Se eliminó 1 trabajo.' : `Se eliminaron ${jobs} trabajos.`),
  imported: (jobs) => (jobs === 1 ? 'Se importó 1 trabajo.' : `Se importaron ${jobs} trabajos.`),
};

export const vacationWeeks: typeof en.vacationWeeks = {
  weekSaved: (weekId, weekDates, totalSlots) =>
    `La semana ${weekId}, ${weekDates}, tiene ${plural(totalSlots, 'cupo', 'cupos')}.`,
  imported: (weeks) =>
    `Se importaron correctamente ${plural(weeks, 'semana de vacaciones', 'semanas de vacaciones')}.`,
  added: 'Semana de vacaciones agregada',
  updated: 'Semana de vacaciones actualizada',
  deletedOne: 'Semana de vacaciones eliminada',
  deletedMany: 'Semanas de vacaciones eliminadas',
  deletedText: (weekIds) =>
    weekIds === 1
      ? 'Se eliminó 1 semana de vacaciones.'
      : `Se eliminaron ${weekIds} semanas de vacaciones.`,
  closed: 'Semanas de vacaciones cerradas',
  closedText: (weeks) =>
    `${plural(weeks, 'semana de vacaciones ya no se puede pedir', 'semanas de vacaciones ya no se pueden pedir')}.`,
  reopened: 'Semanas de vacaciones abiertas de nuevo',
  reopenedText: (weeks) =>
    `${plural(weeks, 'semana de vacaciones se puede pedir de nuevo', 'semanas de vacaciones se pueden pedir de nuevo')}.`,
  yearAddedText: (year, totalSlots) =>
    `Ya existen todas las semanas de ${year}. Las nuevas tienen ${plural(totalSlots, 'cupo', 'cupos')}.`,
  yearAdded: 'Semanas de vacaciones agregadas',
};
