import { plural } from '~/app/copy/es/plural';
import type { landing as en } from '~/app/copy/en/driver/landing';

export const landing: typeof en = {
  driverAccess: 'Acceso para conductores',
  managingASite: '¿Administra una sede?',
  adminPortal: 'Portal de administración',
  chooseYourJobFor: (days) => `Elija su trabajo para la semana del ${days}`,
  selectionForIsClosed: (days) => `La selección para la semana del ${days} está cerrada`,
  jobsForAreAssigned: (days) => `Los trabajos de la semana del ${days} están asignados`,
  deadline: 'Fecha límite: ',
  closed: 'Cerró: ',
  technicalSupport: 'Soporte técnico',
  somethingNotWorkingPleaseAsk: '¿Algo no funciona? Pregunte al administrador de su sede.',
  aboutThisSelection: 'Sobre esta selección',
  overview: 'Resumen',
  weeklyJobs: 'Trabajos de la semana',
  howItWorks: 'Cómo funciona',
  selectionPeriod: 'Período de selección',
  atAGlance: 'De un vistazo',
  deadline2: 'Fecha límite',
  seniorityBasedPreferenceSelection: 'Preferencias por antigüedad',
  assignmentMethod: 'Método de asignación',
  yourSiteListsItsJobs: 'Su sede publica aquí sus trabajos antes de que empiece la selección.',
  noWeeklyJobsAreCurrently: 'Por ahora no hay trabajos de la semana para elegir.',
  pagesOfJobs: 'Páginas de trabajos',
  openForSelection: 'Selección abierta',
  assignmentsPublished: 'Asignaciones publicadas',
  selectionClosed: 'Selección cerrada',
  landingPageSteps: [
    ['Inicie sesión', 'Escriba su ID de empleado de 7 dígitos.'],
    ['Contraseña', 'Cree su contraseña, o escríbala si ya tiene una.'],
    ['Vea los trabajos', 'Vea los trabajos de su sede. Búsquelos, ordénelos y fíltrelos.'],
    [
      'Elija sus preferencias',
      'Ordene los trabajos que quiere: la Preferencia 1 es la que más quiere.',
    ],
    [
      'Envíe',
      'Guarde su lista antes de la fecha límite. Recibe un comprobante cada vez que guarda.',
    ],
    [
      'Asignación',
      'Los trabajos se asignan por antigüedad, a cada conductor según sus preferencias.',
    ],
    [
      'Vea su trabajo',
      'Cuando termine el período, inicie sesión de nuevo para ver el trabajo que le tocó.',
    ],
  ],
  explanations: {
    open: 'Ordene cuantos trabajos quiera y guarde. Puede cambiar su lista hasta la fecha límite.',
    closed:
      'La fecha límite ya pasó. Inicie sesión para ver su trabajo cuando su sede lo haya publicado.',
    published: 'Inicie sesión para ver el trabajo que le asignaron y por qué.',
  },
  timeLeft: 'Quedan {time}',
  somethingNotWorking: '¿Algo no funciona? {email}',
  countJobs: (jobs) => plural(jobs, 'trabajo', 'trabajos'),
};
