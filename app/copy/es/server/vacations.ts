import type { vacations as en } from '~/app/copy/en/server/vacations';
import { atTime } from '~/app/copy/es/at-time';
import { plural } from '~/app/copy/es/plural';

export const vacations: typeof en = {
  reviewExportBeforeYouPublish: 'Revise y exporte antes de publicarlas.',
  vacationAssignmentsPublished: 'Asignaciones de vacaciones publicadas',
  versionAssignedDriversSeeTheir: (version, vacations) =>
    `Versión ${version}: ${plural(vacations, 'conductor con semana asignada', 'conductores con semana asignada')}. Los conductores ven su semana y el porqué.`,
  weekGoesTo: (weekId, driverId) => `La semana ${weekId} es para ${driverId}.`,
  vacationWeekFreed: 'Semana de vacaciones liberada',
  seeBelowWhoGetsWeek: (weekId) =>
    `Vea abajo a quién le toca ahora la semana ${weekId} por antigüedad cuando usted publique de nuevo.`,
  theWeekOfIsAwarded: (driverId) => `La semana de ${driverId} se asigna otra vez según las reglas.`,
  vacationPortalOpened: 'Portal de vacaciones abierto',
  driversCanNowSubmitVacation: 'Los conductores ya pueden enviar preferencias de vacaciones.',
  driversCanNoLongerSubmit: 'Los conductores ya no pueden enviar preferencias de vacaciones.',
  autoCloseScheduled: 'Cierre automático programado',
  autoCloseCancelled: 'Cierre automático cancelado',
  thePortalWillAutomaticallyClose: (date, time) =>
    `El portal se cerrará automáticamente el ${date} ${atTime(time)}.`,
  theScheduledPortalClosureHas: 'El cierre programado del portal se canceló.',
};
