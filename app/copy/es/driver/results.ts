import type { results as en } from '~/app/copy/en/driver/results';
import type { ChangeCause } from '~/domain/award/result-change-schema';

const maxIds = 5;
const listIds = (ids: readonly string[] = []) =>
  `${ids.slice(0, maxIds).join(', ')}${ids.length > maxIds ? ` y ${ids.length - maxIds} más` : ''}`;

const causes: Record<ChangeCause['code'], (cause: ChangeCause) => string> = {
  'job-changed': ({ ids }) => `Su sede cambió ${listIds(ids)}.`,
  'claim-granted': ({ own, ids }) =>
    own ? `Se aceptó su reclamo sobre ${listIds(ids)}.` : 'Se aceptó el reclamo de otro conductor.',
  'assigned-manually': ({ own, ids }) =>
    own
      ? `Se le asignó ${listIds(ids)} manualmente.`
      : 'A otro conductor se le hizo una asignación manual.',
  'assignment-removed': ({ own, ids }) =>
    own
      ? `Se quitó su asignación manual de ${listIds(ids)}.`
      : 'Se quitó la asignación manual de otro conductor.',
  'offer-deleted': ({ ids }) => `Eliminado: ${listIds(ids)}.`,
  'offer-added': ({ ids }) => `Agregado: ${listIds(ids)}.`,
  'offer-changed': ({ ids }) => `Modificado por su sede: ${listIds(ids)}.`,
  'week-freed': ({ own, ids }) =>
    own ? `Usted cedió o rechazó ${listIds(ids)}.` : 'Otro conductor cedió una semana.',
  traded: ({ ids }) => `Usted recibió ${listIds(ids)} en un intercambio con otro conductor.`,
  'list-changed': ({ own }) =>
    own ? 'Cambió su lista.' : 'Cambiaron las listas de otros conductores.',
  'driver-changed': ({ own }) =>
    own
      ? 'Cambiaron sus datos de conductor.'
      : 'Se agregaron, cambiaron o quitaron otros conductores.',
  'rules-changed': () => 'Cambiaron las reglas de su sede.',
  withdrawn: () => 'Se retiró la versión anterior.',
  'published-again': () => 'Las asignaciones se publicaron de nuevo.',
};

export const results: typeof en = {
  changed: 'Su resultado cambió',
  changedFor: (week) => `Su resultado cambió · ${week}`,
  before: 'Antes',
  now: 'Ahora',
  nothing: 'Nada',
  why: 'Qué cambió entretanto',
  publishedAt: 'Publicado el {time}.',
  pleaseConfirm: 'Confirme que vio su resultado.',
  trade: 'Intercambiar…',
  tradeOffers: (count) =>
    count === 1
      ? '1 conductor le ofrece un intercambio'
      : `${count} conductores le ofrecen un intercambio`,
  gotIt: 'Entendido',
  seenAt: 'Usted confirmó este resultado el {time}.',
  jobsWithdrawn: (days) => `Se retiraron las asignaciones para la semana del ${days}`,
  weeksWithdrawn: 'Se retiraron las asignaciones de vacaciones',
  withdrawnAt: 'El {time}. Motivo: {reason}',
  withdrawnNext: 'Verá aquí su resultado cuando las asignaciones se publiquen de nuevo.',
  describeCause: (cause) => causes[cause.code](cause),
};
