import type { driverPassword as en } from '~/app/copy/en/server/driver-password';

export const driverPassword: typeof en = {
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
