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
  weekUnassigned: (driverId) =>
    `La semana de ${driverId} se asigna otra vez según las reglas. Durante un día puede recuperar la asignación en Eliminado hace poco.`,
  portalOpened: 'Portal de vacaciones abierto',
  portalOpenedText: 'Los conductores ya pueden enviar preferencias de vacaciones.',
  portalClosedText: 'Los conductores ya no pueden enviar preferencias de vacaciones.',
  closureScheduled: 'Cierre automático programado',
  closureCanceled: 'Cierre automático cancelado',
  closureScheduledText: (date, time) =>
    `El portal se cerrará automáticamente el ${date} ${atTime(time)}.`,
  closureCanceledText: 'El cierre programado del portal se canceló.',
};

export const calendar: typeof en.calendar = {
  name: 'Trabajo',
  vacation: 'Vacaciones',
  vacationWeek: (weekId) => `Semana de vacaciones ${weekId}`,
  job: (jobId) => `Trabajo ${jobId}`,
  jobShift: (times, weekDays) => `${times}, ${weekDays}`,
  jobText: (startTime, weekDays) => `Inicio ${startTime}, ${weekDays}`,
  jobsClose: 'Cierra la selección de trabajos',
  vacationsClose: 'Cierra la selección de vacaciones',
  weekTaken: (taken, slots) => `Vacaciones: ${taken} de ${slots} cupos tomados`,
  ended: {
    title: 'Enlace de calendario desactivado',
    text: 'Ningún calendario puede leerlo ya.',
  },
};
