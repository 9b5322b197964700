import type { dashboard as en } from '~/app/copy/en/admin/dashboard';
import { plural } from '~/app/copy/es/plural';

export const dashboard: typeof en = {
  driverActivity: 'Actividad de los conductores',
  noRecentActivity: 'Sin actividad reciente',
  startTitle: (days) => `¿Empezar la semana del ${days}?`,
  startText: (days) =>
    `Los conductores eligen trabajos para la semana del ${days} hasta el cierre. Los conductores y los trabajos se conservan; las asignaciones manuales empiezan vacías.`,
  endsWeek: (days, awardVersion) =>
    `Con eso termina la semana del ${days}: sus asignaciones quedan como usted las publicó, versión ${awardVersion}. Esta acción no se puede deshacer.`,
  endsClaims: (days) =>
    `Los conductores pueden presentar reclamos sobre la semana del ${days} hasta el {deadline}. Cuando usted empiece la semana siguiente, ya no podrán.`,
  startWeek: (days) => `Empezar la semana del ${days}`,
  selectionFor: (days) => `Selección para la semana del ${days}`,
  opensAt: 'La semana siguiente se abre automáticamente el {deadline}.',
  cutoff: (zone) => `Cierre (${zone})`,
  reopenUntil: (zone) => `Reabrir hasta (${zone})`,
  cutoffIsRight: 'Sí, este cierre es correcto',
  startWithCutoff: 'Sí, empezar con este cierre',
  changeCutoff: 'Cambiar cierre',
  reopen: 'Reabrir',
  closeNow: 'Cerrar la selección ahora',
  toAssignments: 'Pasar a las asignaciones',
  startNext: 'Empezar el período siguiente',
  shortcuts: 'Accesos directos',
  savesByDay: 'Primeras listas guardadas por día',
  day: 'Día',
  newSaves: 'Nuevas',
  notSavedYet: (drivers) => `Sin guardar todavía: ${plural(drivers, 'conductor', 'conductores')}`,
  notSavedList: 'Conductores que todavía no han guardado',
  andMore: (others) => `y ${plural(others, 'conductor más', 'conductores más')}.`,
  carriedOver: (drivers) =>
    drivers === 1
      ? 'Uno de ellos tiene una lista conservada, que participa en la asignación.'
      : `${drivers} de ellos tienen una lista conservada, que participa en la asignación.`,
  allWithoutPicks: 'Todos los conductores sin preferencias',
  submissions: 'Listas enviadas en el período',
  haveSaved: (saved, eligible) =>
    `${saved} de ${plural(eligible, 'conductor elegible ha guardado', 'conductores elegibles han guardado')}.`,
  savesOverTime: 'Listas guardadas con el tiempo',
  topLine: (eligible) => `línea superior: ${plural(eligible, 'elegible', 'elegibles')}`,
  squaresHint:
    'Un cuadro por conductor, primero los de mayor antigüedad. Lleno: guardó. Vacío: todavía no.',
  title: 'Panel de administración',
  refreshData: 'Actualizar datos',
  jobAssignments: 'Asignaciones de trabajos',
  completionRate: 'porcentaje asignado',
  soFar: 'según las preferencias hasta ahora',
  provisional: 'provisional hasta que publique',
  final: (version, changes) =>
    changes === 0
      ? `definitivo, como se publicó en la versión ${version}`
      : `versión ${version}; ${plural(changes, 'cambio', 'cambios')} por publicar`,
  totalJobs: 'Total de trabajos',
  totalPlaces: 'Plazas de todos los trabajos',
  driverSubmissions: 'Listas de los conductores',
  submissionRate: 'porcentaje enviado',
  savedInPeriod: 'en este período',
  eligibleDrivers: 'Conductores elegibles',
  missing: 'Faltan',
  jobConflicts: 'Conflictos de trabajos',
  resolutionRate: 'porcentaje resuelto',
  conflictNote: 'mismo trabajo como Preferencia 1',
  quickReference: 'Guía rápida',
  openClaims: (claims) => plural(claims, 'reclamo abierto', 'reclamos abiertos'),
  toDisputes: 'Responder en Resolución de disputas',
  backToDashboard: 'Volver al panel',
  notOpened: 'Sin abrir',
  notOpenedText: 'La primera selección todavía no se ha abierto.',
  open: 'Abierta',
  openText: 'Los conductores pueden elegir y guardar hasta el {deadline}.',
  closed: 'Cerrada',
  closedText: 'La selección terminó el {deadline}.',
  published: 'Publicada',
  publishedText: 'Las asignaciones están publicadas. La selección terminó el {deadline}.',
  masterAdmin: 'Panel maestro',
  masterText: 'Empresas, sedes y solicitudes',
  editDrivers: 'Editar conductores',
  driversText: 'Los conductores y su orden de antigüedad',
  editJobs: 'Editar trabajos',
  jobsText: 'Los trabajos que se pueden elegir',
  finalAssignments: 'Asignaciones finales',
  assignmentsText: 'Asignar, revisar, publicar',
  pastWeeksText: 'Todo lo publicado, con los reclamos',
  livePicks: 'Preferencias en vivo',
  livePicksText: 'Lo que cada conductor ha elegido hasta ahora',
  conflictsText: 'Trabajos que varios conductores eligieron primero',
  disputeResolution: 'Resolución de disputas',
  disputesText: 'Decidir conflictos, responder reclamos',
  vacationSelection: 'Selección de vacaciones',
  vacationText: 'Semanas, portal, preferencias y asignaciones',
  activityLog: 'Registro de actividad',
  activityText: 'Quién hizo qué y cuándo',
  settingsText: 'Cómo funciona y se ve la sede',
  siteLink: 'Enlace de la sede',
  siteLinkText: 'Enlace y cartel para los conductores',
  myAccount: 'Mi cuenta',
  accountText: 'Contraseña, segundo paso, inicios de sesión',
  driverPortal: 'Portal de conductores',
  driverPortalText: 'Lo que ven los conductores',

  steps: [
    [
      'Antes de la semana',
      'Mantenga al día los conductores y los trabajos. La antigüedad 1 elige primero.',
    ],
    [
      'Con la selección abierta',
      'Los conductores eligen y guardan hasta el cierre. Recuérdeselo a quienes faltan.',
    ],
    [
      'Al llegar el cierre',
      'Cierra automáticamente. Cuenta lo que se confirmó antes; lo que llega después, no.',
    ],
    [
      'Asignar',
      '“Crear provisional” muestra lo que dan las reglas. Primero van las asignaciones manuales.',
    ],
    [
      'Publicar',
      '“Guardar asignaciones finales”: cada conductor ve su trabajo y el porqué. Después, empiece el período siguiente.',
    ],
  ],
  activeConflicts: 'Activos',
  pendingAssignments: 'Pendientes',
  resolvedConflicts: 'Resueltos',
  submittedDrivers: 'Enviaron',
  outage: {
    title: (minutes) =>
      `No se pudo usar el sistema durante ${plural(minutes, 'minuto', 'minutos')} antes del cierre`,
    offered:
      'Puede mover el cierre por el tiempo que faltó, redondeado hacia arriba a 15 minutos. Se avisa a los conductores. El registro indica los minutos.',
    move: 'Mover el cierre',
    moved:
      'El cierre se movió por el tiempo que faltó y se avisó a los conductores. El registro indica los minutos.',
  },
};
