import type * as en from '~/app/copy/en/server/account';

export const account: typeof en.account = {
  otherSessionsEnded: 'Sus otras sesiones se cerraron.',
  toasts: {
    password: { title: 'Contraseña cambiada', description: 'Sus otras sesiones se cerraron.' },
    email: {
      title: 'Correo electrónico guardado',
      description: 'Sus otras sesiones se cerraron.',
    },
  },
  twoStepToasts: {
    'turn-on': 'El inicio de sesión en dos pasos está activado',
    'new-recovery-codes': 'Sus nuevos códigos de recuperación ya funcionan',
    'turn-off': 'El inicio de sesión en dos pasos está desactivado',
    'add-passkey': 'Llave de acceso agregada',
    'remove-passkey': 'Llave de acceso quitada',
    'remove-app': 'Aplicación de autenticación quitada',
  },
};

export const activation: typeof en.activation = {
  passwordSet: 'Su contraseña está lista',
  passwordSetText: 'Inicie sesión con ella.',
  signedInText: 'Ya inició su sesión.',
};

export const login: typeof en.login = {
  enterId: 'Escriba su ID de empleado.',
  loginSuccessful: 'Sesión iniciada',
  welcomeBack: 'Hola de nuevo.',
};

export const driverPassword: typeof en.driverPassword = {
  toasts: {
    password: {
      title: 'Contraseña guardada',
      description: 'La necesita desde ahora. Sus otras sesiones se cerraron.',
    },
    'set-answers': {
      title: 'Preguntas de seguridad guardadas',
      description: 'Sus otras sesiones se cerraron.',
    },
    'remove-answers': {
      title: 'Preguntas de seguridad quitadas',
      description: 'Sus otras sesiones se cerraron.',
    },
  },
};

export const people: typeof en.people = {
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
};

const askFor = (names: readonly string[]): string =>
  names.length === 0
    ? 'Pregunte a un administrador de su sede.'
    : `Si la necesita, pídala a ${new Intl.ListFormat('es', { type: 'disjunction' }).format(names)}.`;

export const guards: typeof en.guards = {
  logInFirst: 'Inicie sesión',
  logInFirstText: 'Inicie sesión para abrir el panel de administración',
  otherSite: (username, name) =>
    `Después de abrir esta página, este navegador cambió a ${username} en ${name}. Esta es la página de esa sede.`,
  needsRole: {
    dispatcher: (names) =>
      `Esta página requiere la función de despachador o administrador de la sede. ${askFor(names)}`,
    'site-admin': (names) =>
      `Esta página requiere la función de administrador de la sede. ${askFor(names)}`,
  },
  needsCompanyAdmin:
    'Esta página es para los administradores de la empresa, que trabajan en todas las sedes.',
  accessDenied: 'Acceso denegado',
  accessDeniedText: 'Esta área es solo para administradores maestros',
};

export const sso: typeof en.sso = {
  saved: 'Inicio de sesión único cambiado',
  savedText: 'Los administradores de la empresa reciben un correo sobre esto.',
};
