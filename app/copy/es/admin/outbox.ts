import type { outbox as en } from '~/app/copy/en/admin/outbox';

export const outbox: typeof en = {
  noMailsText:
    'Las solicitudes, las aprobaciones y los enlaces de contraseña escriben aquí sus correos en unos diez segundos. Vuelva a cargar la página para verlos.',
  noMails: 'No hay correos',
  download: 'Descargar este correo',
  title: 'Bandeja de salida',
  forDevelopers: 'Para desarrolladores',
  intro: (shown) =>
    `Los últimos ${shown} correos. Se escribieron en la carpeta de datos; no se enviaron.`,
};
