import type * as en from '~/app/copy/en/errors/awards';
import { assignments } from '~/app/copy/es/admin/awards';
import { disputes } from '~/app/copy/es/admin/disputes';
import { trades as driverTrades } from '~/app/copy/es/driver/trades';
import { plural } from '~/app/copy/es/plural';

export const assignedDrivers: typeof en.assignedDrivers = {
  title: 'El conductor ya tiene una asignación',
  'manual-driver-taken': ({ jobId }) =>
    `Este conductor ya tiene el trabajo ${jobId} asignado manualmente. Quite primero esa asignación.`,
  'driver-already-assigned': 'Este conductor ya tiene una semana de vacaciones asignada',
};

export const awards: typeof en.awards = {
  'manual-needs-confirmation.title': 'Confirme',
  'manual-needs-confirmation': ({ driverName, because }) =>
    disputes.describeObjections(because, driverName).join(' '),
  'claims-closed.title': 'Ya no se aceptan reclamos',
  'claims-closed': 'El plazo para presentar un reclamo sobre este resultado terminó.',
  'no-job-chosen.title': 'No eligió ningún trabajo',
  'no-job-chosen': 'Elija los trabajos que cambian en la semana publicada.',
  'too-many-jobs-chosen.title': 'Demasiados trabajos a la vez',
  'too-many-jobs-chosen': ({ limit }) =>
    `Elija hasta ${limit} trabajos y después los demás. No se cambió nada.`,
  'published-week-changed':
    'La semana publicada ya tiene otra versión o ya terminó. Revise qué difiere ahora y elija de nuevo.',
  'job-not-held': ({ driverId }) =>
    `${driverId} no tiene ningún trabajo en una semana publicada que no haya terminado. Elija un conductor de la lista.`,
  'again-from': ({ most }) => `Escriba un número de antigüedad de 1 a ${most}.`,
  'cannot-be-given': ({ driverId }) =>
    `El trabajo no puede ser para ${driverId}. Elija a otro conductor que estaba en la semana publicada.`,
  'left-over-count': ({ most }) =>
    `Elija de 1 a ${most} trabajos que nadie tenga. Si alguno se asignó mientras tanto, mire la lista de nuevo.`,
  'left-over-until': 'Elija una hora futura que no sea posterior al fin de la semana.',
  'left-over-runs.title': 'Todavía se ofrecen',
  'left-over-runs':
    'Los conductores todavía pueden responder. Espere a que termine el plazo o termínelo ahora.',
  'left-over-waits.title': 'Hay respuestas sin publicar',
  'left-over-waits': ({ takers, periodId }) =>
    `${plural(takers, 'conductor tomó', 'conductores tomaron')} trabajos de ${periodId} y todavía no se publicó nada. Publíquelo primero o confirme que esas respuestas se descartan.`,
  'left-over-closed.title': 'Terminó el plazo',
  'left-over-closed':
    'Terminó el plazo para responder, o ahora se ofrecen otros trabajos. Esta página muestra cómo está ahora.',
  'left-over-many': ({ taken }) =>
    `Usted toma ${plural(taken, 'trabajo', 'trabajos')} y no se pueden tomar más a la vez. Retire uno primero.`,
  'left-over-not-yours': ({ jobId }) =>
    `${jobId} ya no está libre o no puede ser para usted. Esta página muestra cómo está ahora.`,
  'answers-changed':
    'Usted respondió en otro lugar al mismo tiempo. Mire sus respuestas e intente de nuevo.',
  'answers-still-arriving': ({ readyInSeconds }) =>
    `El plazo acaba de terminar y se están guardando las últimas respuestas. Intente de nuevo en ${readyInSeconds} s.`,
  'chain-changed.title': 'Revise de nuevo',
  'chain-changed':
    'Desde que se mostró esta página cambió quién recibiría cada trabajo. No se publicó nada. Lea qué pasa ahora y confirme.',
  'jobs-as-published':
    'Los trabajos que eligió ya no difieren de la lista de trabajos: alguien los cambió aquí o allí mientras tanto. Elija entre los que difieren ahora.',
  'award-changed.title': 'Versión nueva publicada',
  'award-changed': 'Se publicó una versión nueva de las asignaciones. Revísela primero.',
  'rosters-changed.title': 'Cambiaron trabajos o conductores',
  'rosters-changed':
    'La próxima versión tomaría de los trabajos y conductores de hoy algo distinto de lo que se confirmó. No se publicó nada. Revise la lista otra vez y guarde.',
  'result-replaced.title': 'Su resultado cambió',
  'result-replaced': 'Esta página mostraba otra versión. Lea de nuevo su resultado y confírmelo.',
  'give-back-not-asked.title': 'No se devolvió',
  'give-back-not-asked':
    'Este trabajo ya no se puede devolver aquí, porque usted confirmó su cambio, cambió otra vez o su semana terminó. Hable con su despachador.',
  'give-back-ended.title': 'Ya no es posible',
  'give-back-ended':
    'El trabajo ya pasó a otro o usted ya no lo devuelve. Lea de nuevo su resultado.',
  'already-reminded.title': 'Ya se envió el recordatorio',
  'already-reminded':
    'Ya se envió un recordatorio de esta versión a los conductores. No se envió nada.',
  'claim-not-found.title': 'Reclamo no encontrado',
  'claim-not-found': 'Ese reclamo no existe en este período.',
  'reason-missing.title': 'Falta el motivo',
  'reason-missing': 'Escriba el motivo.',
  'reason-too-long.title': 'Motivo demasiado largo',
  'reason-too-long': ({ limit }) => `Un motivo puede tener hasta ${limit} caracteres.`,
  'reason-names-driver.title': 'El conductor lee este motivo',
  'reason-names-driver': ({ name }) =>
    `Menciona a otro conductor, ${name}. Dé el motivo sin nombres ni ID de empleado.`,
  'period-over.title': 'El período siguiente está abierto',
  'period-over': ({ days }) =>
    `La semana del ${days} terminó: alguien abrió la siguiente. No se asignó nada. Revise la página e intente de nuevo.`,
};

export const claims: typeof en.claims = {
  title: 'Reclamo no enviado',
  'claim-not-about-a-pick': 'Un reclamo trata de una de sus opciones que no le tocó.',
  'claim-exists': 'Ya presentó un reclamo sobre esto.',
  'claim-without-text': 'Diga en pocas palabras qué está mal.',
  'claim-too-long': ({ limit }) => `Un reclamo puede tener hasta ${limit} caracteres.`,
};

export const publishing: typeof en.publishing = {
  title: assignments.publishing,
  'week-being-published': ({ isOther }) =>
    isOther
      ? 'Se está publicando otra versión de esta semana y su cambio no se hizo. Espere un minuto, revise qué difiere entonces y elija de nuevo.'
      : 'Su cambio se está publicando. Esto continúa aunque cierre la página. Cárguela de nuevo en un minuto: lo que se cambió ya no aparecerá.',
  'award-being-published': assignments.publishingWaits,
};

export const trades: typeof en.trades = {
  title: 'Intercambio no posible',
  'trade-not-held': driverTrades.describeObjection,
  'trade-held-already': driverTrades.describeObjection,
  'trade-not-offered': driverTrades.describeObjection,
  'trade-needs-certification': driverTrades.describeObjection,
  'trade-overlaps': driverTrades.describeObjection,
  'trade-week-begun': driverTrades.describeObjection,
  'trade-week-given-up': driverTrades.describeObjection,
  'trade-claim-open': driverTrades.describeObjection,
  'trade-agreed-already': driverTrades.describeObjection,
  'trade-driver-deleted': driverTrades.describeObjection,
  ...driverTrades.refusals,
  'trade-offers-waiting': ({ most }) =>
    `Puede tener ${plural(most, 'oferta', 'ofertas')} a la vez. Retire primero una.`,
  'trade-offers-used-up': ({ most, days }) =>
    `Puede hacer ${plural(most, 'oferta', 'ofertas')} en ${plural(days, 'día', 'días')}.`,
  'trade-trades-used-up': ({ most, days }) =>
    `Puede hacer ${plural(most, 'intercambio', 'intercambios')} en ${plural(days, 'día', 'días')}.`,
  'trade-not-found': 'Esta oferta ya no existe. Quizá se retiró o la aceptó otro conductor.',
  'trade-changed': 'Otra persona cambió primero este intercambio. Revise la página.',
  'trade-nobody-holds': ({ id }) => `Ningún otro conductor tiene ${id}.`,
  'trade-not-chosen': 'Elija lo que da y lo que quiere.',
  'trade-offered-already': 'Usted ya hizo esta oferta.',
  'trade-skipped':
    'La versión publicada cambió y este intercambio ya no es posible. No lo apruebe.',
};
