import type { account as en } from '~/app/copy/en/server/account';

export const account: typeof en = {
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
