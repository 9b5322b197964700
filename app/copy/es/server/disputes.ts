import type { disputes as en } from '~/app/copy/en/server/disputes';

export const disputes: typeof en = {
  thereIsNoConflictOver: 'No hay conflicto por este trabajo.',
  jobAwarded: 'Trabajo asignado',
  jobGoesToWhenThe: (jobId, driverId) =>
    `El trabajo ${jobId} pasa a ${driverId} cuando se publiquen las asignaciones.`,
  claimGranted: 'Reclamo aceptado',
  jobGoesToWhenYou: (jobId, employeeId) =>
    `El trabajo ${jobId} pasa a ${employeeId} cuando usted publique de nuevo.`,
  claimDenied: 'Reclamo rechazado',
  seesYourReasonOnTheir: (employeeId) => `${employeeId} ve el motivo en su página.`,
};
