import type * as en from '~/app/copy/en/driver/results';
import type { Catalogue } from '~/domain/award/award';
import type { ChangeCause } from '~/domain/award/results/result-change-schema';

const maxIds = 5;
const listIds = (ids: readonly string[] = []) =>
  `${ids.slice(0, maxIds).join(', ')}${ids.length > maxIds ? ` y ${ids.length - maxIds} más` : ''}`;

const causes: Record<ChangeCause['code'], (cause: ChangeCause) => string> = {
  'job-changed': ({ ids }) => `Su sede cambió ${listIds(ids)}.`,
  'job-freed': ({ own, ids }) =>
    own
      ? `${listIds(ids)} dejó de ser suyo y pasó a los siguientes de la lista.`
      : 'Un trabajo quedó libre y pasó a los siguientes de la lista, por antigüedad.',
  'job-taken': ({ ids }) =>
    `Usted tomó ${listIds(ids)}, que nadie tenía. Entre quienes lo tomaron decidió la antigüedad.`,
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
  'published-again': () => 'Los resultados se publicaron de nuevo.',
};

export const results: typeof en.results = {
  changed: 'Su resultado cambió',
  changedFor: (week) => `Su resultado cambió · ${week}`,
  before: 'Antes',
  now: 'Ahora',
  nothing: 'Nada',
  notAmongDrivers:
    'Usted no estaba en la lista de conductores cuando se publicaron estos resultados.',
  why: 'Qué cambió entretanto',
  publishedAt: 'Publicado el {time}.',
  result: 'Resultado',
  pleaseConfirm: 'Confirme que vio su resultado.',
  trade: 'Intercambiar…',
  tradeOffers: (count) =>
    count === 1
      ? '1 conductor le ofrece un intercambio'
      : `${count} conductores le ofrecen un intercambio`,
  openTrades: 'Intercambios abiertos',
  gotIt: 'Entendido',
  seenAt: 'Usted confirmó este resultado el {time}.',
  jobsWithdrawn: (days) => `Se retiraron los resultados de la semana del ${days}`,
  weeksWithdrawn: 'Se retiraron los resultados de vacaciones',
  withdrawnAt: 'El {time}. Motivo: {reason}',
  withdrawnNext: 'Verá aquí su resultado cuando se publiquen de nuevo los resultados.',
  describeCause: (cause) => causes[cause.code](cause),
};

const types: typeof en.assignments.types = {
  preference: 'Opción',
  manual: 'Manual',
  seniority: 'Antigüedad',
  'vc-assigned': 'Automática',
  'airport-auto': 'Aeropuerto automático',
  'airport-driver': 'Conductor de aeropuerto',
  'airport-driver-pool': 'Grupo de conductores de aeropuerto',
  trade: 'Intercambio',
};

export const assignments: typeof en.assignments = {
  types,
  vacationTypes: {
    ...types,
    preference: 'Preferencia del conductor',
    manual: 'Asignación manual',
    seniority: 'Por antigüedad',
    'vc-assigned': 'Asignación VC',
  },
  without: {
    unassigned: 'Sin asignar',
    'not-eligible': 'No elegible',
    'on-vacation': 'De vacaciones',
    'on-leave': 'De licencia',
  },
};

const claimData: Record<Catalogue, string> = {
  jobs: 'Los datos del trabajo',
  vacations: 'Los datos de la semana',
};

export const claims: typeof en.claims = {
  filed: (dateTime) => `Presentado el ${dateTime}`,
  answer: 'Respuesta:',
  noAnswer: 'El administrador de su sede todavía no ha respondido.',
  takesEffect: 'Cuenta cuando se publiquen de nuevo los resultados.',
  textLabel: '¿Qué está mal?',
  send: 'Enviar reclamo',
  others: 'Sus otros reclamos',
  open: 'Reclamo abierto',
  granted: 'Reclamo aceptado',
  denied: 'Reclamo rechazado',
  file: 'Presentar un reclamo',
  ended:
    'Ya no puede presentar un reclamo sobre esta semana. Si algo no es correcto, pregunte al administrador de su sede.',
  hint: (limit) => `Hasta ${limit} caracteres. Lo lee el administrador de su sede.`,
  hintUntil: (limit) =>
    `Hasta ${limit} caracteres. Puede enviarlo hasta el {time}. Lo lee el administrador de su sede.`,
  about: '¿Sobre qué es?',
  choose: 'Elija…',
  describeKind: (kind, of) =>
    kind === 'data'
      ? claimData[of]
      : { seniority: 'Mi antigüedad', list: 'Mi lista', other: 'Otra cosa' }[kind],
};

const nameTaker = (seniorityNumber: number | null, rank: number | null): string => {
  const who =
    seniorityNumber === null
      ? 'un conductor sin número de antigüedad'
      : `la antigüedad n.º ${seniorityNumber}`;
  return rank === null ? who : `${who}, que lo tenía como opción ${rank}`;
};

const countTaken = (jobId: string, { places, taken }: { places: number; taken: number }): string =>
  `${taken === 1 ? 'Se ocupó' : 'Se ocuparon'} ${taken} de ${places} plazas de ${jobId}`;

export const whoGot: typeof en.whoGot = {
  title: '¿A quién le tocó otro trabajo?',
  placeholder: 'ID del trabajo',
  find: 'Buscar',
  notRead: 'No se pudo leer en este momento. Intente de nuevo.',
  noSuchJob: (typed) => `No había ningún trabajo ${typed}.`,
  noSuchWeek: 'Esa semana no se publicó nada para usted.',
  yours: (jobId) => `${jobId} es su trabajo.`,
  explained: (jobId, rank, reason) => `${jobId}, su opción ${rank}: ${reason}.`,
  needsCertification: (jobId) => `${jobId} requiere certificación de aeropuerto.`,
  taken: (jobId, by) => {
    if (by.code === 'nobody') return `${jobId} no le tocó a nadie.`;
    if (by.code === 'places-taken') return `${countTaken(jobId, by)}.`;
    if (by.code === 'assigned-manually')
      return by.places === 1
        ? `${jobId} se asignó manualmente.`
        : `${countTaken(jobId, by)}. Se asignó manualmente.`;
    const taker = nameTaker(by.seniorityNumber, by.rank);
    if (by.places === 1) return `${jobId} le tocó a ${taker}.`;
    const last = by.rank === null ? 'la última' : 'la última según una lista';
    return `${countTaken(jobId, by)}; ${last} le tocó a ${taker}.`;
  },
  notListed: 'No estaba en su lista.',
  notAbove: 'En su lista no estaba por encima del trabajo que le tocó.',
};

export const check: typeof en.check = {
  title: 'Compruébelo usted mismo',
  intro:
    'Este dispositivo puede calcular de nuevo todos los resultados a partir del registro publicado, que tiene números por antigüedad en lugar de nombres.',
  yourNumber: (number) => `Usted es el número ${number}.`,
  controlNumber: 'Número de control {number}',
  wholeNumber: 'Número de control completo: {number}',
  press: 'Comprobar los resultados',
  download: 'Descargar el registro',
  verifyFile: 'Cualquiera que tenga el programa puede comprobar el archivo descargado: {command}',
  notChecked: 'No se comprobó nada',
  notLoaded: 'No se pudo cargar el registro. Revise su conexión y presione el botón de nuevo.',
};
