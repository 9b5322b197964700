import type { assignments as en } from '~/app/copy/en/server/assignments';
import { plural } from '~/app/copy/es/plural';

export const assignments: typeof en = {
  reviewExportBeforeYouSave: 'Revise y exporte antes de guardarlas como finales.',
  finalAssignmentsSaved: 'Asignaciones finales guardadas',
  versionIsPublishedAssignedDrivers: (version, jobs) =>
    `La versión ${version} está publicada: ${plural(jobs, 'trabajo asignado', 'trabajos asignados')}. Los conductores ven su trabajo y el porqué.`,
  jobGoesTo: (jobId, driverId) => `El trabajo ${jobId} es para ${driverId}.`,
  jobIsAwardedByThe: (jobId) => `El trabajo ${jobId} se asigna otra vez según las reglas.`,
};
