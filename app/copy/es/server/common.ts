import type { common as en } from '~/app/copy/en/server/common';

export const common: typeof en = {
  nothingWasChanged: 'No se cambió nada',
  validationError: 'Revise los datos',
  driverAlreadyAssigned: 'El conductor ya tiene una asignación',
  someoneElseSavedChangesFirst: 'Otra persona guardó cambios antes',
  vacationPortalClosed: 'Portal de vacaciones cerrado',
  invalidEmployeeId: 'ID de empleado no válido',
  error: 'Error',
  invalidDate: 'Fecha no válida',
  theCutoffTimeMustBe: 'El cierre debe quedar en el futuro.',
  lastSavesAreArriving: 'Están llegando las últimas listas',
  nothingIsPublishedForThat: 'No hay nada publicado para ese período.',
  importSuccessful: 'Importación terminada',
  provisionalAssignmentsCreated: 'Asignaciones provisionales creadas',
  assignmentCreated: 'Asignación creada',
  assignmentRemoved: 'Asignación quitada',
  nothingIsPublishedYet: 'Todavía no hay nada publicado.',
  settingsUpdated: 'Configuración actualizada',
  systemSettingsSavedSuccessfully: 'La configuración del sistema se guardó.',
};
