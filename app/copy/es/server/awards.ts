import type * as en from '~/app/copy/en/server/awards';
import { plural } from '~/app/copy/es/plural';

export const awardErrors: typeof en.awardErrors = {
  unknownDriver: (driverId) =>
    `No existe el conductor “${driverId}”. Elija uno de la lista o escriba el ID de empleado.`,
  unknownJob: (jobId) => `No existe el trabajo “${jobId}”. Elija uno de la lista.`,
  driverHasJob: (jobId) =>
    `Este conductor ya tiene el trabajo ${jobId} asignado manualmente. Quite primero esa asignación.`,
  pleaseConfirm: 'Confirme',
  claimsAreClosed: 'Ya no se aceptan reclamos',
  claimsAreClosedText: 'El plazo para presentar un reclamo sobre esta asignación terminó.',
  claimNotFiled: 'Reclamo no enviado',
  claimOfNoPick: 'Un reclamo trata de una de sus preferencias que no le tocó.',
  claimedAlready: 'Ya presentó un reclamo sobre esta preferencia.',
  claimEmpty: 'Diga en pocas palabras por qué le corresponde este trabajo.',
  claimTooLong: (limit) => `Un reclamo puede tener hasta ${limit} caracteres.`,
  noWeekChosen: 'No eligió ninguna semana',
  noWeekChosenText: 'Elija las semanas que cambian en la versión publicada.',
  noJobChosen: 'No eligió ningún trabajo',
  noJobChosenText: 'Elija los trabajos que cambian en la semana publicada.',
  tooManyJobs: 'Demasiados trabajos a la vez',
  tooManyJobsText: (limit) =>
    `Elija hasta ${limit} trabajos y después los demás. No se cambió nada.`,
  nothingChanged: 'No se cambió nada',
  publishedWeekChanged:
    'La semana publicada ya tiene otra versión o ya terminó. Revise qué difiere ahora y elija de nuevo.',
  jobsAsPublished:
    'Los trabajos que eligió ya no difieren de la lista de trabajos: alguien los cambió aquí o allí mientras tanto. Elija entre los que difieren ahora.',
  weeksAsPublished:
    'Las semanas que eligió ya no difieren de la lista de semanas: alguien las cambió aquí o allí mientras tanto. Elija entre las que difieren ahora.',
  otherVersionBeingPublished:
    'Se está publicando otra versión de esta semana y su cambio no se hizo. Espere un minuto, revise qué difiere entonces y elija de nuevo.',
  weekBeingChanged:
    'Su cambio se está publicando. Esto continúa aunque cierre la página. Cárguela de nuevo en un minuto: lo que se cambió ya no aparecerá.',
  newVersionPublished: 'Versión nueva publicada',
  newVersionPublishedText: 'Se publicó una versión nueva de las asignaciones. Revísela primero.',
  rostersChanged: 'Cambiaron trabajos o conductores',
  rostersChangedText:
    'La próxima versión tomaría de los trabajos y conductores de hoy algo distinto de lo que se confirmó. No se publicó nada. Revise la lista otra vez y guarde.',
  claimNotFound: 'Reclamo no encontrado',
  claimNotFoundText: 'Ese reclamo no existe en este período.',
  answeredAlready: 'Otra persona ya respondió a este reclamo. Su respuesta no se guardó.',
  missingReason: 'Falta el motivo',
  missingReasonText: 'Escriba el motivo.',
  reasonTooLong: 'Motivo demasiado largo',
  reasonTooLongText: (limit) => `Un motivo puede tener hasta ${limit} caracteres.`,
  reasonNamesDriver: 'El conductor lee este motivo',
  reasonNamesDriverText: (name) =>
    `Menciona a otro conductor, ${name}. Dé el motivo sin nombres ni ID de empleado.`,
  nextPeriodIsOpen: 'El período siguiente está abierto',
  nextPeriodIsOpenText: (days) =>
    `La semana del ${days} terminó: alguien abrió la siguiente. No se asignó nada. Revise la página e intente de nuevo.`,
  jobChanged: (jobId) =>
    `La asignación del trabajo ${jobId} cambió. No se quitó nada. Revísela de nuevo.`,
  driverChanged: (driverId) =>
    `La asignación del conductor ${driverId} cambió. No se quitó nada. Revísela de nuevo.`,
  resultReplaced: 'Su resultado cambió',
  resultReplacedText: 'Esta página mostraba otra versión. Lea de nuevo su resultado y confírmelo.',
  alreadyReminded: 'Ya se envió el recordatorio',
  alreadyRemindedText:
    'Ya se envió un recordatorio de esta versión a los conductores. No se envió nada.',
  bothNeeded: 'Elija un conductor y un trabajo.',
};

export const assignments: typeof en.assignments = {
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
  claimDenied: 'Reclamo rechazado',
  claimDeniedText: (employeeId) => `${employeeId} ve el motivo en su página.`,
};

export const trades: typeof en.trades = {
  offered: 'Oferta enviada',
  offeredText: (giveId, wantId) =>
    `Cada conductor que tiene ${wantId} puede aceptar ahora su ${giveId} a cambio.`,
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
  approved: 'Intercambio aprobado',
  publishedText: 'Se publicó una versión nueva. Se avisa a los dos conductores.',
  waitsText: 'Todavía no se ha publicado. Esta página muestra cuándo se publica.',
  rejected: 'Intercambio no aprobado',
  rejectedText: 'Los dos conductores pueden leer el motivo.',
  published: 'Intercambios publicados',
  publishedVersion: (version) => `Se publicó la versión ${version}.`,
  refused: 'Intercambio no posible',
  nobodyHolds: (id) => `Ningún otro conductor tiene ${id}.`,
  chooseBoth: 'Elija lo que da y lo que quiere.',
  notFound: 'Esta oferta ya no existe. Quizá se retiró o la aceptó otro conductor.',
  changed: 'Otra persona cambió primero este intercambio. Revise la página.',
  offeredAlready: 'Usted ya hizo esta oferta.',
  skipped: 'La versión publicada cambió y este intercambio ya no es posible. No lo apruebe.',
  offersWaiting: (most) =>
    `Puede tener ${plural(most, 'oferta', 'ofertas')} a la vez. Retire primero una.`,
  offersUsedUp: (most, days) =>
    `Puede hacer ${plural(most, 'oferta', 'ofertas')} en ${plural(days, 'día', 'días')}.`,
  tradesUsedUp: (most, days) =>
    `Puede hacer ${plural(most, 'intercambio', 'intercambios')} en ${plural(days, 'día', 'días')}.`,
};
