import type { outbox as en } from '~/app/copy/en/admin/outbox';

export const outbox: typeof en = {
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
