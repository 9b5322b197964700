import type { registrationErrors as en } from '~/app/copy/en/server/registration-errors';

export const registrationErrors: typeof en = {
  tooLong: 'Demasiado largo',
  tooLongText: (limit) => `Este texto es demasiado largo. Puede tener hasta ${limit} caracteres.`,
  notSubmitted: 'No se envió',
  trapFilled:
    'Se llenó un campo que debe quedar vacío; quizá lo hizo su navegador. Vuelva a cargar la página y llene el formulario manualmente.',
  formTooOld:
    'Este formulario estuvo abierto demasiado tiempo. Revise sus datos y envíelo de nuevo.',
  notSubmittedYet: 'Todavía no se envió',
  tooQuick: 'Eso fue muy rápido. Revise sus datos y envíe el formulario de nuevo.',
  tooManyWaiting:
    'Hay demasiadas solicitudes en espera de respuesta. Intente de nuevo en unos días.',
  requestNotFound: 'Solicitud no encontrada',
  requestNotFoundText: 'Esa solicitud no existe.',
  alreadyDecided: (status) =>
    status === 'approved'
      ? 'Esta solicitud ya fue aprobada. No se cambió nada.'
      : 'Esta solicitud ya fue rechazada. No se cambió nada.',
  becameCompany:
    'Esta solicitud se convirtió en empresa. Borre la empresa en Empresas y sedes: su solicitud se borra con ella.',
  changedMeanwhile: 'Esta solicitud se acaba de responder o de borrar. No se borró nada.',
  otherRequestTyped: 'Este no es el número de la solicitud que va a borrar.',
  noCompanyId: 'Sin ID de la empresa',
  noCompanyIdText:
    'El nombre de la empresa no tiene letras A-Z ni números para formar un ID. Elija un ID de la empresa.',
  invalidCompanyId: 'ID de la empresa no válido',
  invalidCompanyIdText: 'Un ID de la empresa tiene de 1 a 40 letras A-Z o números.',
  chooseAnotherId: (companyId) => `El ID ${companyId} ya existe. Elija otro.`,
  invalidCount: 'Número no válido',
  invalidCountText: (most) => `Escriba un número entero de 1 a ${most}.`,
  reservedCompanyId: 'ID de la empresa reservado',
  reservedCompanyIdText: (companyId) =>
    `El ID ${companyId} está reservado para la empresa del sistema. No se creó nada.`,
  reservedSiteCode: 'Código de la sede reservado',
  reservedSiteCodeText: (siteId) =>
    `El código ${siteId} está reservado para la sede del sistema. No se creó nada.`,
  companyIdIsTaken: 'El ID de la empresa ya existe',
  companyIdIsTakenText: (companyId) =>
    `Ya existe una empresa con el ID ${companyId}. No se creó nada.`,
};
