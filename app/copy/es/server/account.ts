import type * as en from '~/app/copy/en/server/account';
import { plural } from '~/app/copy/es/plural';

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

export const accessErrors: typeof en.accessErrors = {
  unknownId: 'ID de empleado no reconocido',
  unknownIdText: 'No reconocemos su ID de empleado, o todavía no está activo para elegir trabajos.',
  facilityNotFound: 'Sede no encontrada',
  facilityNotFoundText: 'No encontramos su sede. Hable con su supervisor.',
  loginFailed: 'No se pudo iniciar sesión',
  enterPassword: 'Escriba su contraseña.',
  invalidPassword: 'La contraseña no es correcta. Intente de nuevo.',
  linkIncomplete: 'Este enlace está incompleto',
  linkIncompleteText: 'Ábralo de nuevo desde el correo o copie el enlace completo.',
  linkUsed: 'Este enlace ya se usó',
  linkUsedText:
    'Cada enlace funciona una sola vez. Si ya creó una contraseña con este enlace o con uno más nuevo, inicie sesión.',
  linkExpired: 'Este enlace ya no es válido',
  linkExpiredText:
    'El enlace para una contraseña nueva funciona 1 hora; el de una cuenta nueva, 72 horas. Podemos enviarle otro por correo.',
  passwordTooShort: 'Contraseña demasiado corta',
  passwordTooShortText: (minLength) =>
    `Use al menos ${minLength} caracteres. Unas palabras sin relación entre sí son fáciles de recordar.`,
  passwordTooLong: 'Contraseña demasiado larga',
  passwordTooLongText: (maxPasswordLength) => `Use como máximo ${maxPasswordLength} caracteres.`,
  passwordEasyToGuess: 'Contraseña fácil de adivinar',
  passwordEasyToGuessText:
    'Contiene palabras comunes, sus propios nombres o caracteres seguidos. Elija otra.',
  passwordsDoNotMatch: 'Las contraseñas no coinciden',
  passwordsDoNotMatchText: 'Las dos contraseñas no coinciden. Escríbalas de nuevo.',
  wrongOneTimeCode:
    'El ID de empleado y el código de un solo uso no coinciden, o el código ya se usó o venció. Intente de nuevo o pida otro código a su administrador.',
  wrongAnswers:
    'El ID de empleado, las preguntas y las respuestas no coinciden. Intente de nuevo o pida un código de un solo uso a su administrador.',
  sameQuestions: 'Elija dos preguntas distintas.',
  sameAnswers: 'Escriba dos respuestas distintas.',
  answersTooShort: (minLength) => `Escriba respuestas de al menos ${minLength} letras o números.`,
  questionsOff: 'Su sede no usa preguntas de seguridad.',
  wrongCurrentPassword: 'Esa no es su contraseña actual. Intente de nuevo.',
  accountChanged: 'Su cuenta cambió. Intente de nuevo.',
  passwordRequired: 'Falta una contraseña',
  passwordRequiredText:
    'Su sede exige una contraseña y usted no tiene ninguna. Pida a su administrador que le ayude a crearla.',
  supportNotAllowed:
    'Esta empresa no permite por ahora que el soporte inicie sesión. Un administrador de empresa puede permitirlo en Acceso del soporte.',
  wrongSignIn:
    'El ID de la empresa, el código de la sede, el usuario o la contraseña no es correcto. Intente de nuevo.',
  wrongCode: 'Código incorrecto',
  wrongCodeText:
    'Cada código funciona una sola vez, durante un minuto más o menos. Escriba el código que muestra ahora la aplicación.',
  wrongPasskey: 'Llave de acceso no aceptada',
  wrongPasskeyText:
    'Esta llave de acceso no abre esta cuenta. Intente de nuevo, empiece de nuevo o use un código de recuperación.',
  logInAgain: 'Inicie sesión de nuevo',
  logInAgainText: 'Su cuenta cambió. Escriba su contraseña otra vez.',
  twoStepAlreadyOn: 'El inicio de sesión en dos pasos ya está activado.',
  twoStepNotOn: 'El inicio de sesión en dos pasos no está activado.',
  tooManyAttempts: 'Demasiados intentos',
  tooManyAttemptsText: (seconds) => {
    const wait =
      seconds > 7200
        ? `${Math.ceil(seconds / 3600)} horas`
        : plural(Math.max(1, Math.ceil(seconds / 60)), 'minuto', 'minutos');
    return `Demasiados intentos. Espere ${wait} y vuelva a intentarlo.`;
  },
  contactChanged: 'Se cambió desde otro dispositivo',
  contactChangedText:
    'Su correo electrónico o sus dispositivos se cambiaron desde otro dispositivo. Revíselos e intente de nuevo.',
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
