import type { calendarFeed as en } from '~/app/copy/en/driver/calendar-feed';

export const calendarFeed: typeof en = {
  intro:
    'Vea sus trabajos y semanas de vacaciones en su propio calendario. Sigue todos los cambios.',
  noLink: 'No tiene un enlace de calendario',
  noLinkText:
    'Su programa de calendario lee sus trabajos y semanas de vacaciones en un enlace secreto.',
  make: 'Crear un enlace de calendario',
  making: 'Creando…',
  secret:
    'Mantenga el enlace en secreto. Quien lo tenga puede ver sus trabajos y semanas de vacaciones.',
  isNew: 'Su enlace de calendario',
  shownOnce: 'Cópielo ahora. No podrá volver a verlo.',
  link: 'Enlace de calendario',
  copy: 'Copiar',
  copyResult: {
    copied: 'Copiado al portapapeles',
    failed: 'No se pudo copiar. Seleccione el enlace y cópielo.',
  },
  open: 'Agregar al calendario de este dispositivo',
  howTo:
    'En Google Calendar y en Outlook en la web, elija agregar un calendario desde una URL y pegue el enlace allí.',
  isOn: 'Su enlace de calendario funciona',
  since: (day) => `Creado el ${day}.`,
  lastRead: (day) => `Un calendario lo leyó por última vez el ${day}.`,
  neverRead: 'Ningún calendario lo ha leído todavía.',
  makeNew: 'Crear un enlace nuevo',
  makeNewText: '¿Perdió el enlace, o lo tiene otra persona? Un enlace nuevo anula el anterior.',
  turnOff: 'Desactivar',
  turningOff: 'Desactivando…',
  whenItEnds:
    'El enlace también termina cuando cambian su contraseña o sus preguntas de seguridad, cuando se restablece su contraseña, y cuando ningún calendario lo lee durante un año.',
  atKiosk:
    'Todos usan esta computadora, así que no muestra enlaces de calendario. Use su propio teléfono.',
};
