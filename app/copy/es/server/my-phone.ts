import type { myPhone as en } from '~/app/copy/en/server/my-phone';

export const myPhone: typeof en = {
  toasts: {
    remember: {
      title: 'Este teléfono se recuerda',
      description: 'La próxima vez inicia sesión con un toque.',
    },
    forget: {
      title: 'Teléfono olvidado',
      description: 'Ya no inicia sesión como usted.',
    },
    'add-passkey': {
      title: 'Llave de acceso agregada',
      description: 'La próxima vez, pulse “Usar una llave de acceso” para iniciar sesión.',
    },
    'remove-passkey': {
      title: 'Llave de acceso quitada',
      description:
        'Ya no inicia sesión como usted. También puede borrarla en la configuración de su teléfono.',
    },
    'forget-all': {
      title: 'Todos los teléfonos olvidados',
      description: 'Ninguno inicia ya sesión como usted.',
    },
  },
  unknown: 'Este teléfono no se recuerda. Escriba su ID de empleado.',
  stillRemembered:
    'Este teléfono se sigue recordando. Si lo usan otros, pulse “Olvidar este teléfono”.',
  passkeyUnknown: 'Esta llave de acceso no se conoce aquí. Escriba su ID de empleado.',
  tooManyPasskeys: (most) =>
    `Puede tener ${most} llaves de acceso. Quite una que ya no use e intente de nuevo.`,
  tooMany: 'Demasiados teléfonos',
  tooManyText: (most) =>
    `Puede tener ${most} teléfonos. Olvide uno que ya no use e intente de nuevo.`,
};
