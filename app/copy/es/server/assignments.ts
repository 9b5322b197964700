import type { assignments as en } from '~/app/copy/en/server/assignments';
import { plural } from '~/app/copy/es/plural';

export const assignments: typeof en = {
  reviewFirst: 'Revise y exporte antes de guardarlas como finales.',
  saved: 'Asignaciones finales guardadas',
  savedText: (version, jobs) =>
    `La versión ${version} está publicada: ${plural(jobs, 'trabajo asignado', 'trabajos asignados')}. Los conductores ven su trabajo y el porqué.`,
  jobAssigned: (jobId, name) => `El trabajo ${jobId} es para ${name}.`,
  publishingCanceled: 'Publicación cancelada',
  publishingCanceledText: 'No se publicó nada, y a los conductores no se les avisó nada.',
  withdrawn: 'Asignaciones retiradas',
  withdrawnText: (version) =>
    `La versión ${version} está retirada. Los conductores lo ven, con su motivo.`,
  reminded: 'Recordatorio enviado',
  remindedText: (drivers) =>
    `Lo ${drivers === 1 ? 'recibirá' : 'recibirán'} ${plural(drivers, 'conductor', 'conductores')} con correo electrónico.`,
  nothingBefore: 'No hay una versión anterior con la cual comparar.',
  jobUnassigned: (jobId) => `El trabajo ${jobId} se asigna otra vez según las reglas.`,
};
