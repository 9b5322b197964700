import type { outbox as en } from '~/app/copy/en/admin/outbox';

export const outbox: typeof en = {
  registrationsApprovalsAndPasswordLinks:
    'Las solicitudes, las aprobaciones y los enlaces de contraseña escriben aquí sus correos en unos diez segundos. Vuelva a cargar la página para verlos.',
  noMails: 'No hay correos',
  downloadThisMail: 'Descargar este correo',
  outbox: 'Bandeja de salida',
  forDevelopers: 'Para desarrolladores',
  theLatestMailsTheyWere: (shown) =>
    `Los últimos ${shown} correos. Se escribieron en la carpeta de datos; no se enviaron.`,
};
