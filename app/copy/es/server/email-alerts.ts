import type { emailAlerts as en } from '~/app/copy/en/server/email-alerts';

export const emailAlerts: typeof en = {
  confirmQuestion: (email, siteName) => `¿Recibir avisos por correo de ${siteName} en ${email}?`,
  confirmed: 'Su dirección está confirmada. Desde ahora recibirá ahí los avisos.',
  stopQuestion: (email, siteName) =>
    `¿Cancelar todos los avisos por correo de ${siteName} a ${email}? La dirección se quita de su página de conductor, donde puede agregar una en cualquier momento.`,
  stopped: 'Ya no recibirá avisos por correo en esta dirección.',
  linkOver:
    'Este enlace ya no funciona. Inicie sesión en su página de conductor y abra “Mensajes”.',
  toasts: {
    save: {
      title: 'Correo electrónico guardado',
      description: 'Abra el correo que le enviamos y confirme la dirección.',
    },
    again: { title: 'Correo enviado', description: 'Ábralo y confirme su dirección.' },
    choose: {
      title: 'Elección guardada',
      description: 'Recibirá los mensajes que dejó activados.',
    },
    remove: {
      title: 'Correo electrónico quitado',
      description: 'Ya no recibirá avisos por correo.',
    },
  },
};
