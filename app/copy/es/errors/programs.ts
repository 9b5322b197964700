import type * as en from '~/app/copy/en/errors/programs';
import { common } from '~/app/copy/es/server/requests';

export const tokens: typeof en.tokens = {
  'token-name-missing': 'Escriba el nombre del programa.',
  'token-name-too-long': ({ limit }) => `Use como máximo ${limit} caracteres.`,
  'token-name-taken': ({ name }) => `Ya hay un token para ${name}. Elija otro nombre.`,
  'token-without-scopes': 'Elija al menos una cosa que el programa pueda hacer.',
  'too-many-tokens': ({ limit }) =>
    `Una sede puede tener como máximo ${limit} tokens. Revoque primero uno que ya no se use.`,
  'token-gone': 'Este token ya fue revocado.',
  'tokens-changed': 'Otra persona cambió los tokens. Revise la lista e inténtelo de nuevo.',
  'no-calendar-link-with-master-password':
    'Un enlace de calendario duraría más que una sesión con la contraseña maestra. Inicie sesión con la contraseña de su cuenta.',
  'calendar-link-changed':
    'Otra persona cambió el enlace de calendario al mismo tiempo. Inténtelo de nuevo.',
  'no-token-with-master-password':
    'Con la contraseña maestra no se puede crear un token. Inicie sesión con una cuenta propia.',
};

export const api: typeof en.api = {
  'wrong-token': 'Envíe un token válido en el encabezado Authorization: Bearer.',
  'site-not-active': 'Esta sede no está activa.',
  'scope-missing': ({ scope }) => `Este token no tiene el permiso ${scope}.`,
  'no-such-path': 'No hay nada en esta ruta.',
  'nothing-published': common.notPublishedYet,
  'award-withdrawn': ({ version }) =>
    `La versión ${version} se retiró y no cuenta. Pídala con version=${version} para leerla de todos modos.`,
  'method-not-allowed': 'Esta ruta no admite el método.',
  'key-of-other-request':
    'Este Idempotency-Key se envió con otra solicitud en las últimas 24 horas.',
  'request-running': 'La primera solicitud con este Idempotency-Key aún está en curso.',
  'too-many-removed': ({ removed, most }) =>
    `Esta solicitud quitaría ${removed} filas, y puede quitar ${most}. Si es correcto, envíe el \`basis\` de una prueba, o un \`maxRemoved\` mayor.`,
  'body-broken': 'El cuerpo no es JSON completo.',
  'body-too-large': ({ limitMb }) => `El cuerpo puede tener como máximo ${limitMb} MB.`,
  'not-json': 'Envíe el cuerpo como application/json.',
  'cursor-of-other-list': 'El cursor no pertenece a esta lista.',
  'wrong-fields': ({ fields }) =>
    `Faltan, no se conocen o tienen un valor incorrecto: ${fields.join(', ')}`,
};

export const webhooks: typeof en.webhooks = {
  'receiver-name-missing': 'Escriba el nombre del programa.',
  'receiver-name-too-long': ({ limit }) => `Use como máximo ${limit} caracteres.`,
  'receiver-name-taken': ({ name }) => `Ya hay un webhook para ${name}. Elija otro nombre.`,
  'receiver-url-not-allowed':
    'Escriba una URL que empiece con https:// y nombre un host de internet, sin nombre de usuario, en el puerto 443 u 8443.',
  'receiver-without-events': 'Elija al menos un evento, y trabajos o semanas de vacaciones.',
  'too-many-receivers': ({ limit }) =>
    `Una sede puede tener como máximo ${limit} webhooks. Quite primero uno que ya no se use.`,
  'receiver-gone': 'Este webhook ya se quitó.',
  'receiver-off': ({ name }) => `${name} está desactivado. Actívelo primero.`,
  'delivery-gone': 'Este mensaje ya no se conserva.',
  'receivers-changed': 'Otra persona cambió los webhooks. Revise la lista e inténtelo de nuevo.',
  'no-webhook-with-master-password':
    'La contraseña maestra no puede agregar ni cambiar webhooks. Inicie sesión con una cuenta propia.',
};
