import type { people as en } from '~/app/copy/en/server/people';

export const people: typeof en = {
  invited: 'Invitación enviada',
  invitedText: (name, email) =>
    `${name} recibirá un correo en ${email}. El enlace sirve durante 72 horas.`,
  resent: 'Invitación enviada de nuevo',
  withdrawn: 'Invitación retirada',
  withdrawnText: (name) => `Los enlaces de ${name} ya no sirven.`,
  roleChanged: 'Función cambiada',
  roleChangedText: (name, role) => `Función nueva de ${name}: ${role}.`,
  removed: 'Persona quitada',
  removedText: (name) => `${name} ya no tiene acceso a esta sede.`,
  nameSaved: 'Nombre guardado',
  nameSavedText: (name) => `Las páginas y el registro de actividad le llaman ahora ${name}.`,
  nameMissing: 'Escriba un nombre.',
  nameTooLong: (limit) => `Use ${limit} caracteres como máximo.`,
  alreadyHasAccess: (name) =>
    `Esta dirección es de ${name}, que tiene acceso a esta sede o está invitado.`,
  tooMany: (limit) =>
    `Como máximo ${limit} personas pueden tener acceso a una sede. Quite primero a alguien.`,
  notFound: 'Esta persona ya no tiene acceso a la sede.',
  ownAccess: 'Usted no puede cambiar su propio acceso. Pídaselo a otro administrador.',
  lastSiteAdmin: (name) =>
    `${name} es la única persona que administra esta sede y puede iniciar sesión. Dé antes esa función a otra persona.`,
  sameRole: (name) => `${name} ya tiene esta función.`,
  needsCompanyAdmin:
    'Solo un administrador de la empresa puede decidir quién es administrador de la empresa.',
  notActivated: (name) =>
    `${name} aún no ha elegido una contraseña. Después podrá ser administrador de la empresa.`,
  tooManyCompanyAdmins: (limit) =>
    `Una empresa puede tener como máximo ${limit} administradores de la empresa. Dé primero otra función a uno de ellos.`,
  accepted: (name) => `${name} ya aceptó la invitación.`,
  noEmail:
    'No hay correo electrónico registrado de esta persona. Retire la cuenta e invítela de nuevo.',
  notWithMasterPassword:
    'La contraseña maestra no puede cambiar quién tiene acceso. Inicie sesión con una cuenta propia.',
  changed:
    'Otra persona cambió quién tiene acceso a esta sede. Revise la lista e inténtelo de nuevo.',
};
