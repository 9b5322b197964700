import type * as en from '~/app/copy/en/driver/messages';
import { channelNames } from '~/app/copy/es/channel-names';
import { unknownOrigin } from '~/domain/access/unknown-origin';

export const messages: typeof en.messages = {
  intro: 'Elija qué mensajes recibe y dónde.',
  choose: 'Qué recibe',
  chooseText: 'Active por dónde quiere recibir mensajes.',
  sends: (list) => `Envía: ${list}`,
  wouldSend: (list) => `Desactivado. Si lo activa, envía: ${list}`,
  needs: {
    email: 'Necesita su dirección, arriba.',
    push: 'Necesita un dispositivo suyo, arriba.',
    sms: 'Necesita su número, arriba.',
  },
  fineTune: 'Elegir uno por uno',
  kind: 'Mensaje',
  kinds: {
    results: 'Su resultado',
    'changed-jobs': 'Cambios de su trabajo',
    'changed-weeks': 'Cambios de sus vacaciones',
    claims: 'Respuestas a sus reclamos',
    closings: 'Recordatorios para guardar una lista',
    'last-hour': 'Último recordatorio',
    notes: 'Avisos',
  },
  channels: channelNames,
  hints: {
    results:
      'Cuando se publican los resultados de trabajos o de vacaciones, y un recordatorio si usted no ha confirmado su resultado.',
    'changed-jobs':
      'Cuando los resultados se publican de nuevo y el suyo cambió, o cuando se retiran.',
    'changed-weeks':
      'Lo mismo para las semanas de vacaciones, como una semana liberada que pasa a ser suya.',
    claims: 'Cuando un administrador acepta o rechaza un reclamo suyo.',
    closings: (hours) =>
      `${hours > 0 ? `${hours} horas antes del cierre de una selección, si no ha enviado su lista. ` : ''}También cuando los administradores se lo recuerdan o aplazan un cierre después de una falla.`,
    'last-hour': (hours) =>
      hours > 0
        ? 'Una hora antes del cierre de una selección, si todavía no ha enviado su lista.'
        : 'Su sede no envía recordatorios antes de un cierre.',
    notes: 'Lo que sus administradores le escriben.',
  },
  by: (kind, channel) => `${kind}: ${channel}`,
  saveChoices: 'Guardar elección',
  always:
    'Siempre se envían por correo: mensajes cuando cambian su contraseña o sus preguntas de seguridad, cuando un administrador registra una lista por usted, y un último correo a una dirección confirmada que usted reemplaza o quita.',
  devices: 'Notificaciones en sus dispositivos',
  devicesText: 'Una notificación dice qué pasó, sin nombres ni resultados.',
  turnOn: 'Activar notificaciones en este dispositivo',
  turningOn: 'Activando…',
  needsJavaScript:
    'Las notificaciones necesitan JavaScript, que está desactivado o aún no se ha cargado.',
  cannotNotify: 'Este navegador no puede mostrar notificaciones.',
  denied:
    'Su navegador bloquea las notificaciones de esta página web. Primero permítalas en su configuración.',
  turnOnFailed: 'No se pudieron activar las notificaciones. Intente de nuevo.',
  homeScreen:
    'En un iPhone o iPad, primero agregue esta página a la pantalla de inicio, ábralo desde ahí y active ahí las notificaciones.',
  describeDevice: (name) => (name === unknownOrigin ? 'Navegador desconocido' : name),
  thisDevice: (name) => `${name} (este dispositivo)`,
  deviceWaits: 'Espera su primera notificación, que llega en menos de un minuto',
  deviceIsOn: 'Las notificaciones están activadas',
  remove: 'Quitar',
  removeDevice: (name) => `Quitar ${name}`,
};

export const emailAlerts: typeof en.emailAlerts = {
  noAddress: 'No hay ninguna dirección registrada; no recibe avisos por correo.',
  remove: 'Quitar la dirección',
  stop: 'Cancelar los avisos por correo',
  confirm: 'Confirmar su dirección',
  waiting: 'Falta confirmar: abra el correo que enviamos a {email}.',
  enteredForYou:
    'Un administrador agregó {email} para usted. Para recibir avisos ahí, abra el correo que enviamos a esa dirección y confírmela. Si no es suya, quítela.',
  sendAgain: 'Enviar el correo otra vez',
  lost: {
    unsubscribed:
      'Usted canceló los avisos con el enlace de un correo; por eso se quitó su dirección.',
    refused: 'Quien lee los correos de esa dirección dijo que no es suya; por eso se quitó.',
    bounced: 'Los correos a su dirección no se podían entregar; por eso se quitó.',
    complained: 'Un correo a su dirección se marcó como no deseado; por eso se quitó.',
  },
  howToStop:
    'Para no recibir más correos, quite su dirección aquí. Los administradores no ven una dirección que usted agregó. En el registro de actividad ven que cambió.',
  yourAddress: 'Su dirección',
  address: 'Correo electrónico',
  newAddress: 'Correo electrónico nuevo',
  save: 'Guardar dirección',
  goTo: 'Los avisos se envían a {email}',
};

export const textMessages: typeof en.textMessages = {
  yourNumber: 'Su número de celular',
  noNumber: 'No hay un número de celular; por eso no recibe mensajes de texto.',
  goTo: 'Los mensajes de texto van a {number}',
  waiting: 'Le enviamos un mensaje de texto con un código a {number}.',
  code: 'Código del mensaje de texto',
  confirm: 'Confirmar número',
  sendAgain: 'Enviar otro código',
  remove: 'Quitar número',
  number: 'Número de celular',
  newNumber: 'Número de celular nuevo',
  hint: 'Con + y el código del país si no es del país de su sede.',
  save: 'Enviarme un código',
  howToStop:
    'Un mensaje de texto dice qué pasó, sin resultados. Su compañía telefónica puede cobrarlo. Para dejar de recibirlos, responda STOP a cualquiera o quite su número aquí. Los administradores no lo ven.',
  lost: {
    unsubscribed:
      'Usted respondió STOP a un mensaje de texto; por eso se quitó su número. Para volver a recibirlos, primero responda START al último y después ingrese su número.',
    undeliverable: 'Los mensajes de texto a su número no se pudieron entregar; por eso se quitó.',
  },
};
