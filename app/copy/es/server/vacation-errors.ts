import type { vacationErrors as en } from '~/app/copy/en/server/vacation-errors';
import { plural } from '~/app/copy/es/plural';

export const vacationErrors: typeof en = {
  nothingChanged: 'No cambió nada',
  theVacationPortalIsOpen:
    'El portal de vacaciones está abierto. Guarde mejor una lista de preferencias nueva.',
  thereIsNothingToGive: (weekId) =>
    `No hay nada a que renunciar en la semana ${weekId}. Revise las asignaciones.`,
  pleaseFillInAllRequired: 'Llene todos los campos obligatorios',
  duplicateWeekId: 'ID de la semana repetido',
  weekIdAlreadyExists: (weekId) => `Ya existe una semana con el ID “${weekId}”`,
  weekEndsBeforeItStarts: (weekId) => `La semana ${weekId} termina antes de empezar`,
  totalSlotsMustBeA: (most) => `Los cupos deben ser un número de 1 a ${most}`,
  tooManyVacationWeeks: 'Demasiadas semanas de vacaciones',
  aSiteCanHaveVacation: (limit, count) =>
    `Una sede puede tener ${limit} semanas de vacaciones; con estas serían ${count}. No se guardó nada; elimine primero las semanas pasadas.`,
  weekDeleted: 'Semana eliminada',
  someoneElseDeletedWeekNothing: (weekId) =>
    `Otra persona eliminó la semana ${weekId}. No se guardó nada.`,
  nothingToAdd: 'No hay nada que agregar',
  allWeeksOfAlreadyExist: (year) => `Ya existen todas las semanas de ${year}.`,
  someoneElseEditedThisWeek: 'Otra persona editó esta semana. Sus cambios no se guardaron.',
  deletingWouldNowAlsoDelete: (manualAssignments) =>
    `Ahora también se eliminarían ${plural(manualAssignments, 'asignación manual', 'asignaciones manuales')}. No se eliminó nada. Revise de nuevo.`,
  tooMuchAtOnce: 'Demasiado a la vez',
  youCanDeleteUpTo: (limit) =>
    `Puede eliminar a la vez hasta ${limit} semanas y asignaciones manuales. Elimine menos semanas o quite primero asignaciones.`,
  theVacationWeeksKeptChanging:
    'Las semanas de vacaciones siguieron cambiando mientras usted guardaba. No se guardó nada. Intente de nuevo.',
  pleaseSelectBothADriver: 'Elija un conductor y una semana de vacaciones',
  noAvailableSlots: 'No hay cupos libres',
  weekHasNoAvailableSlots: (weekId) => `La semana ${weekId} no tiene cupos libres`,
  thisDriverAlreadyHasA: 'Este conductor ya tiene una semana de vacaciones asignada',
  vacationPortalIsClosed: 'El portal de vacaciones está cerrado',
  thePortalIsAlreadyClosed: 'El portal ya está cerrado. Ábralo primero.',
  thePortalIsAlreadyOpen: 'El portal ya está abierto. El cierre programado no cambia.',
  vacationPortalIsOpen: 'El portal de vacaciones está abierto',
  driversCanStillSubmitVacation:
    'Los conductores todavía pueden enviar preferencias de vacaciones. Cierre primero el portal.',
  pleaseSelectBothADate: 'Elija la fecha y la hora del cierre del portal.',
  thePortalHasJustClosed: (readyInSeconds) =>
    `El portal acaba de cerrar y se están guardando las últimas listas. Intente de nuevo en ${readyInSeconds} s.`,
};
