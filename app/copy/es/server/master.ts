import type { master as en } from '~/app/copy/en/server/master';

export const master: typeof en = {
  company: 'Empresa',
  site: 'Sede',
  activated: 'activada',
  deactivated: 'desactivada',
  statusHasBeenUpdatedSuccessfully: (what) => `Se actualizó el estado de la ${what.toLowerCase()}.`,
  siteAdded: 'Sede agregada',
  theLinkToSetThe: (email) =>
    `El enlace para crear la contraseña del administrador se envía a ${email}.`,
  twoStepSignInIs: 'El inicio de sesión en dos pasos está desactivado',
  ofNowSignsInWith: (username, siteId) =>
    `${username} de ${siteId} ahora inicia sesión solo con su contraseña.`,
  theSettingsOfWereSaved: (name) => `La configuración de ${name} se guardó.`,
  requestApproved: 'Solicitud aprobada',
  isSetUpAsCompany: (companyName, companyId, siteId, contactEmail) =>
    `${companyName} ya es la empresa ${companyId}, con la sede ${siteId}. Se envía a ${contactEmail} un enlace para activar la cuenta.`,
  requestDenied: 'Solicitud rechazada',
  theRegistrationRequestOfHas: (companyName) => `La solicitud de ${companyName} se rechazó.`,
};
