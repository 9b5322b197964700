import type { emailAlerts as en } from '~/app/copy/en/server/email-alerts';

export const emailAlerts: typeof en = {
  toasts: {
    save: {
      title: 'Correo electrónico guardado',
      description: 'Desde ahora sus avisos por correo llegan a esta dirección.',
    },
    remove: {
      title: 'Correo electrónico quitado',
      description: 'Ya no recibirá avisos por correo.',
    },
  },
};
