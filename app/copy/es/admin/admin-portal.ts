import type { adminPortal as en } from '~/app/copy/en/admin/admin-portal';

export const adminPortal: typeof en = {
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
