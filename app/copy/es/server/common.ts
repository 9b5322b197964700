import type { common as en } from '~/app/copy/en/server/common';

export const common: typeof en = {
  nothingWasChanged: 'No se cambió nada',
  validationError: 'Revise los datos',
  driverAlreadyAssigned: 'El conductor ya tiene una asignación',
  someoneElseSaved: 'Otra persona guardó cambios antes',
  vacationPortalClosed: 'Portal de vacaciones cerrado',
  invalidEmployeeId: 'ID de empleado no válido',
  error: 'Error',
  invalidDate: 'Fecha no válida',
  cutoffInPast: 'El cierre debe quedar en el futuro.',
  savesArriving: 'Están llegando las últimas listas',
  periodNotPublished: 'No hay nada publicado para ese período.',
  importSuccessful: 'Importación terminada',
  provisionalCreated: 'Asignaciones provisionales creadas',
  assignmentCreated: 'Asignación creada',
  assignmentRemoved: 'Asignación quitada',
  notPublishedYet: 'Todavía no hay nada publicado.',
  sealedUntil: (deadline) => `Las listas están selladas hasta el ${deadline}.`,
  sealedOpenEnd: 'Las listas están selladas hasta que cierre el portal de vacaciones.',
  settingsUpdated: 'Configuración actualizada',
  settingsUpdatedText: 'La configuración del sistema se guardó.',
};
