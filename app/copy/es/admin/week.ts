import type { week as en } from '~/app/copy/en/admin/week';
import { plural } from '~/app/copy/es/plural';

export const week: typeof en = {
  caption: 'La semana paso a paso',
  stages: {
    open: 'Abierta',
    closed: 'Cerrada',
    review: 'Revisión',
    published: 'Publicada',
    claims: 'Reclamos',
    next: 'Semana siguiente',
  },
  done: 'hecho',
  now: 'ahora',
  answerClaims: (claims) => `Responder ${plural(claims, 'reclamo', 'reclamos')}`,
  publishGrants: (claims) =>
    `Publicar ${plural(claims, 'reclamo concedido', 'reclamos concedidos')}`,
  publishTrades: (trades) => `Publicar ${plural(trades, 'intercambio', 'intercambios')}`,
  blocks: 'Después puede empezar la semana siguiente.',
  firstSteps: 'Seguir con los primeros pasos',
  closing: 'Cierra a las {time}. Lo que se guarde hasta entonces cuenta.',
  cancelClosing: 'Cancelar el cierre',
  publishing: (version) => `La versión ${version} se publica en {left}.`,
  publishingGoesOn: 'Sigue aunque salga de esta página.',
  publishNow: 'Publicar ahora',
  cancelPublishing: 'Cancelar la publicación',
  closeTitle: '¿Cerrar la selección ahora?',
  closeText: (days) =>
    `La selección para la semana del ${days} se cierra 10 segundos después de confirmar. Lo que se guarde hasta entonces cuenta, y hasta entonces puede cancelar.`,
  closeMissing: (missing, eligible) =>
    missing === 0
      ? 'Todos los conductores elegibles han guardado.'
      : `${missing} de ${plural(eligible, 'conductor elegible', 'conductores elegibles')} no ${missing === 1 ? 'ha' : 'han'} guardado en este período.`,
  close: 'Cerrar la selección',
  grantAndPublish: 'Conceder y publicar',
  grantAnywayAndPublish: 'Conceder de todos modos y publicar',
  publishesAll: (version) =>
    `Si también publica, se publica además todo lo que ha cambiado desde la versión ${version}.`,
  nextCutoff: (zone) => `Cierre de la nueva semana (${zone})`,
};
