import type { companies as en } from '~/app/copy/en/admin/companies';

export const companies: typeof en = {
  rename: 'Cambiar nombre',
  renameCompany: (name) => `Cambiar el nombre de ${name}`,
  renameSite: (siteId, company) => `Cambiar el nombre de la sede ${siteId} de ${company}`,
  companyName: 'Nombre de la empresa',
  renameHint:
    'Todas las páginas y los correos nuevos muestran el nombre nuevo. Los ID, los enlaces y los inicios de sesión no cambian.',
  saveName: 'Guardar nombre',
  newLinkText:
    'Envíe un enlace de activación nuevo, válido por 72 horas. Los enlaces anteriores dejan de funcionar de inmediato.',
  linkAddress: 'Correo electrónico',
  linkAddressHint: (email) => `Déjelo vacío para enviarlo a ${email}.`,
  linkAddressNeeded: 'No hay ningún correo electrónico registrado.',
  sendNewLink: 'Enviar enlace nuevo',
};
