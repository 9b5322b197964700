import type { ranking as en } from '~/app/copy/en/driver/ranking';
import { atTime, theTime } from '~/app/copy/es/at-time';
import { channelNames } from '~/app/copy/es/channel-names';
import { formatAsked, formatAskWay } from '~/app/copy/es/entered-by';
import { plural } from '~/app/copy/es/plural';

export const ranking: typeof en = {
  calendarFile: '(descarga un archivo de calendario)',
  name: 'Nombre',
  facility: 'Sede',
  deadline: 'Fecha límite',
  seniority: 'Antigüedad',
  more: 'Más',
  myCalendar: 'Mi calendario',
  myPhone: 'Mi teléfono',
  whatToRank: 'Qué ordenar',
  when: { 'this-week': 'Esta semana', 'next-week': 'Próxima semana' },
  withoutJob: 'Sin trabajo',
  seeWhy: 'Ver por qué',
  yourJobs: 'Sus trabajos de esta semana y la próxima',
  allSaves: 'Todo lo que guardó',
  addItem: (id) => `Agregar ${id}`,
  isPick: (id, rank) => `${id} es la opción ${rank}`,
  add: 'Agregar',
  reminder: 'Recordarme:',
  remindBy: channelNames,
  noReminder: 'Sin recordatorios',
  picked: (rank) => `✓ Opción ${rank}`,
  action: 'Acción',
  showAll: 'Mostrar todo',
  showMorePicks: (count) =>
    count === 1 ? 'Mostrar 1 opción más' : `Mostrar ${count} opciones más`,
  askAdmin: 'Pregunte al administrador de su sede qué hacer ahora.',
  date: 'Fecha',
  saved: 'Guardado',
  receipt: (at, receiptNumber) => `${at}, comprobante ${receiptNumber}`,
  picks: 'Opciones',
  pick: 'Opción',
  pickPrefix: (rank) => `Opción ${rank}:`,
  emptyTitle: 'Su lista está vacía',
  notSaved: 'Los cambios a su lista no se han guardado.',
  sessionOver: {
    title: 'Su sesión terminó',
    text: 'Sus cambios siguen en esta página, pero no se han guardado.',
    signIn: 'Iniciar sesión para guardarlos',
  },
  enteredTitle: 'Alguien ingresó su lista por usted',
  myList: 'Mi lista',
  parts: 'Partes de esta página',
  sortedBy: (column) => `Por ${column}`,
  directions: { asc: 'ascendente', desc: 'descendente' },
  afterTheDeadline: 'Después de la fecha límite',
  savedPicks: 'Opciones guardadas',
  wholeList: (count) => `Lista completa: ${plural(count, 'opción', 'opciones')}`,
  openEnd: 'Abierto hasta que su sede lo cierre',
  save: 'Guardar preferencias',
  notSavedYet: 'Sin guardar',
  unsaved: 'Cambios sin guardar',
  dragHelp:
    'Para levantar un elemento, presione la barra espaciadora. Muévalo con las flechas. Presione otra vez la barra espaciadora para soltarlo, o Escape para cancelar.',
  drag: (id) => `Arrastrar ${id}`,
  undoAll: 'Deshacer todo',
  undoTitle: '¿Deshacer todos los cambios?',
  added: (item, place) => `Se agregó: ${item}, opción ${place}`,
  removed: (item) => `Se quitó de su lista: ${item}`,
  moved: (item, place) => `${item}: ahora es la opción ${place}`,
  addedSeveral: (items, from, to) => `Se agregaron: ${items}, opciones ${from} a ${to}`,
  addMatching: (count) =>
    count === 1 ? 'Agregar el único que coincide' : `Agregar los ${count} que coinciden`,
  earlierText: 'Puede empezar con la última lista que guardó.',
  earlierGone: (ids) => `Ya no se ofrecen: ${ids}.`,
  useEarlier: (days, count) =>
    `Usar su lista del ${days} (${plural(count, 'trabajo', 'trabajos')})`,
  rankRest: 'Agregar el resto',
  undo: 'Deshacer',
  undone: 'Se deshizo su último cambio',
  moreFor: (id) => `Más acciones para ${id}`,
  actionsOf: (id) => `Mover o quitar ${id}`,
  moveToTop: 'Mover al principio',
  moveToPick: (id, place) => `Mover ${id} a la opción ${place}`,
  toPick: 'A la opción',
  move: 'Mover',
  removeFromList: 'Quitar de la lista',
  select: 'Seleccionar',
  selectDone: 'Listo',
  selectHint: 'Seleccione lo que quiere mover o quitar',
  chosenCount: (count) => plural(count, 'seleccionada', 'seleccionadas'),
  choose: (id) => `Seleccionar ${id}`,
  discarded: 'Sus cambios se descartaron',
  rowLabels: { up: 'Subir', down: 'Bajar', remove: 'Quitar' },
  saveFailed: {
    title: 'No se pudo guardar',
    text: 'El servidor no respondió, así que quizá su lista no se guardó. Nada de esta página se pierde. Intente de nuevo cuando tenga conexión.',
    check: 'Comprobar',
    checking: 'Comprobando…',
    notStoredTitle: 'Esta lista no está guardada',
    notStored:
      'El servidor no la ha guardado hasta ahora. Si todavía se puede guardar, guárdela de nuevo.',
  },
  jobs: 'Trabajos',
  vacation: 'Vacaciones',
  leave: 'Licencia',
  addToCalendar: 'Agregar al calendario',
  contact: '¿Preguntas? Escriba al administrador de su sede: {email}',
  assignedHow: 'Cómo se asignó: {how}',
  picksAndWhy: 'Sus opciones y el porqué {count}',
  moreReasons: (count) =>
    count === 1 ? '1 opción más y el porqué' : `${count} opciones más y el porqué`,
  job: {
    count: (jobs) => plural(jobs, 'trabajo', 'trabajos'),
    found: (found, jobs) => `${found} de ${plural(jobs, 'trabajo', 'trabajos')}`,
    rankAll: (count, isFirst) =>
      isFirst
        ? `O agregue los ${count} trabajos:`
        : `Agregar los otros ${count} trabajos después de sus opciones:`,
    name: (id) => `Trabajo ${id}`,
    pickedUp: (id, place) => `Levantó el trabajo ${id}, opción ${place}`,
  },
  week: {
    count: (weeks) => plural(weeks, 'semana', 'semanas'),
    found: (found, weeks) => `${found} de ${plural(weeks, 'semana', 'semanas')}`,
    rankAll: (count, isFirst) =>
      isFirst
        ? `O agregue las ${count} semanas:`
        : `Agregar las otras ${count} semanas después de sus opciones:`,
    name: (id) => `Semana ${id}`,
    pickedUp: (id, place) => `Levantó la semana ${id}, opción ${place}`,
  },
  placeOf: (place, all) => `${place} de ${all}`,
  over: (item, place) => `${item} está sobre la opción ${place}`,
  stays: (item) => `${item} se queda donde estaba`,
  receiptNo: 'Comprobante {number}',
  savedAt: (time) => `Guardado ${atTime(time)}`,
  savedOn: (dateAndTime) => `Guardado el ${dateAndTime}`,
  elsewhere: {
    savedAt: (time) => `Guardado en otro dispositivo ${atTime(time)}`,
    savedOn: (dateAndTime) => `Guardado en otro dispositivo: ${dateAndTime}`,
    ask: 'No se guardó nada desde esta página. ¿Conserva esa lista o usa esta?',
    that: 'Lista guardada',
    this: 'Esta página',
    describe: (first, count) =>
      count === 0
        ? 'ninguna opción'
        : `${plural(count, 'opción', 'opciones')}: ${first.join(', ')}${count > first.length ? '…' : ''}`,
    keep: 'Conservar esa lista',
    use: 'Usar esta lista',
  },
  enteredBy: ({ username, ...asked }) =>
    `La registró el despachador ${username}, ${formatAsked(asked)}`,
  enteredText: ({ username, askedBy, how }, at) =>
    `${username} registró su lista por usted el ${at}, a petición de ${askedBy} (${formatAskWay(how)}).`,
  replaceUntil: 'Puede reemplazarla hasta el {deadline}.',
  replaceLate: 'Todavía puede reemplazarla hasta que se publiquen los resultados.',
  replaceWhileOpen: 'Puede reemplazarla hasta que su sede cierre la selección.',
  undoToEmpty: (picks) =>
    `Su lista de ${plural(picks, 'opción', 'opciones')} volverá a estar vacía. Su lista guardada no cambia.`,
  undoTo: (picks, saved) =>
    `Su lista de ${plural(picks, 'opción', 'opciones')} volverá a ser la de antes, con ${plural(saved, 'opción', 'opciones')}. Su lista guardada no cambia.`,
  lastMinutes: {
    counts: (time) => `Solo cuenta lo que se guarda antes de ${theTime(time)}.`,
    unsaved: (changes) =>
      changes === 1 ? '1 cambio no está guardado.' : `${changes} cambios no están guardados.`,
    announce: {
      soon: (time) => `Quedan menos de diez minutos: guarde sus cambios antes de ${theTime(time)}.`,
      now: (time) => `Queda menos de un minuto: guarde sus cambios antes de ${theTime(time)}.`,
    },
  },
  timeLeft: 'Quedan {time} · {deadline}',
  closedAt: 'Cerró: {deadline}',
  listRules: {
    sealed: 'Las listas están selladas: hasta la fecha límite nadie más ve su lista.',
    open: {
      'by-number':
        'Después de publicar, todos los conductores de su sede pueden leer las listas y los resultados, por número de antigüedad.',
      'by-name':
        'Después de publicar, todos los conductores de su sede pueden leer las listas y los resultados, por nombre.',
    },
    fromNext: {
      jobs: (change) => `Desde la próxima semana, ${change}`,
      vacations: (change) => `Desde la próxima selección de vacaciones, ${change}`,
    },
    coming: {
      sealed: 'nadie, tampoco su administrador, ve las listas antes de la fecha límite.',
      unsealed: 'su administrador puede ver las listas antes de la fecha límite.',
      off: 'los conductores ya no ven las listas ni los resultados de los demás.',
      'by-number':
        'todos los conductores de su sede pueden leer las listas y los resultados publicados, por número de antigüedad.',
      'by-name':
        'todos los conductores de su sede pueden leer las listas y los resultados publicados, por nombre.',
    },
  },
  allResults: 'Ver todas las listas y resultados',
};
