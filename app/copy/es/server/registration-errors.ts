import type { registrationErrors as en } from '~/app/copy/en/server/registration-errors';

export const registrationErrors: typeof en = {
  tooLong: 'Demasiado largo',
  thisEntryIsTooLong: (limit) =>
    `Este texto es demasiado largo. Puede tener hasta ${limit} caracteres.`,
  notSubmitted: 'No se envió',
  aFieldThatHasTo:
    'Se llenó un campo que debe quedar vacío; quizá lo hizo su navegador. Vuelva a cargar la página y llene el formulario manualmente.',
  thisFormWasOpenFor:
    'Este formulario estuvo abierto demasiado tiempo. Revise sus datos y envíelo de nuevo.',
  notSubmittedYet: 'Todavía no se envió',
  thatWasVeryQuickCheck: 'Eso fue muy rápido. Revise sus datos y envíe el formulario de nuevo.',
  tooManyRequestsAreWaiting:
    'Hay demasiadas solicitudes en espera de respuesta. Intente de nuevo en unos días.',
  requestNotFound: 'Solicitud no encontrada',
  thereIsNoSuchRegistration: 'Esa solicitud no existe.',
  thisRequestHasBeenAlready: (status) =>
    status === 'approved'
      ? 'Esta solicitud ya fue aprobada. No se cambió nada.'
      : 'Esta solicitud ya fue rechazada. No se cambió nada.',
  noCompanyId: 'Sin ID de la empresa',
  theNameHasNoLetters: (companyName) =>
    `El nombre “${companyName}” no tiene letras A-Z ni números para formar el ID de la empresa. No se creó nada.`,
  reservedCompanyId: 'ID de la empresa reservado',
  theCompanyIdIsReserved: (companyId) =>
    `El ID ${companyId} está reservado para la empresa del sistema. No se creó nada.`,
  reservedSiteCode: 'Código de la sede reservado',
  theSiteCodeIsReserved: (siteId) =>
    `El código ${siteId} está reservado para la sede del sistema. No se creó nada.`,
  companyIdIsTaken: 'El ID de la empresa ya existe',
  aCompanyWithTheId: (companyId) =>
    `Ya existe una empresa con el ID ${companyId}. No se creó nada.`,
};
