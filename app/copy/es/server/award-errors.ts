import type { awardErrors as en } from '~/app/copy/en/server/award-errors';

export const awardErrors: typeof en = {
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
