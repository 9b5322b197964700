import type { disputes as en } from '~/app/copy/en/server/disputes';

export const disputes: typeof en = {
  noConflict: 'No hay conflicto por este trabajo.',
  jobAwarded: 'Trabajo asignado',
  jobAwardedText: (jobId, name) =>
    `El trabajo ${jobId} pasa a ${name} cuando se publiquen las asignaciones.`,
  grantedNotPublished: 'El reclamo se concedió, pero no se publicó',
  claimGranted: 'Reclamo aceptado',
  claimGrantedText: (jobId, employeeId) =>
    `El trabajo ${jobId} pasa a ${employeeId} cuando usted publique de nuevo.`,
  weekGrantedText: (weekId, employeeId) =>
    `La semana de vacaciones ${weekId} pasa a ${employeeId} cuando usted publique de nuevo las semanas de vacaciones.`,
  claimDenied: 'Reclamo rechazado',
  claimDeniedText: (employeeId) => `${employeeId} ve el motivo en su página.`,
};
