import type * as en from '~/app/copy/en/driver/landing';
import { plural } from '~/app/copy/es/plural';

export const landing: typeof en.landing = {
  driverAccess: 'Acceso para conductores',
  managing: '¿Administra una sede?',
  adminPortal: 'Portal de administración',
  notOpenedTitle: 'Esta sede se está preparando',
  openTitle: (days) => `Elija su trabajo para la semana del ${days}`,
  closedTitle: (days) => `La selección para la semana del ${days} está cerrada`,
  publishedTitle: (days) => `Los trabajos de la semana del ${days} están asignados`,
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
  published: 'Resultados publicados',
  closed: 'Selección cerrada',
  steps: [
    ['Inicie sesión', 'Escriba su ID de empleado de 7 dígitos.'],
    ['Contraseña', 'Cree su contraseña, o escríbala si ya tiene una.'],
    ['Vea los trabajos', 'Vea los trabajos de su sede. Búsquelos, ordénelos y fíltrelos.'],
    ['Elija sus preferencias', 'Ordene los trabajos que quiere: la Opción 1 es el que más quiere.'],
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
  contact: '¿Algo no funciona? {email}',
  countJobs: (jobs) => plural(jobs, 'trabajo', 'trabajos'),
};

export const forCompanies: typeof en.forCompanies = {
  learnMore: 'Información para empresas',
  title: 'Una selección de trabajos y vacaciones que todos pueden comprobar',
  lead: 'Para empresas cuyos conductores de reparto eligen su trabajo por antigüedad: una sede o muchas, cada una con sus conductores, trabajos, fecha límite y reglas.',
  parts: {
    rank: [
      'Los conductores ordenan',
      'Ponen en orden los trabajos y las semanas de vacaciones, en un teléfono, una computadora o un quiosco de la sede. Cada vez que guardan reciben un comprobante.',
    ],
    award: [
      'La antigüedad decide',
      'Empezando por el conductor de mayor antigüedad, a cada uno le toca la primera opción de su lista que sigue libre. Lo que un administrador asigna manualmente va primero y queda marcado.',
    ],
    explain: [
      'Cada conductor lee por qué',
      'Cada opción que no le tocó tiene un porqué. A los demás conductores se los nombra por su número de antigüedad, nunca por su nombre.',
    ],
    check: [
      'Cualquiera lo comprueba',
      'Una versión publicada ya no cambia, y los conductores pueden calcularla de nuevo en su propio dispositivo. Una corrección es una versión nueva que muestra a quién le cambió el resultado.',
    ],
  },
  exampleTitle: 'Lo que lee un conductor después de la publicación',
  example: 'Ejemplo',
  exampleJob: 'Su trabajo: J014',
  exampleReasons: [
    ['J002', 'le tocó a un conductor de mayor antigüedad (n.º 12), que lo tenía como opción 1'],
    ['J007', 'requiere certificación de aeropuerto'],
    ['J014', 'le tocó a usted'],
  ],
  exampleCheck: 'Calculado de nuevo en este dispositivo: todos los resultados son iguales.',
  startTitle: 'Cómo empieza su empresa',
  startSteps: [
    ['Envíe una solicitud', 'Cuéntenos sobre su empresa y su primera sede. Toma unos dos minutos.'],
    [
      'Reciba la respuesta',
      'Un correo confirma su solicitud enseguida. Otro trae la respuesta, y el motivo si es negativa.',
    ],
    [
      'Invite a sus conductores',
      'Elija una contraseña, pegue conductores y trabajos desde una hoja de cálculo, y comparta el enlace de su sede.',
    ],
  ],
  openForm: 'Llenar la solicitud',
};

export const deactivated: typeof en.deactivated = {
  title: 'El acceso está desactivado',
  ofCompany: (company) => `El operador desactivó el acceso de ${company}.`,
  ofSite: (company, site) => `El operador desactivó el acceso de la sede ${site} de ${company}.`,
  since: 'Esta sede está desactivada desde: {time}',
  notSaved: 'Lo que acaba de enviar no se guardó',
  notSavedText: 'El acceso ya estaba desactivado cuando llegó.',
  meaning: 'Qué significa esto',
  nothingDeleted:
    'No se borró nada. Las listas de preferencias y los resultados quedan como se guardaron.',
  noSignIn: 'Nadie puede iniciar sesión, y no se puede guardar ni cambiar nada.',
  deadlinesPass:
    'Las fechas límite siguen corriendo. Las listas guardadas antes de una fecha límite cuentan.',
  whatToDo: 'Qué hacer',
  driver: 'Si usted es conductor',
  driverText: 'Pregunte al administrador o al despachador de su sede.',
  contact: 'Contacto: {email}',
  admin: 'Si usted es administrador',
  adminText:
    'Hable con el operador que administra este sistema para su empresa. Solo el operador puede activar el acceso de nuevo. Después, todos vuelven a iniciar sesión.',
  lookAgain: 'Comprobar de nuevo',
};

export const registration: typeof en.registration = {
  requestAccess: 'Solicitar acceso',
  title: 'Solicitar acceso al sistema',
};
