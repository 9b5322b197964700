import type * as en from '~/app/copy/en/server/vacations';
import { atTime } from '~/app/copy/es/at-time';
import { plural } from '~/app/copy/es/plural';

export const vacations: typeof en.vacations = {
  reviewFirst: 'Revise y exporte antes de publicarlas.',
  published: 'Asignaciones de vacaciones publicadas',
  publishedText: (version, vacations) =>
    `Versión ${version}: ${plural(vacations, 'conductor con semana asignada', 'conductores con semana asignada')}. Los conductores ven su semana y el porqué.`,
  publishedWeeksChanged: 'Se cambiaron las semanas de vacaciones publicadas',
  weekAssigned: (weekId, name) => `La semana ${weekId} es para ${name}.`,
  weekFreed: 'Semana de vacaciones liberada',
  weekFreedText: (weekId) =>
    `Vea abajo a quién le toca ahora la semana ${weekId} por antigüedad cuando usted publique de nuevo.`,
  weekUnassigned: (driverId) => `La semana de ${driverId} se asigna otra vez según las reglas.`,
  portalOpened: 'Portal de vacaciones abierto',
  portalOpenedText: 'Los conductores ya pueden enviar preferencias de vacaciones.',
  portalClosedText: 'Los conductores ya no pueden enviar preferencias de vacaciones.',
  closureScheduled: 'Cierre automático programado',
  closureCanceled: 'Cierre automático cancelado',
  closureScheduledText: (date, time) =>
    `El portal se cerrará automáticamente el ${date} ${atTime(time)}.`,
  closureCanceledText: 'El cierre programado del portal se canceló.',
};

export const vacationErrors: typeof en.vacationErrors = {
  nothingChanged: 'No cambió nada',
  saveInstead:
    'El portal de vacaciones está abierto. Guarde mejor una lista de preferencias nueva.',
  nothingToGiveUp: (weekId) =>
    `No hay nada a que renunciar en la semana ${weekId}. Revise las asignaciones.`,
  weekMoved: (weekId) =>
    `La semana ${weekId} publicada tiene otros días que la de la lista. Cambie primero las semanas publicadas en Editar semanas de vacaciones.`,
  weekTakenBack: (weekId) =>
    `Se retiró la asignación manual de la semana ${weekId}, lo que aún no se publicó. Publique primero las semanas de vacaciones y elimínela después.`,
  weekIdHeld: (weekId) =>
    `Un conductor tiene una semana ${weekId} que se eliminó de esta lista. Use otro ID.`,
  weekTraded: (weekId) =>
    `La semana ${weekId} es parte de un intercambio, así que no puede renunciar a ella.`,
  previewChanged: (weekId) =>
    `Lo que pasa con la semana ${weekId} cambió desde que abrió esta página. Léalo de nuevo y después confirme.`,
  fieldsMissing: 'Llene todos los campos obligatorios',
  duplicateWeekId: 'ID de la semana repetido',
  duplicateWeekIdText: (weekId) => `Ya existe una semana con el ID “${weekId}”`,
  endsBeforeStart: (weekId) => `La semana ${weekId} termina antes de empezar`,
  invalidSlots: (most) => `Los cupos deben ser un número de 1 a ${most}`,
  tooManyVacationWeeks: 'Demasiadas semanas de vacaciones',
  tooManyVacationWeeksText: (limit, count) =>
    `Una sede puede tener ${limit} semanas de vacaciones; con estas serían ${count}. No se guardó nada; elimine primero las semanas pasadas.`,
  weekDeleted: 'Semana eliminada',
  weekDeletedText: (weekId) => `Otra persona eliminó la semana ${weekId}. No se guardó nada.`,
  nothingToAdd: 'No hay nada que agregar',
  nothingToAddText: (year) => `Ya existen todas las semanas de ${year}.`,
  someoneElseEdited: 'Otra persona editó esta semana. Sus cambios no se guardaron.',
  deletesMore: (manualAssignments) =>
    `Ahora también se eliminarían ${plural(manualAssignments, 'asignación manual', 'asignaciones manuales')}. No se eliminó nada. Revise de nuevo.`,
  tooMuchAtOnce: 'Demasiado a la vez',
  tooMuchAtOnceText: (limit) =>
    `Puede eliminar a la vez hasta ${limit} semanas y asignaciones manuales. Elimine menos semanas o quite primero asignaciones.`,
  keptChanging:
    'Las semanas de vacaciones siguieron cambiando mientras usted guardaba. No se guardó nada. Intente de nuevo.',
  driverAndWeekMissing: 'Elija un conductor y una semana de vacaciones',
  noSlots: 'No hay cupos libres',
  noSlotsText: (weekId) => `La semana ${weekId} no tiene cupos libres`,
  driverHasWeek: 'Este conductor ya tiene una semana de vacaciones asignada',
  portalClosed: 'El portal de vacaciones está cerrado',
  portalClosedText: 'El portal ya está cerrado. Ábralo primero.',
  portalOpenAlready: 'El portal ya está abierto. El cierre programado no cambia.',
  portalOpen: 'El portal de vacaciones está abierto',
  weeksNotPublished: 'No hay asignaciones de vacaciones publicadas que retirar.',
  portalOpenText:
    'Los conductores todavía pueden enviar preferencias de vacaciones. Cierre primero el portal.',
  dateAndTimeMissing: 'Elija la fecha y la hora del cierre del portal.',
  closureFar: '¿Es correcto este cierre?',
  closureFarText: (deadline, weeks) =>
    `Faltan más de ${weeks} semanas para el cierre (${deadline}). ¿Es correcto? Si es así, confírmelo. Todavía no se cambió nada.`,
  savesArrivingText: (readyInSeconds) =>
    `El portal acaba de cerrar y se están guardando las últimas listas. Intente de nuevo en ${readyInSeconds} s.`,
};

export const calendar: typeof en.calendar = {
  name: 'Trabajo',
  vacation: 'Vacaciones',
  vacationWeek: (weekId) => `Semana de vacaciones ${weekId}`,
  job: (jobId) => `Trabajo ${jobId}`,
  jobText: (startTime, weekDays) => `Inicio ${startTime}, ${weekDays}`,
};
