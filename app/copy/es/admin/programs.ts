import type * as en from '~/app/copy/en/admin/programs';
import { deliveryDays, failingDays, oldSecretHours, testType } from '~/domain/webhooks/limits';

export const apiAccess: typeof en.apiAccess = {
  title: 'Acceso por API',
  shortcut: 'Tokens para sus propios programas, como el de nómina',
  intro: (count, most) =>
    `${count} de un máximo de ${most} tokens. Con un token, un programa suyo lee o reemplaza lo que usted elija aquí, solo en esta sede.`,
  document: 'Descripción de la API (OpenAPI)',
  none: 'Ningún programa tiene acceso todavía',
  noneText: 'Cree un token para conectar un programa de nómina o de listas.',
  create: 'Crear un token',
  name: 'Programa',
  nameHint: 'Así lo nombra el registro de actividad, por ejemplo Nómina.',
  scopesLegend: 'Qué puede hacer el programa',
  scopes: {
    'rosters:read': 'Leer las listas de conductores y trabajos',
    'rosters:write': 'Reemplazar las listas de conductores y trabajos',
    'awards:read': 'Leer las adjudicaciones publicadas de trabajos y semanas de vacaciones',
    'reports:read': 'Leer los informes',
  },
  scopeHints: {
    'rosters:read': 'Todos los datos de todos los conductores y trabajos.',
    'rosters:write':
      'Una prueba dice cuántas filas cambiarían. Dice cuáles solo si el programa también puede leer las listas.',
    'awards:read':
      'El acta de una adjudicación contiene todo a partir de lo cual se calculó: los conductores, los trabajos o semanas y la lista de cada persona.',
    'reports:read':
      'Los informes también muestran los conductores, los trabajos y qué se adjudicó a quién, aunque el programa no pueda leer listas ni adjudicaciones.',
  },
  validFor: 'Válido por',
  days: (count) => (count === 365 ? '1 año' : `${count} días`),
  createNow: 'Crear token',
  createdTitle: (name) => `El token de ${name}`,
  shownOnce: 'Cópielo ahora: se muestra solo esta vez.',
  keepSecret:
    'Guárdelo como una contraseña. Quien lo tenga puede hacer lo que usted eligió. Si pudo filtrarse, revóquelo.',
  howToSend: 'El programa lo envía con cada solicitud en este encabezado:',
  header: 'Authorization: Bearer su-token',
  tokenLabel: 'Token',
  done: 'Listo',
  created: 'Creado {time} por {name}',
  creatorGone: 'Esta persona ya no administra la sede. El token sigue funcionando.',
  creatorGoneExpired: 'Esta persona ya no administra la sede.',
  expires: 'Válido hasta {time}',
  expired: 'Venció {time}',
  lastUsed: 'Último uso {time}, con precisión de una hora',
  neverUsed: 'Nunca usado',
  states: { valid: 'Válido', expired: 'Vencido' },
  revoke: 'Revocar',
  revokeOf: (name) => `Revocar el token de ${name}`,
  revokeTitle: (name) => `¿Revocar el token de ${name}?`,
  revokeText: (name) =>
    `${name} pierde de inmediato el acceso a esta sede. Un token revocado no vuelve a servir.`,
  revokeNow: 'Revocar token',
};

const types: (typeof en.webhooks)['types'] = {
  'selection.closed': 'Se cerró una selección',
  'award.published': 'Se publicó una adjudicación',
  'award.changed': 'Se cambió o retiró una adjudicación publicada',
  'claim.filed': 'Un conductor presentó un reclamo',
  'claim.decided': 'Se decidió un reclamo',
};

export const webhooks: typeof en.webhooks = {
  title: 'Webhooks',
  shortcut: 'Avise a sus propios programas cuando algo se publique o cambie',
  intro: (count, most) =>
    `${count} de un máximo de ${most}. Cuando algo ocurre en esta sede, estos programas suyos reciben un mensaje. No nombra a ningún conductor; el programa lee lo que necesita por la API.`,
  document: 'Los mensajes en la descripción de la API (OpenAPI)',
  none: 'Todavía no se avisa a ningún programa',
  noneText: 'Agregue un webhook para avisar de inmediato a un programa de nómina o de listas.',
  add: 'Agregar un webhook',
  name: 'Programa',
  nameHint: 'Así nombra el registro de actividad el webhook, por ejemplo Nómina.',
  url: 'URL',
  urlHint: 'Empieza con https:// y nombra un host de internet, en el puerto 443 u 8443.',
  typesLegend: 'Avisar cuando',
  types,
  ofLegend: 'De',
  of: { jobs: 'Trabajos', vacations: 'Semanas de vacaciones' },
  addNow: 'Agregar webhook',
  change: 'Cambiar',
  changeOf: (name: string) => `Cambiar ${name}`,
  changeTitle: (name: string) => `Cambiar el webhook ${name}`,
  changeNow: 'Guardar webhook',
  secretTitle: (name) => `El secreto de firma de ${name}`,
  secretLabel: 'Secreto de firma',
  shownOnce: 'Cópielo ahora: se muestra solo esta vez.',
  verify:
    'Con él, el programa comprueba que un mensaje viene de aquí y es nuevo, como describe Standard Webhooks: encabezado webhook-signature sobre webhook-id, webhook-timestamp y cuerpo.',
  repeats:
    'Un mensaje puede llegar dos veces o en otro orden. El encabezado webhook-id no cambia, así que el programa puede descartar repeticiones.',
  done: 'Listo',
  added: 'Agregado {time} por {name}',
  states: { on: 'Activo', failing: 'Con fallos', off: 'Desactivado' },
  failingSince: 'Nada le ha llegado desde {time}.',
  switchedOff: {
    gone: 'Desactivado {time}: el receptor respondió que ya no existe (410).',
    failing: `Desactivado {time}: nada le había llegado en ${failingDays} días.`,
  },
  oldSecretUntil: 'El secreto anterior también firma hasta {time}.',
  sendTest: 'Enviar una prueba',
  sendTestTo: (name) => `Enviar una prueba a ${name}`,
  switchOn: 'Activar',
  switchOnOf: (name) => `Activar ${name}`,
  rotate: 'Secreto nuevo',
  rotateOf: (name) => `Secreto nuevo para ${name}`,
  rotateTitle: (name) => `¿Crear un secreto nuevo para ${name}?`,
  rotateText: (name) =>
    `Durante ${oldSecretHours} horas, los mensajes se firman con ambos secretos. Dé el nuevo a ${name} antes de que terminen.`,
  rotateNow: 'Crear un secreto nuevo',
  remove: 'Quitar',
  removeOf: (name) => `Quitar ${name}`,
  removeTitle: (name) => `¿Quitar el webhook ${name}?`,
  removeText: (name) =>
    `A ${name} ya no se le avisa de nada, tampoco de lo que espera un nuevo envío. Sus envíos dejan de mostrarse.`,
  removeNow: 'Quitar webhook',
  deliveries: 'Envíos',
  deliveriesText: `De los últimos ${deliveryDays} días, los más nuevos primero. Los mensajes se envían en un minuto y, si fallan, otra vez durante cerca de un día.`,
  noDeliveries: 'No se envió nada en los últimos 7 días.',
  columns: {
    time: 'Hora',
    program: 'Programa',
    event: 'Evento',
    result: 'Resultado',
    action: 'Acción',
  },
  nameType: (type) =>
    type === testType
      ? 'Prueba'
      : (Object.entries(types).find(([one]) => one === type)?.[1] ?? type),
  results: { waiting: 'En espera', delivered: 'Entregado', failed: 'Fallido' },
  attempts: (count) => `${count} ${count === 1 ? 'intento' : 'intentos'}`,
  status: (status) => `Estado HTTP ${status}`,
  redirected: (status) => `Estado HTTP ${status}: no se siguen redirecciones`,
  failures: {
    'host-unknown': 'No se encontró el nombre del host',
    'address-not-public': 'El nombre del host no lleva a ninguna dirección de internet',
    'not-reached': 'Sin conexión',
    'certificate-invalid': 'El certificado no es válido',
    'too-slow': 'Sin respuesta en 5 segundos',
    'switched-off': 'No se envió, porque el webhook estaba desactivado',
  },
  nextTry: 'Próximo intento {time}',
  sendAgain: 'Reenviar',
  sendAgainOf: (event, name) => `Reenviar a ${name}: ${event}`,
  older: 'Envíos anteriores',
  newest: 'Envíos más nuevos',
};
