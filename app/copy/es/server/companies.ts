import type * as en from '~/app/copy/en/server/companies';

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
