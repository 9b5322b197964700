import { plural } from '~/app/copy/es/plural';
import type { landing as en } from '~/app/copy/en/driver/landing';

export const landing: typeof en = {
  driverAccess: 'Acceso para conductores',
  managing: '¿Administra una sede?',
  adminPortal: 'Portal de administración',
  notOpenedTitle: 'Esta sede se está preparando',
  openTitle: (days) => `Elija su trabajo para la semana del ${days}`,
  closedTitle: (days) => `La selección para la semana del ${days} está cerrada`,
  publishedTitle: (days) => `Los trabajos de la semana del ${days} están asignados`,
  deadlineAt: 'Fecha límite: {deadline}',
  closedAt: 'Cerró: {deadline}',
  support: 'Soporte técnico',
  askAdmin: '¿Algo no funciona? Pregunte al administrador de su sede.',
  about: 'Sobre esta selección',
  overview: 'Resumen',
  weeklyJobs: 'Trabajos',
  howItWorks: 'Cómo funciona',
  selectionPeriod: 'Período de selección',
  atAGlance: 'De un vistazo',
  deadline: 'Fecha límite',
  bySeniority: 'Preferencias por antigüedad',
  method: 'Método de asignación',
  noJobsHint: 'Su sede publica aquí sus trabajos antes de que empiece la selección.',
  noJobs: 'Por ahora no hay trabajos de la semana para elegir.',
  pages: 'Páginas de trabajos',
  notOpened: 'Sin abrir',
  open: 'Selección abierta',
  published: 'Asignaciones publicadas',
  closed: 'Selección cerrada',
  steps: [
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
    'not-opened':
      'La primera selección todavía no se ha abierto. Su administrador de sede le avisará.',
    open: 'Ordene cuantos trabajos quiera y guarde. Puede cambiar su lista hasta la fecha límite.',
    closed:
      'La fecha límite ya pasó. Inicie sesión para ver su trabajo cuando su sede lo haya publicado.',
    published: 'Inicie sesión para ver el trabajo que le asignaron y por qué.',
  },
  timeLeft: 'Quedan {time}',
  contact: '¿Algo no funciona? {email}',
  countJobs: (jobs) => plural(jobs, 'trabajo', 'trabajos'),
};
