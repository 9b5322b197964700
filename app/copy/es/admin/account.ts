import type * as en from '~/app/copy/en/admin/account';
import { unknownOrigin } from '~/domain/access/unknown-origin';

export const account: typeof en.account = {
  code: 'Código',
  currentPassword: 'Contraseña actual',
  newRecoveryCodes: 'Códigos de recuperación nuevos',
  newCodesText:
    'Anótelos o imprima esta página. Cada uno abre su cuenta una vez sin su teléfono ni su llave de acceso. Reemplazan a los anteriores cuando usted los confirme.',
  useNewCodes: 'Usar estos códigos',
  keepOldCodes: 'Conservar los anteriores',
  recoveryCodes: 'Códigos de recuperación',
  codesLeft: (recoveryCodesLeft, recoveryCodeCount) =>
    `Le quedan ${recoveryCodesLeft} de ${recoveryCodeCount} códigos de recuperación. Cada uno abre su cuenta una vez sin su teléfono ni su llave de acceso.`,
  turnOffTitle: 'Desactivar el inicio de sesión en dos pasos',
  turnOffText: 'Después, solo su contraseña protege su cuenta.',
  turnOff: 'Desactivar',
  turningOff: 'Desactivando…',
  signInHistory: 'Historial de inicios de sesión',
  historyText: (zone) =>
    `Los más recientes de los últimos 90 días, en ${zone}. Si alguno no fue suyo, cambie su contraseña. Así se cierran sus otras sesiones.`,
  signedIn: 'Inicios de sesión',
  noSignInsYet: 'Todavía no hay inicios de sesión',
  refusedAttempts: 'Intentos rechazados',
  noRefusedAttempts: 'No hay intentos rechazados',
  setUpTitle: 'Configurar el inicio de sesión en dos pasos',
  setUpText:
    'Para iniciar sesión necesitará su contraseña y un código de una aplicación de autenticación en su teléfono, como Aegis, 2FAS, Google Authenticator o su administrador de contraseñas.',
  qrCode: 'Código QR para la aplicación de autenticación',
  openTheApp: 'Abrir la aplicación',
  enterCode: (step) => `${step}. Escriba los seis dígitos que muestra ahora la aplicación.`,
  turnOn: 'Activar',
  turningOn: 'Activando…',
  myAccount: 'Mi cuenta',
  twoStepOn: 'Activado: inicia sesión con su contraseña y un segundo paso.',
  twoStepOff: 'Desactivado: inicia sesión solo con su contraseña.',
  manage: 'Administrar',
  setUp: 'Configurar',
  changePassword: 'Cambiar contraseña',
  changePasswordText:
    'Sus otras sesiones se cierran y los enlaces de contraseña que le enviamos por correo dejan de funcionar.',
  emailAddress: 'Correo electrónico',
  emailAddressText:
    'Con esta dirección puede iniciar sesión. También le enviamos a ella los enlaces de contraseña y los avisos de cambios en su cuenta.',
  saveAddress: 'Guardar dirección',
  backToAccount: 'Volver a Mi cuenta',
  signInWays: {
    password: 'Contraseña',
    'password+code': 'Contraseña y código',
    'password+passkey': 'Contraseña y llave de acceso',
    'recovery-code': 'Código de recuperación',
    master: 'Contraseña maestra',
    'wrong-password': 'Contraseña incorrecta',
    'wrong-code': 'Código incorrecto',
    'wrong-passkey': 'Llave de acceso incorrecta',
    'code-due': 'Solo la contraseña, sin segundo paso',
    sso: 'Cuenta de la empresa',
    'sso-due': 'Contraseña, donde solo se permite el inicio de sesión único',
  },
  authenticatorApp: 'Aplicación de autenticación',
  appOn: 'Activada: una aplicación de su teléfono muestra códigos para el segundo paso.',
  appOff: 'Una aplicación de su teléfono también puede mostrar códigos para el segundo paso.',
  setUpApp: 'Configurar una aplicación de autenticación',
  removeApp: 'Quitar la aplicación de autenticación',
  passkeys: 'Llaves de acceso',
  passkeysText:
    'Después de la contraseña, su dispositivo pide su huella, su rostro o el bloqueo de pantalla, o usted usa una llave de seguridad.',
  passkeyInsteadText:
    'En lugar de una aplicación, su dispositivo puede pedir su huella, su rostro o el bloqueo de pantalla, o usted puede usar una llave de seguridad. Una llave de acceso solo funciona en este sitio web, así que nadie puede engañarlo para que la entregue.',
  passkeyInstead: 'Usar una llave de acceso',
  addPasskey: 'Agregar una llave de acceso',
  addPasskeyText:
    'Para iniciar sesión necesitará su contraseña y esta llave de acceso. Agregue una en cada dispositivo que use.',
  passkeyCodes:
    'Anote estos códigos de recuperación o imprima esta página. Cada uno abre su cuenta una vez sin su llave de acceso; no se muestran de nuevo.',
  passkeyName: 'Nombre de la llave de acceso',
  passkeyNameHint: 'Por ejemplo, “computadora de la oficina” o “llave de seguridad azul”.',
  removePasskey: (name) => `Quitar la llave de acceso “${name}”`,
  removePartText: 'Ya no abrirá su cuenta. Lo demás que configuró se conserva.',
  removeLastText:
    'Es su único segundo paso. Si lo quita, el inicio de sesión en dos pasos se desactiva y sus códigos de recuperación dejan de funcionar.',
  removeLast: 'Quitar y desactivar',
  scanTheCode:
    '{step} Escanee el código con la aplicación. ¿Ya está en ese teléfono? {open} o escriba esta clave en ella:',
  writeCodesDown:
    '{step} Anote estos códigos de recuperación o imprima esta página. Cada uno abre su cuenta una vez sin su teléfono; no se muestran otra vez.',
  signedInAs: 'Sesión de {name}',
  describeDevice: (device) =>
    device === unknownOrigin ? 'Dispositivo desconocido' : device.replace(' on ', ' en '),
  describeNetwork: (network) => (network === unknownOrigin ? 'dirección desconocida' : network),
};

export const activation: typeof en.activation = {
  setYourPassword: 'Cree su contraseña',
  activateYourAccount: 'Active su cuenta',
  setNewPassword: 'Cree una contraseña nueva',
  companyId: 'ID de la empresa',
  username: 'Usuario',
  setPassword: 'Crear contraseña',
};

export const adminPortal: typeof en.adminPortal = {
  title: 'Portal de administración',
  intro: 'Inicie sesión para administrar su sede',
  login: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  forgotPassword: '¿Olvidó su contraseña?',
  driverPortal: 'Portal de conductores',
  codeIntro:
    'Escriba los seis dígitos que muestra ahora su aplicación de autenticación. Si no tiene su teléfono, use uno de sus códigos de recuperación.',
  codeOrPasskeyIntro:
    'O escriba los seis dígitos que muestra ahora su aplicación de autenticación, o uno de sus códigos de recuperación.',
  recoveryIntro: 'Si no tiene su llave de acceso, use uno de sus códigos de recuperación.',
  usePasskey: 'Usar su llave de acceso',
  continue: 'Continuar',
  startAgain: 'Empezar de nuevo',
  forgotTitle: 'Contraseña olvidada',
  checkYourInbox: 'Revise su correo',
  linkSent:
    'Si esta cuenta existe y tiene un correo electrónico, ya le enviamos un enlace. Funciona una sola vez. El enlace para una contraseña nueva funciona 1 hora.',
  noEmailHint:
    '¿No llegó nada en unos minutos? Revise la carpeta de correo no deseado o pregunte a la persona que creó su cuenta.',
  backToLogin: 'Volver al inicio de sesión',
  forgotIntro:
    'Para administradores. Enviamos al correo de su cuenta un enlace para crear una contraseña nueva.',
  back: 'Atrás',
  emailLink: 'Enviarme un enlace',
  sending: 'Enviando…',
  usernameAt: (tenant) => `{username} en ${tenant}`,
};

export const session: typeof en.session = {
  endingTitle: 'Pronto se cerrará su sesión',
  idleText:
    'Hace rato que aquí no se escribe ni se pulsa nada. Antes de dos minutos se cerrará su sesión. Lo que hay en esta página se conserva.',
  longestText:
    'Por seguridad, todos deben iniciar sesión de nuevo de vez en cuando. A usted le toca antes de dos minutos. Lo que hay en esta página se conserva.',
  stay: 'Seguir en la sesión',
  signInAgain: 'Iniciar sesión de nuevo',
  overTitle: 'Inicie sesión para continuar',
  overText:
    'Su sesión se cerró. Inicie sesión de nuevo como {username} y esta página continuará donde usted la dejó.',
  leave: 'Salir de esta página',
  notSent: 'No se envió nada',
  notSentText:
    'El servidor no responde. Todo lo que escribió sigue en esta página. Revise su conexión e inténtelo de nuevo.',
  backToPage: 'Volver a la página',
};

export const language: typeof en.language = {
  title: 'Idioma',
  description: 'Sus páginas y los correos que le enviamos están en este idioma.',
  label: 'Idioma',
  names: { en: 'English', es: 'Español' },
  save: 'Guardar idioma',
};
