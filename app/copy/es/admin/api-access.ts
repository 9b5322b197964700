import type { apiAccess as en } from '~/app/copy/en/admin/api-access';

export const apiAccess: typeof en = {
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
