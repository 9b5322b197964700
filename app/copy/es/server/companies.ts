import type * as en from '~/app/copy/en/server/companies';

export const companiesErrors: typeof en.companiesErrors = {
  missingInformation: 'Faltan datos',
  missingInformationText: 'Llene todos los campos obligatorios',
  invalidSiteCode: 'Código de la sede no válido',
  invalidSiteCodeText: (exampleSiteCode) =>
    `El código de la sede debe tener de 3 a 5 letras mayúsculas o números (por ejemplo, ${exampleSiteCode})`,
  invalidEmail: 'Correo no válido',
  invalidEmailText: 'Escriba un correo electrónico válido.',
  companyNotFound: 'Empresa no encontrada',
  companyNotFoundText: 'Esa empresa no existe. No se cambió nada.',
  hasCompanyAdmin: (name) => `${name} ya es administrador de la empresa y decide quién más lo es.`,
  siteNotFound: 'Sede no encontrada',
  siteNotFoundText: 'La empresa no tiene esa sede. No se cambió nada.',
  alreadyActivated: 'La cuenta está activada',
  alreadyActivatedText:
    'El administrador eligió una contraseña después de que usted abrió esta página. No se envió ningún enlace.',
  cannotBeDeactivated: 'No se puede desactivar',
  keptChanging:
    'La empresa siguió cambiando mientras usted guardaba. No se guardó nada. Intente de nuevo.',
  tooManySites: 'Demasiadas sedes',
  tooManySitesText: (limit, count) =>
    `El límite de la empresa es de ${limit} sedes; con esta serían ${count}. No se guardó nada.`,
  siteCodeIsTaken: 'El código de la sede ya existe',
  siteCodeIsTakenText: (siteId) => `La empresa ya tiene una sede ${siteId}. Elija otro código.`,
  invalidLimit: 'Límite no válido',
  invalidLimitText: (label, most) => `${label} debe ser un número entero de 0 a ${most}.`,
};

export const sites: typeof en.sites = {
  entered: (name) => `Ahora trabaja en ${name}`,
  enteredText:
    'Todo lo que cambie se guarda en esta sede, y su registro de actividad le nombra a usted.',
};

export const logo: typeof en.logo = {
  saved: 'Logotipo guardado',
  savedText: 'Desde ahora lo muestran todas las páginas de la empresa.',
  removed: 'Logotipo quitado',
  removedText: (name) => `Las páginas de ${name} muestran solo su nombre.`,
  notStored: 'El logotipo no se guardó',
  tooLarge: (kilobytes) =>
    `El archivo tiene más de ${kilobytes} KB. Guarde la imagen más pequeña e intente de nuevo.`,
  noImage:
    'El archivo no es una imagen PNG, JPEG ni WebP. Guarde el logotipo en uno de esos formatos.',
  damaged:
    'La imagen está dañada o incompleta. Guárdela de nuevo en otro programa e intente otra vez.',
  animated: 'La imagen está animada. Elija una que no se mueva.',
  tooManyPixels: (size, most) =>
    `La imagen tiene ${size} píxeles. Puede tener como máximo ${most} × ${most}.`,
  size: (width, height) => `${width} × ${height}`,
};

export const master: typeof en.master = {
  company: 'Empresa',
  site: 'Sede',
  activated: 'activada',
  deactivated: 'desactivada',
  statusUpdated: (what) => `Se actualizó el estado de la ${what.toLowerCase()}.`,
  siteAdded: 'Sede agregada',
  siteAddedText: (email) =>
    `El enlace para crear la contraseña del administrador se envía a ${email}.`,
  twoStepOff: 'El inicio de sesión en dos pasos está desactivado',
  twoStepOffText: (username, siteId) =>
    `${username} de ${siteId} ahora inicia sesión solo con su contraseña.`,
  renamed: 'Nombre cambiado',
  renamedText: (name) => `Desde ahora se muestra ${name}.`,
  companyAdminMade: 'Administrador de la empresa nombrado',
  companyAdminMadeText: (name, companyId) =>
    `${name} ya puede trabajar en todas las sedes de ${companyId}.`,
  linkSent: 'Enlace nuevo enviado',
  linkSentText: (email) =>
    `Se envía a ${email} un enlace, válido por 72 horas. Los anteriores ya no funcionan.`,
  settingsSaved: (name) => `La configuración de ${name} se guardó.`,
  requestApproved: 'Solicitud aprobada',
  requestApprovedText: (companyName, companyId, siteId, contactEmail) =>
    `${companyName} ya es la empresa ${companyId}, con la sede ${siteId}. Se envía a ${contactEmail} un enlace para activar la cuenta.`,
  applicantErased: 'Datos borrados',
  applicantErasedText: (requestId) =>
    `Ya no se muestra nada de la solicitud ${requestId}. El registro de actividad dice cuándo está todo borrado, en unos minutos.`,
  requestDenied: 'Solicitud rechazada',
  requestDeniedText: (companyName) => `La solicitud de ${companyName} se rechazó.`,
};

export const supportAccess: typeof en.supportAccess = {
  allowed: 'Soporte permitido',
  allowedText: 'Termínelo en cuanto ya no necesite ayuda.',
  ended: 'El acceso del soporte terminó',
  endedText: 'El soporte ya no puede iniciar sesión, y se cerraron sus sesiones.',
};

export const registrationErrors: typeof en.registrationErrors = {
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
