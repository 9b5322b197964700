import type * as en from '~/app/copy/en/server/awards';
import { plural } from '~/app/copy/es/plural';

export const assignments: typeof en.assignments = {
  reviewFirst: 'Revise y exporte antes de guardarlas como finales.',
  saved: 'Asignaciones finales guardadas',
  savedText: (version, jobs) =>
    `La versión ${version} está publicada: ${plural(jobs, 'trabajo asignado', 'trabajos asignados')}. Los conductores ven su trabajo y el porqué.`,
  jobFreed: (jobId) => `${jobId} pasó a los siguientes de la lista`,
  jobFreedText: (version, days) =>
    `Se publicó la versión ${version} de la semana del ${days} y se avisa a quienes cambia.`,
  leftOverOffered: 'Trabajos ofrecidos',
  leftOverOfferedText: 'Los conductores que pueden tener uno lo leen en sus páginas.',
  leftOverUntil: 'Hora cambiada',
  leftOverUntilText: 'Las páginas de los conductores muestran la nueva hora.',
  leftOverEnded: 'La oferta termina ahora',
  leftOverEndedText:
    'En unos segundos llegan las últimas respuestas y esta página muestra quién recibe qué.',
  leftOverPublished: 'Trabajos sobrantes repartidos',
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
  jobUnassigned: (jobId) =>
    `El trabajo ${jobId} se asigna otra vez según las reglas. Durante un día puede recuperar la asignación en Eliminado hace poco.`,
};

export const disputes: typeof en.disputes = {
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
  otherGrantedText: (employeeId) =>
    `${employeeId} ve el motivo en su página. No se cambió ninguna asignación.`,
  claimDenied: 'Reclamo rechazado',
  claimDeniedText: (employeeId) => `${employeeId} ve el motivo en su página.`,
};

export const trades: typeof en.trades = {
  offered: 'Oferta enviada',
  offeredText: (giveId, wantId) =>
    `Cada conductor que tiene ${wantId} puede aceptar ahora su ${giveId} a cambio.`,
  opened: 'Ofrecido a todos',
  openedText: (giveId) =>
    `Cada conductor que puede tener ${giveId} puede ofrecerle ahora lo suyo a cambio.`,
  accepted: 'Intercambio acordado',
  acceptedText: {
    waits: 'Un administrador tiene que aprobarlo.',
    approved: 'Surte efecto en cuanto se publique.',
    published: 'Está en vigor.',
  },
  declined: 'Oferta rechazada',
  declinedText: 'Otros conductores todavía pueden aceptarla.',
  takenBack: 'Retirado',
  takenBackText: 'Ya nadie puede aceptarlo ni aprobarlo.',
  closedText: 'Ya nadie lo ve. Las ofertas que usted recibió se quedan.',
  approved: 'Intercambio aprobado',
  publishedText: 'Se publicó una versión nueva. Se avisa a los dos conductores.',
  waitsText: 'Todavía no se ha publicado. Esta página muestra cuándo se publica.',
  rejected: 'Intercambio no aprobado',
  rejectedText: 'Los dos conductores pueden leer el motivo.',
  published: 'Intercambios publicados',
  publishedVersion: (version) => `Se publicó la versión ${version}.`,
};
