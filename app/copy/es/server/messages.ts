import type * as en from '~/app/copy/en/server/messages';
import { plural } from '~/app/copy/es/plural';

const drivers = (count: number) => plural(count, 'conductor', 'conductores');

export const notes: typeof en.notes = {
  sent: 'Aviso enviado',
  sentText: (count) => `Va a ${drivers(count)}.`,
  sentAndEmailed: (count, emailed) => `Va a ${drivers(count)}, y a ${emailed} también por correo.`,
  withdrawn: 'Aviso retirado',
  withdrawnText: (title) => `Los conductores ya no ven “${title}”.`,
  templateSaved: 'Plantilla guardada',
  templateSavedText: (name) => `“${name}” está entre sus plantillas.`,
  templateDeleted: 'Plantilla eliminada',
  templateDeletedText: (name) => `“${name}” ya no existe.`,
};

export const reminders: typeof en.reminders = {
  sent: 'Recordatorio enviado',
  sentText: (reminded, unreachable) =>
    `Va a ${plural(reminded, 'conductor', 'conductores')}. ${unreachable === 0 ? 'Llega a todos los que no tienen lista.' : `A ${unreachable} más no les llegan mensajes.`}`,
};

export const texts: typeof en.texts = {
  code: (code) =>
    `${code} es su código para mensajes de texto. Vale 10 minutos. ¿No fue usted? Ignórelo.`,
  removed: 'Se quitó este número de su página de conductor. ¿No fue usted? Avise al administrador.',
  published: (days) =>
    days === null ? 'Se asignaron las vacaciones.' : `Se asignaron los trabajos del ${days}.`,
  withdrawn: (days) =>
    days === null
      ? 'Ya no cuentan las vacaciones asignadas.'
      : `Ya no cuentan los trabajos asignados del ${days}.`,
  unseen: (days) =>
    days === null
      ? 'Revise sus vacaciones y confirme.'
      : `Revise su trabajo del ${days} y confirme.`,
  claimAnswered: (days) =>
    days === null
      ? 'Su reclamo de vacaciones tiene respuesta.'
      : `Su reclamo del ${days} tiene respuesta.`,
  closingSoon: (days, closes) =>
    `Ordene ${days === null ? 'semanas' : 'trabajos'} hasta el ${closes}.`,
  extended: (days, closes) =>
    `Más tiempo para ordenar ${days === null ? 'semanas' : 'trabajos'}: hasta el ${closes}.`,
  listMissing: (days, closes) =>
    `Aún no ordenó ${days === null ? 'semanas' : 'trabajos'}. Puede hasta el ${closes}.`,
  note: 'Hay un aviso en su página de conductor.',
  stop: 'Para salir: STOP.',
  toasts: {
    saved: { title: 'Código enviado', description: 'Ingrese el código del mensaje de texto.' },
    again: { title: 'Código nuevo enviado', description: 'Solo sirve el código más reciente.' },
    confirmed: {
      title: 'Número confirmado',
      description: 'Desde ahora recibirá ahí los mensajes de texto.',
    },
    removed: { title: 'Número quitado', description: 'Ya no recibirá mensajes de texto.' },
  },
};

export const notifications: typeof en.notifications = {
  turnedOn: 'Las notificaciones están activadas en este dispositivo.',
  note: 'Hay un aviso nuevo de sus administradores.',
  question: (siteName) => `¿Recibir notificaciones de ${siteName} en este dispositivo?`,
  over: 'Este dispositivo ya no recibe notificaciones. Inicie sesión en su página de conductor y abra “Mensajes”.',
  added: {
    title: 'Ya casi está',
    description: 'La primera notificación llega en menos de un minuto y activa las demás.',
  },
  removed: { title: 'Dispositivo quitado', description: 'Ya no recibirá notificaciones.' },
};

export const emailAlerts: typeof en.emailAlerts = {
  confirmQuestion: (email, siteName) => `¿Recibir avisos por correo de ${siteName} en ${email}?`,
  confirmed: 'Su dirección está confirmada. Desde ahora recibirá ahí los avisos.',
  stopQuestion: (email, siteName) =>
    `¿Cancelar todos los avisos por correo de ${siteName} a ${email}? La dirección se quita de su página de conductor, donde puede agregar una en cualquier momento.`,
  refuseQuestion: (email, siteName) =>
    `¿La dirección ${email} no es suya, o no quiere correos de ${siteName}? Entonces se quita de ahí.`,
  stopped: 'Ya no recibirá avisos por correo en esta dirección.',
  linkOver:
    'Este enlace ya no funciona. Inicie sesión en su página de conductor y abra “Mensajes”.',
  toasts: {
    save: {
      title: 'Correo electrónico guardado',
      description: 'Abra el correo que le enviamos y confirme la dirección.',
    },
    again: { title: 'Correo enviado', description: 'Ábralo y confirme su dirección.' },
    'choose-messages': {
      title: 'Elección guardada',
      description: 'Recibirá los mensajes que dejó activados.',
    },
    remove: {
      title: 'Correo electrónico quitado',
      description: 'Ya no recibirá avisos por correo.',
    },
  },
};

export const myPhone: typeof en.myPhone = {
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
  stillRemembered:
    'Este teléfono se sigue recordando. Si lo usan otros, pulse “Olvidar este teléfono”.',
};
