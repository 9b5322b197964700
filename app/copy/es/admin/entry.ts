import type * as en from '~/app/copy/en/admin/entry';
import { askWayLabels } from '~/app/copy/es/entered-by';
import { plural } from '~/app/copy/es/plural';

export const entry: typeof en.entry = {
  title: 'Registrar una lista para un conductor',
  jobs: 'Registrar trabajos',
  vacation: 'Registrar semanas de vacaciones',
  heading: 'Listas de este conductor',
  headingText:
    'Registre una lista si el conductor no puede hacerlo por su cuenta. Se le avisa al conductor.',
  backToPicks: 'Volver a las preferencias en vivo',
  intro:
    'El conductor lee en su página, y por correo si tiene una dirección registrada, que usted registró esta lista y quién la pidió. Hasta el cierre puede reemplazarla.',
  closed: 'La selección está cerrada',
  closedText: 'Una lista se puede registrar solo mientras los conductores pueden guardar la suya.',
  late: 'La fecha límite ya pasó',
  lateText:
    'El conductor todavía puede terminar la lista, así que usted puede hacerlo por él. Se marca como guardada después del cierre.',
  carried:
    'Esta lista se conservó de una semana anterior. Guárdela para enviarla para esta semana.',
  gone: 'Estas preferencias ya no se ofrecen y quedan fuera: {ids}',
  listTitle: (name) => `Lista de ${name}`,
  emptyTitle: 'La lista está vacía',
  list: 'Lista',
  firstPick: 'La preferencia 1 es la que más quiere.',
  emptyHint: 'Agregue lo que pidió el conductor; primero, lo que más quiere.',
  nothingRanked: 'El conductor no tiene lista.',
  savedSealed: 'El conductor guardó una lista. Su contenido está sellado.',
  sealed:
    'La lista empieza vacía, porque las listas están selladas: no muestra la lista del conductor ni lo que se registró antes. Lo que usted guarde reemplaza la lista entera.',
  savedEmpty: 'Una lista vacía',
  whoAsked: 'Quién se lo pidió',
  askedBy: 'A petición de',
  askedByHint: 'El nombre del conductor o, por ejemplo, “delegado sindical Lee”',
  how: 'Cómo',
  choose: 'Elija…',
  ways: askWayLabels,
  replacesOwn: (at) =>
    `El conductor guardó una lista por su cuenta el ${at} y me pidió reemplazarla`,
  save: 'Guardar esta lista',
  linkFor: (name) => `Registrar una lista para ${name}`,
};

export const picksForm: typeof en.picksForm = {
  title: 'Hoja de preferencias',
  print: 'Imprimir una hoja de preferencias',
  printAll: 'Imprimir hojas de preferencias',
  of: 'Hojas para',
  kinds: {
    blank: 'Sin nombre',
    missing: 'Todos los que no tienen lista',
    chosen: 'Conductores elegidos',
  },
  chosenHint: 'Números de antigüedad o de empleado, separados por espacios',
  show: 'Mostrar estas',
  parts: 'Hojas',
  part: (from, to) => `${from}–${to}`,
  count: (forms) => plural(forms, 'hoja', 'hojas'),
  cutoff: (at) => `Entregar antes de: ${at}`,
  noCutoff: 'Todavía no hay fecha de cierre.',
  howTo:
    'Escriba un trabajo por línea, por su número. La línea 1 es lo que más quiere. Si faltan líneas, siga con el número siguiente al dorso.',
  consent: 'Pido al despachador que registre estas preferencias por mí.',
  signature: 'Firma',
  date: 'Fecha',
  jobs: (jobs) => `Trabajos para elegir (${jobs})`,
};

export const enterLists: typeof en.enterLists = {
  title: 'Registrar listas en papel',
  shortcut: 'Escriba con el teclado las listas que los conductores entregaron en papel.',
  intro:
    'Escriba el número del conductor y presione Enter, luego los trabajos. Enter en una línea vacía guarda la lista y pasa al siguiente conductor. A cada conductor se le avisa, y puede reemplazar la lista hasta el cierre.',
  sitting: 'Para todas las listas que registre ahora',
  askedByHint: 'Déjelo vacío si cada hoja la firmó el conductor que figura en ella.',
  list: 'Siguiente lista',
  correcting: (name) => `Corregir la lista de ${name}`,
  sealed:
    'Las listas están selladas, así que no se muestran los trabajos que registró antes. Lo que guarde reemplaza la lista entera.',
  driver: 'Conductor',
  driverHint: 'Número de antigüedad o de empleado, o nombre',
  found: (seniority, name, employeeId) =>
    `${name}, antigüedad ${seniority}, número de empleado ${employeeId}`,
  replacesEntered: (at) => `El ${at} se registró una lista para este conductor. Esta la reemplaza.`,
  picks: 'Trabajos; primero, lo que más quiere',
  picksHint:
    'Números de trabajo, separados por espacios o Enter. Basta la cifra si solo un trabajo la tiene: 12 para J012.',
  understood: 'Se entiende como',
  problems: {
    'job-unknown': ({ typed }) => `No hay ningún trabajo “${typed}”.`,
    'job-unclear': ({ typed, jobIds }) =>
      `“${typed}” puede ser ${jobIds.join(' o ')}. Escriba el número completo.`,
    'job-repeated': ({ jobId }) => `${jobId} está dos veces en la lista.`,
    'job-not-allowed': ({ jobId }) =>
      `${jobId} es un trabajo de aeropuerto, y este conductor no está certificado.`,
  },
  save: 'Guardar y pasar al siguiente',
  entered: 'Registradas en esta sesión',
  none: 'Todavía no hay nada registrado',
  noneHint: 'Aquí aparecen las listas que guarde, para que pueda corregirlas.',
  isSealed: 'Sellada',
  isReplaced: 'Reemplazada después',
  correct: 'Corregir',
  correctFor: (name) => `Corregir la lista de ${name}`,
  savedAt: 'Guardada',
};
