import type { preferences as en } from '~/app/copy/en/driver/preferences';
import { plural } from '~/app/copy/es/plural';
import type { SafeDepth } from '~/domain/award/figures/standing';

const describeAhead = ({ ahead, byHand }: SafeDepth): string => {
  const drivers = `${plural(ahead, 'conductor elige', 'conductores eligen')} antes que usted`;
  const jobs = plural(
    byHand,
    'trabajo está asignado manualmente',
    'trabajos están asignados manualmente',
  );
  if (byHand === 0) return `${drivers}.`;
  return ahead === 0 ? `${jobs}.` : `${drivers} y ${jobs}.`;
};

const rankAtLeast = (depth: SafeDepth): string =>
  `${describeAhead(depth)} Ponga ${plural(depth.picks, 'trabajo', 'trabajos')} en su lista y uno será suyo, seguro.`;

export const preferences: typeof en = {
  jobType: 'Tipo de trabajo',
  worksOn: 'Trabaja todos estos días',
  reset: 'Restablecer',
  done: 'Listo',
  apply: 'Aplicar',
  searchJobs: 'Buscar trabajos',
  searchHint: 'Buscar trabajos...',
  yourJob: (jobId) => `Su trabajo: ${jobId}`,
  onVacation: 'Está de vacaciones',
  notAssigned: 'No se le asignó ningún trabajo',
  youAreHere: 'Usted está aquí',
  hadNoPicks: 'No tenía una lista en este período.',
  onLeave: 'Está de licencia',
  outOnLeave: (days) => `No le tocó ningún trabajo esta semana por su licencia (${days}).`,
  outOnVacation: (onVacation) =>
    `No le tocó ningún trabajo esta semana por la semana de vacaciones ${onVacation}.`,
  noPicksNoJob: 'No tenía una lista en este período y las reglas no le asignaron ningún trabajo.',
  noJob: {
    title: 'Qué sigue ahora',
    assignable:
      'El administrador de su sede todavía puede asignarle un trabajo que haya quedado. Dígale cuál quiere. Esta página lo mostrará.',
    left: (count) =>
      count === 1
        ? 'Queda 1 trabajo que usted puede hacer:'
        : `Quedan ${count} trabajos que usted puede hacer:`,
    moreLeft: (count) => `y ${count} más`,
    noneLeft:
      'No queda ningún trabajo que usted pueda hacer. Si alguno queda libre, el administrador de su sede todavía puede asignárselo.',
    mayStillCome:
      'El administrador de su sede todavía puede asignarle un trabajo o publicar de nuevo los resultados. Esta página lo mostrará.',
  },
  sharesTitle: 'Cómo les fue a todos con sus listas',
  sharesHint: 'Porcentaje de conductores elegibles, primero los de mayor antigüedad.',
  asATable: 'Como tabla',
  sharesCaption: 'Cómo les fue a todos con sus listas, en porcentaje',
  band: 'Grupo',
  drivers: 'Conductores',
  lateSaves:
    'Todavía puede completar y enviar su selección hasta que se publiquen los resultados. Lo que guarde desde ahora queda marcado como tardío.',
  deadlinePassed: 'La fecha límite ya pasó',
  notSubmitted: 'Los cambios que no guardó antes de la fecha límite no se enviaron.',
  vacationText: (onVacation, days) =>
    `Se le asignó la semana de vacaciones ${onVacation}, así que no participa en la asignación de la semana del ${days} y no tiene que elegir nada.`,
  leaveText: (leave, days) =>
    `Usted está de licencia (${leave}), así que no participa en la asignación de la semana del ${days} y no tiene que elegir nada. Si no es así, dígaselo al administrador de su sede.`,
  leaveTitle: 'Esa semana está de licencia',
  vacationTitle: 'Está de vacaciones esa semana',
  carriedTitle: 'Se conservó su última lista',
  howMany: '¿Cuántos trabajos debo poner en mi lista?',
  vacationCover: 'Cubre vacaciones',
  offered: 'Trabajos disponibles',
  moreJobs: (moreJobs) =>
    `+ ${plural(moreJobs, 'trabajo más disponible', 'trabajos más disponibles')}`,
  noMatchHint: 'Busque otra cosa o restablezca los filtros.',
  noMatch: 'Ningún trabajo disponible coincide con sus filtros',
  carriedOver: 'Conservada',
  notOpened: 'La selección todavía no se ha abierto',
  notOpenedText:
    'Su sede se está preparando. Su administrador de sede le avisará cuando pueda elegir trabajos.',
  closedTitle: 'Selección de trabajos cerrada',
  returnHome: 'Volver al inicio',
  afterClosing: {
    results: 'Su sede publica los resultados.',
    resultsNote: 'El suyo aparecerá en esta página.',
    leftover: 'Todavía puede recibir un trabajo que sobre.',
    leftoverNote: 'Los asignan las reglas de su sede o su administrador.',
  },
  weekTitle: (days) => `Trabajos, ${days}`,
  resultTitle: (days) => `Su trabajo, ${days}`,
  title: 'Preferencias de trabajo',
  nobodyAhead:
    'Nadie está antes que usted. Le toca la primera opción de su lista que usted pueda hacer.',
  rankAtLeast,
  ranked: (depth, { count, isSafe }) =>
    isSafe
      ? `${describeAhead(depth)} Usted puso ${count} en su lista: uno será suyo, seguro.`
      : `${rankAtLeast(depth)} Ahora tiene ${count}.`,
  earliestStart: 'Inicio más temprano',
  latestStart: 'Inicio más tarde',
  from: 'Desde',
  to: 'Hasta',
  listTitle: 'Sus preferencias de trabajo',
  firstPick: 'La Opción 1 es el trabajo que más quiere.',
  addFirst: 'Agregue primero el trabajo que más quiere. Será su Opción 1.',
  earliestFirst: 'Primero los tempranos',
  latestFirst: 'Primero los tardíos',
  weekendsOffFirst: 'Primero fines de semana libres',
  noPicks: 'No tiene una lista para este período.',
  emptyList: 'Una lista vacía: no se asigna ningún trabajo por preferencia.',
  printedColumns: ['ID del trabajo', 'Hora de inicio', 'Días de la semana', 'Lugar'],
  jobTypes: { all: 'Todos', airport: 'Solo aeropuerto', other: 'Solo sin aeropuerto' },
  filter: 'Filtro',
  saveFilter: 'Guardar este filtro',
  savedFilters: 'Filtros guardados',
  removeFilter: (name) => `Quitar el filtro ${name}`,
  before: (time) => `Antes de las ${time}`,
  activeFilters: (count) => plural(count, 'activo', 'activos'),
  oneDriver: (seniority) => `Antigüedad ${seniority}`,
  driverBand: (from, to) => `Antigüedad ${from}–${to}`,
  viewOnly: 'Puede ver su lista, pero ya no cambiarla. La lista de abajo es la que cuenta.',
  takesPart: (days) => `Cuenta tal como está para la asignación de la semana del ${days}.`,
  saveToConfirm: 'Guárdela para confirmarla, o cámbiela primero.',
  goneSaved: (count) =>
    count === 1
      ? '{picks} se quitó de su lista guardada.'
      : '{picks} se quitaron de su lista guardada.',
  goneCarried: (count) =>
    count === 1
      ? '{picks} se quitó de su lista conservada.'
      : '{picks} se quitaron de su lista conservada.',
  nothingSaved: 'La fecha límite fue el {deadline}. No había guardado ninguna preferencia.',
  ifClosedNow: (rank) =>
    rank === null
      ? 'Si la selección cerrara ahora, con su lista guardada le tocaría {job}, que no está en su lista.'
      : `Si la selección cerrara ahora, con su lista guardada le tocaría {job}, su opción ${rank}.`,
  startRange: 'Hora de inicio {range}',
  standingSealed:
    'Las listas están selladas hasta la fecha límite, así que no se muestra lo que le tocaría ahora: revelaría lo que eligieron otros.',
  noJobNow: 'Si la selección cerrara ahora, con su lista guardada no le tocaría ningún trabajo.',
  moreTime: 'Tiene más tiempo',
  moreTimeText: (minutes) =>
    `No se pudo usar el sistema durante ${plural(minutes, 'minuto', 'minutos')} antes del cierre. El nuevo cierre es el {deadline}.`,
  jobsWithinReach: (count) =>
    count === 0
      ? 'Ningún trabajo está a su alcance: los conductores que van antes que usted y las asignaciones manuales se llevan todos los que puede tener.'
      : `A su alcance: ${plural(count, 'trabajo', 'trabajos')}. Si la selección cerrara ahora con ${count === 1 ? 'él' : 'uno de ellos'} como su opción 1, le tocaría.`,
  withinReach: 'A su alcance',
  onlyWithinReach: (count) => `Solo trabajos a su alcance (${count})`,
  shares: {
    pick1: 'Opción 1',
    pick2: 'Opción 2',
    pick3: 'Opción 3',
    later: 'Otra opción',
    other: 'Otro trabajo',
    none: 'Sin trabajo',
  },
};
