import type { notifications as en } from '~/app/copy/en/server/notifications';

export const notifications: typeof en = {
  turnedOn: 'Las notificaciones están activadas en este dispositivo.',
  note: 'Hay un aviso nuevo de sus administradores.',
  question: (siteName) => `¿Recibir notificaciones de ${siteName} en este dispositivo?`,
  over: 'Este dispositivo ya no recibe notificaciones. Inicie sesión en su página de conductor y abra “Mensajes”.',
  serviceUnknown: 'Este navegador no es compatible con las notificaciones',
  serviceUnknownText:
    'Las notificaciones funcionan con Chrome, Edge, Firefox y Safari. No se cambió nada.',
  atKiosk: 'No en esta computadora',
  atKioskText: 'Todos usan esta computadora; por eso no muestra notificaciones.',
  tooMany: 'Demasiados dispositivos',
  tooManyText: (most) =>
    `Puede tener ${most} dispositivos. Quite uno que ya no use e intente de nuevo.`,
  added: {
    title: 'Ya casi está',
    description: 'La primera notificación llega en menos de un minuto y activa las demás.',
  },
  removed: { title: 'Dispositivo quitado', description: 'Ya no recibirá notificaciones.' },
};
