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

export const rosterErrors: typeof en.rosterErrors = {
  keptChanging:
    'La lista siguió cambiando mientras usted guardaba. No se guardó nada. Intente de nuevo.',
  beingStoredText: (percent) =>
    `Todavía se está guardando un cambio grande de esta lista (${percent} %). No se guardó nada de lo suyo. Intente de nuevo en un minuto.`,
  invalidEmployeeIds: 'ID de empleado no válidos',
  invalidEmployeeIdsText: 'Todos los ID de empleado deben tener exactamente 7 dígitos.',
  missingEmployeeId: 'Falta el ID de empleado',
  missingEmployeeIdText: 'El ID de empleado debe tener exactamente 7 dígitos.',
  missingName: 'Falta el nombre',
  missingNameText: (employeeId) => `El conductor ${employeeId} necesita un nombre.`,
  invalidSeniorityNumber: 'Número de antigüedad no válido',
  invalidSeniorityNumberText: 'Los números de antigüedad no pueden ser negativos.',
  duplicateEmployeeId: 'ID de empleado repetido',
  duplicateEmployeeIdText: 'Ya existe un conductor con este ID de empleado.',
  duplicateSeniorityNumber: 'Número de antigüedad repetido',
  duplicateSeniorityNumberText: (seniorityNumber, employeeId, by) =>
    `El número de antigüedad ${seniorityNumber} del conductor ${employeeId} ya lo tiene ${by ? `${by.name} (${by.employeeId})` : 'otro conductor'}.`,
  driverDeleted: 'Conductor eliminado',
  driverDeletedText: (employeeId) =>
    `Otra persona eliminó al conductor ${employeeId}. No se guardó nada.`,
  tooManyDrivers: 'Demasiados conductores',
  tooManyDriversText: (limit, count) =>
    `El límite de su empresa es de ${limit} conductores; con estos serían ${count}. No se guardó nada.`,
  idInUseElsewhere: (employeeId, siteId) =>
    `El ID de empleado ${employeeId} ya se usa en ${siteId === null ? 'otra sede' : `la sede ${siteId}`} de su empresa.`,
  invalidJobId: 'ID del trabajo no válido',
  invalidJobIdText: 'Escriba el ID del trabajo',
  duplicateJobId: 'ID del trabajo repetido',
  duplicateJobIdText: 'Ya existe un trabajo con este ID',
  invalidVacationWeeks: 'Número de semanas de vacaciones no válido',
  invalidVacationWeeksText: (employeeId, most) =>
    `El conductor ${employeeId} necesita un número de semanas de vacaciones de 0 a ${most}`,
  invalidPlaces: 'Número de plazas no válido',
  invalidPlacesText: (jobId, most) =>
    `El trabajo ${jobId} necesita un número de plazas de 1 a ${most}`,
  invalidStartTime: 'Hora de inicio no válida',
  invalidStartTimeText: (jobId) =>
    `Trabajo ${jobId}: la hora de inicio no es válida. Use el formato de 24 horas HH:MM`,
  missingWorkDays: 'Faltan los días de trabajo',
  missingWorkDaysText: (jobId) => `El trabajo ${jobId} necesita sus días de trabajo.`,
  jobDeleted: 'Trabajo eliminado',
  jobDeletedText: (jobId) => `Otra persona eliminó el trabajo ${jobId}. No se guardó nada.`,
  tooManyJobs: 'Demasiados trabajos',
  tooManyJobsText: (limit, count) =>
    `El límite de su empresa es de ${limit} trabajos; con estos serían ${count}. No se guardó nada.`,
  pasteTooLarge: (limitKb) => `El texto pasa de ${limitKb} KB. Péguelo por partes.`,
  nothingToUndo: 'No hay nada que deshacer',
  nothingToUndoText:
    'El último cambio de varias filas ya se deshizo, o se hizo hace más de un día. No se guardó nada.',
  listOutdated:
    'Otra persona cambió esta lista mientras tanto. No se guardó nada. Revise cómo está la lista ahora e intente otra vez.',
  columnsUnclear: 'Elija exactamente una columna para cada dato necesario. No se importó nada.',
  wordsUnclear: 'Elija qué significa cada una. No se importó nada.',
  nothingToImport: 'No hay nada que importar: ninguna línea tiene datos.',
  notAWorkbook: 'Este archivo no se puede leer como libro de Excel (.xlsx). No se importó nada.',
  otherKind: {
    xls: 'Este libro tiene el formato de Excel anterior a 2007 (.xls), o está protegido con contraseña. Guárdelo como .xlsx sin contraseña. No se importó nada.',
    xlsb: 'Este es un libro binario (.xlsb). Guárdelo como libro de Excel (.xlsx). No se importó nada.',
    ods: 'Esta es una hoja de cálculo OpenDocument (.ods). Guárdela como libro de Excel (.xlsx). No se importó nada.',
  },
  tooMuch: {
    unpacked:
      'Este libro contiene demasiado: su hoja, sus textos y sus formatos pueden tener hasta 10 MB descomprimidos. No se importó nada.',
    texts:
      'Los textos de esta hoja son demasiado largos: juntos pueden tener hasta 2 millones de caracteres. No se importó nada.',
  },
  cellOutOfReach: (sheet, cell) =>
    `La celda ${cell} de la hoja “${sheet}” tiene un valor, pero solo se pueden importar 10,000 filas y las columnas A a Z. Quite lo que no pertenece a la lista. No se importó nada.`,
  formulaWithoutResult: (sheet, cell) =>
    `La celda ${cell} de la hoja “${sheet}” tiene una fórmula sin resultado. Abra y guarde el libro en Excel e impórtelo otra vez. No se importó nada.`,
  sheetEmpty: (sheet) => `La hoja “${sheet}” está vacía. No se importó nada.`,
  someoneElseChanged: (rows) =>
    rows === 1
      ? 'No se guardó nada: otra persona cambió una fila que usted editó. Elija qué valores conservar.'
      : `No se guardó nada: otra persona cambió ${rows} filas que usted editó. Elija qué valores conservar.`,
};

export const drivers: typeof en.drivers = {
  removedOne: 'El conductor se eliminó.',
  removedMany: (count) => `Se eliminaron ${count} conductores.`,
  imported: (drivers) =>
    drivers === 1 ? 'Se importó 1 conductor.' : `Se importaron ${drivers} conductores.`,
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
  templateWithoutJobs: 'La sede no tiene trabajos que guardar. No se guardó nada.',
  templatesTooLarge:
    'Todas las plantillas juntas son demasiado grandes. Elimine una que ya no necesite. No se guardó nada.',
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
  yearAddedText: (year, totalSlots) =>
    `Ya existen todas las semanas de ${year}. Las nuevas tienen ${plural(totalSlots, 'cupo', 'cupos')}.`,
  yearAdded: 'Semanas de vacaciones agregadas',
};
