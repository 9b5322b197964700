import type * as en from '~/app/copy/en/admin/messages';
import { plural } from '~/app/copy/es/plural';

const drivers = (count: number) => plural(count, 'conductor', 'conductores');

export const notes: typeof en.notes = {
  title: 'Avisos',
  shortcut: 'Escribir a los conductores en sus páginas y por mensaje',
  intro:
    'Un aviso aparece arriba en las páginas de un conductor hasta que presiona “Entendido” o termina su último día.',
  newNote: 'Aviso nuevo',
  noteTitle: 'Título',
  titleHint: (limit) => `Hasta ${limit} caracteres.`,
  text: 'Texto',
  textHint: (limit) => `Texto sin formato, hasta ${limit} caracteres. Se muestra como lo escribe.`,
  audience: 'Quién lo recibe',
  audiences: {
    all: 'Todos los conductores',
    'without-list': 'Conductores sin lista para esta semana',
    'result-unseen': 'Conductores con resultado sin confirmar',
    certified: 'Conductores certificados de aeropuerto',
    listed: 'Conductores indicados',
  },
  ids: 'ID de empleado',
  idsHint: 'Uno por línea, o separados por espacios o comas.',
  lastDay: 'Se muestra hasta el final del',
  lastDayHint: (days) => `Como máximo ${days} días a partir de hoy.`,
  byEmail: 'Enviarlo también como mensaje',
  byEmailHint: 'A quienes reciben avisos por correo o como notificación.',
  preview: 'Vista previa',
  previewTitle: '¿Enviar este aviso?',
  goesTo: 'Lo reciben',
  countOf: (audience, count) => `${audience}: ${drivers(count)}`,
  email: 'Mensaje',
  emailedTo: (reached, count) =>
    `${reached} de ${drivers(count)} lo ${reached === 1 ? 'recibirá' : 'recibirán'} por correo o como notificación`,
  notEmailed: 'No se envía como mensaje',
  shownUntil: 'Se muestra hasta el final del',
  resolved: 'Quién recibe el aviso se decide cuando usted lo envía.',
  edit: 'Volver a editar',
  send: (count) => `Enviar a ${drivers(count)}`,
  current: 'Se muestran ahora',
  noCurrent: 'Los conductores no ven ningún aviso ahora',
  noCurrentHint: 'Aquí aparecen los avisos que usted envía.',
  past: 'Avisos anteriores',
  pastHint: (limit) => `Los últimos ${limit}. El registro de actividad los conserva todos.`,
  sentBy: 'Enviado el {time} por {username}',
  confirmed: (confirmed, count) =>
    `${confirmed} de ${count} ${confirmed === 1 ? 'presionó' : 'presionaron'} “Entendido”`,
  emailed: (count) => `enviado a ${count}`,
  until: (day) => `se muestra hasta ${day}`,
  endedOn: (day) => `terminó el ${day}`,
  withdrawnBy: 'Retirado el {time} por {username}',
  withdraw: 'Retirar…',
  withdrawOf: (title) => `Retirar “${title}”`,
  withdrawTitle: '¿Retirar este aviso?',
  withdrawText:
    'Los conductores ya no lo ven en sus páginas. Los mensajes que todavía no salieron se cancelan.',
  withdrawNow: 'Retirar el aviso',
  templates: 'Plantillas',
  templatesHint: 'Título y texto de avisos que vuelve a enviar.',
  use: 'Usar',
  useOf: (name) => `Usar la plantilla “${name}”`,
  delete: 'Eliminar…',
  deleteOf: (name) => `Eliminar la plantilla “${name}”`,
  deleteTitle: '¿Eliminar esta plantilla?',
  deleteText: 'Los avisos que se enviaron con ella quedan como están.',
  deleteNow: 'Eliminar la plantilla',
  saveTitleAndText: 'Guardar título y texto como plantilla',
  templateName: 'Nombre de la plantilla',
  nameHint: (limit) => `Hasta ${limit} caracteres.`,
  saveTemplate: 'Guardar como plantilla',
  changeTemplate: 'Cambiar la plantilla',
};

export const outbox: typeof en.outbox = {
  noMailsText:
    'Los correos y mensajes de texto aparecen aquí en unos diez segundos. Vuelva a cargar la página para verlos.',
  noMails: 'No hay mensajes',
  download: 'Descargar este mensaje',
  title: 'Bandeja de salida',
  textMessage: 'Mensaje de texto',
  answerStop: 'Responder STOP',
  forDevelopers: 'Para desarrolladores',
  intro: (shown) =>
    `Los últimos ${shown} correos y mensajes de texto. Se escribieron en la carpeta de datos; no se enviaron.`,
};
