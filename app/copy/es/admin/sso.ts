import type { EventSentences } from '~/app/copy/describe-event';
import type * as en from '~/app/copy/en/admin/sso';
import type { SsoDifference } from '~/domain/sso/sso-events';
import type { SsoRule } from '~/domain/sso/sso-settings-schema';
import { people } from './people';

export const sso: typeof en.sso = {
  title: 'Inicio de sesión único',
  shortcut: 'Iniciar sesión con las cuentas de su empresa',
  intro:
    'Las personas inician sesión con las cuentas del proveedor de identidad de su empresa (OpenID Connect). Nadie obtiene acceso si usted no lo invitó en Personas.',
  link: 'Iniciar sesión con la cuenta de su empresa',
  startTitle: 'Inicie sesión con la cuenta de su empresa',
  startText: 'Para administradores cuya empresa configuró el inicio de sesión único.',
  startHint: 'Forma parte del enlace a las sedes de su empresa. Su administrador lo conoce.',
  goTitle: 'Vamos a la página de inicio de sesión de su empresa',
  goText: 'Si no pasa nada, continúe aquí:',
  goOn: (host) => `Continuar a ${host}`,
  notSignedIn: 'No ha iniciado sesión',
  tryAgain: 'Intentar de nuevo',
  otherWay: 'Iniciar sesión con contraseña',
  again:
    'Inicie sesión de nuevo con la cuenta de su empresa. Se abre otra pestaña; después vuelva a esta página.',

  connection: 'Conexión',
  connectionText: 'De la aplicación que usted crea en su proveedor de identidad.',
  off: 'Desactivado',
  on: 'Activado',
  redirectUri: 'URI de redirección, para escribir en el proveedor',
  bookmark: 'Dirección donde su gente inicia sesión',
  issuer: 'Emisor',
  issuerHint:
    'La URL del proveedor, por ejemplo https://login.example.com. Debe ser accesible desde internet por HTTPS.',
  clientId: 'ID de cliente',
  clientSecret: 'Secreto de cliente',
  secretHint: 'No se muestra nunca más.',
  secretKept: 'Déjelo vacío para conservar el actual. Nunca se muestra.',
  groupsClaim: 'Atributo con los grupos',
  groupsClaimHint:
    'La mayoría de los proveedores lo llama groups. Un atributo dentro de otro lleva ambos nombres, como realm_access.roles.',
  emailHint:
    'En el primer inicio de sesión, cada persona se encuentra por su correo electrónico, que el proveedor debe haber verificado (email_verified). Microsoft Entra ID no lo dice por sí solo: agregue los atributos opcionales email y xms_edov a su token de identificación.',
  save: 'Guardar conexión',
  saveHint: 'Una conexión cambiada debe probarse de nuevo antes de poder exigirse.',

  groups: 'Grupos y funciones',
  groupsText:
    'En cada inicio de sesión, cada persona recibe la función de sus grupos: si son varios, la que puede hacer más. Quien no está en ninguno de estos grupos no puede iniciar sesión. Sin grupos, todos conservan la función que usted les dio en Personas.',
  group: 'Grupo',
  role: 'Función',
  where: 'Dónde',
  everywhere: 'En todas las sedes',
  noGroups: 'Todavía no hay grupos: las funciones quedan como están en Personas.',
  add: 'Agregar grupo',
  remove: 'Quitar',
  removeOf: (group) => `Quitar el grupo ${group}`,

  test: 'Prueba',
  testText: 'Inicie sesión así usted mismo antes de exigirlo a todos.',
  tried: 'Usted inició sesión con la conexión actual.',
  untried: 'Usted todavía no inició sesión con la conexión actual.',
  tryIt: 'Iniciar sesión así ahora',

  only: 'Solo inicio de sesión único',
  onlyText:
    'Entonces solo un administrador de empresa puede iniciar sesión con contraseña. Es para el día en que falle su proveedor: cada uso se registra y se envía por correo a todos los administradores de empresa. No afecta a los conductores.',
  keeper: 'Quién conserva una contraseña',
  noKeeper:
    'Primero, un administrador de empresa debe activar la verificación en dos pasos en Mi cuenta.',
  requiredBy: (name) => `Se exige. Solo ${name} puede iniciar sesión con contraseña y código.`,
  require: 'Exigir el inicio de sesión único',
  requireTitle: '¿Exigir el inicio de sesión único?',
  requireText:
    'Las contraseñas de administradores, despachadores y delegados dejan de servir para iniciar sesión. Las sesiones abiertas continúan, 12 horas como máximo.',
  allow: 'Permitir contraseñas de nuevo',

  failures: 'Inicios de sesión fallidos',
  failuresText: (zone) =>
    `Los diez más recientes de los últimos 90 días, con horas en ${zone}. Si la misma persona falla de nuevo por el mismo motivo, aparece solo la última vez.`,
  noFailures: 'Ningún inicio de sesión fallido',
  noFailuresText:
    'Cuando alguien no pueda iniciar sesión con la cuenta de su empresa, aquí verá por qué y qué hacer.',
  nobodyKnown: 'Persona desconocida',
  failureReasons: {
    unreachable: {
      what: 'No se pudo llegar al proveedor',
      todo: 'Revise que funcione y que sea accesible desde internet.',
    },
    timeout: {
      what: 'El proveedor no respondió en cinco segundos',
      todo: 'Inténtelo de nuevo. Si continúa, pregunte a quien administra el proveedor.',
    },
    'too-large': {
      what: 'La respuesta del proveedor era demasiado grande',
      todo: 'Revise el emisor: debe ser la URL propia del proveedor.',
    },
    redirected: {
      what: 'El proveedor llevó a otra URL',
      todo: 'Revise el emisor: escriba la URL a la que lleva.',
    },
    'forbidden-address': {
      what: 'El proveedor indicó una URL que no es pública o no usa HTTPS',
      todo: 'Todas las URL del proveedor deben ser accesibles desde internet por HTTPS.',
    },
    'not-openid': {
      what: 'El proveedor no respondió como pide OpenID Connect',
      todo: 'Revise el emisor: con /.well-known/openid-configuration al final debe mostrar la configuración del proveedor.',
    },
    denied: {
      what: 'El proveedor no dejó entrar a la persona',
      todo: 'Dé a la persona acceso a esta aplicación en el proveedor.',
    },
    'code-refused': {
      what: 'El proveedor no aceptó el código de este inicio de sesión',
      todo: 'La persona debe intentarlo de nuevo. Si continúa, revise la URI de redirección en el proveedor.',
    },
    'client-refused': {
      what: 'El proveedor no aceptó el ID de cliente o el secreto de cliente',
      todo: 'Revise el ID de cliente. Quizá el secreto caducó: cree otro en el proveedor y guárdelo aquí.',
    },
    'wrong-state': {
      what: 'La respuesta no era del inicio de sesión de ese navegador',
      todo: 'La persona debe empezar de nuevo, en una sola pestaña.',
    },
    'wrong-issuer': {
      what: 'El proveedor se llama a sí mismo con otro emisor',
      todo: 'Escriba el emisor exactamente como lo escribe el proveedor.',
    },
    'wrong-audience': {
      what: 'La respuesta del proveedor era para otra aplicación',
      todo: 'Revise el ID de cliente.',
    },
    'wrong-nonce': {
      what: 'La respuesta del proveedor era para otro inicio de sesión',
      todo: 'La persona debe intentarlo de nuevo. Si continúa, pregunte a quien administra el proveedor: su respuesta debe repetir el nonce.',
    },
    'wrong-time': {
      what: 'La respuesta del proveedor había caducado o todavía no era válida',
      todo: 'Revise el reloj del proveedor.',
    },
    'wrong-token': {
      what: 'La respuesta del proveedor no era válida',
      todo: 'Revise que el proveedor firme sus tokens de identificación con una clave que publica.',
    },
    'sso-used': {
      what: 'El inicio de sesión ya se había usado',
      todo: 'La persona volvió atrás o recargó la página. Debe empezar de nuevo.',
    },
    'sso-over': {
      what: 'Algo cambió durante el inicio de sesión',
      todo: 'Mientras tanto cambió la conexión, la sede o la cuenta. La persona debe intentarlo de nuevo.',
    },
    'sso-email-unverified': {
      what: 'El proveedor no envió ningún correo electrónico verificado por él',
      todo: 'Debe enviar email y email_verified; Microsoft Entra ID, los atributos opcionales email y xms_edov.',
    },
    'sso-person-unknown': {
      what: 'Nadie aquí tiene este correo electrónico',
      todo: 'Invite a la persona en Personas. Quien escribió aquí el correo por su cuenta debe usar primero «¿Olvidó su contraseña?» una vez.',
    },
    'sso-several-accounts': {
      what: 'Varias personas aquí tienen este correo electrónico',
      todo: 'En Personas, deje que solo una de ellas lo tenga.',
    },
    'sso-tied-to-another': {
      what: 'Otra cuenta del proveedor tuvo antes este correo electrónico',
      todo: 'Quite a la persona en Personas e invítela de nuevo.',
    },
    'sso-groups-elsewhere': {
      what: 'La persona está en demasiados grupos para que el proveedor los envíe',
      todo: 'El proveedor debe enviar solo los grupos asignados a esta aplicación.',
    },
    'sso-groups-missing': {
      what: 'El proveedor no envió ningún grupo',
      todo: 'Revise el atributo con los grupos, y que la persona esté en uno de ellos en el proveedor.',
    },
    'sso-no-group': {
      what: 'La persona no está en ningún grupo que tenga una función aquí',
      todo: 'Agregue a la persona a un grupo así en el proveedor, o dé aquí una función a uno de sus grupos.',
    },
    'site-deactivated': {
      what: 'La sede de la persona está desactivada',
      todo: 'Nadie puede iniciar sesión allí hasta que se active de nuevo.',
    },
  },

  turnOff: 'Desactivar el inicio de sesión único',
  turnOffTitle: '¿Desactivar el inicio de sesión único?',
  turnOffText:
    'Se borran la conexión y los grupos. Después todos necesitan una contraseña; quien no tiene recibe un enlace con «¿Olvidó su contraseña?».',
};

const labels = {
  issuer: 'emisor',
  clientId: 'ID de cliente',
  groupsClaim: 'atributo con los grupos',
};
const describeRule = ({ group, role, siteId }: SsoRule): string =>
  `${group} → ${people.roles[role]}${siteId === null ? '' : ` en ${siteId}`}`;

const describeDifference = (change: SsoDifference): string => {
  const none = 'ninguno';
  switch (change.setting) {
    case 'clientSecret':
      return 'secreto de cliente: reemplazado';
    case 'rule':
      return change.to
        ? `grupo agregado: ${describeRule(change.to)}`
        : `grupo quitado: ${change.from ? describeRule(change.from) : none}`;
    case 'breakGlass': {
      const [from, to] = [change.from, change.to].map((account) =>
        account ? `solo para ${account.username} en ${account.siteId}` : 'permitidas',
      );
      return `contraseñas: ${from} → ${to}`;
    }
    default:
      return `${labels[change.setting]}: ${change.from ?? none} → ${change.to ?? none}`;
  }
};

export const ssoEvents = {
  'sso-changed': ({ changes }) =>
    `Cambió el inicio de sesión único: ${changes.map(describeDifference).join('; ')}`,
  'break-glass-used': () =>
    'Inició sesión con contraseña, como la única cuenta que puede mientras se exige el inicio de sesión único',
  'sso-linked': ({ name, username }) =>
    `${name} (${username}) inició sesión por primera vez con la cuenta de su empresa`,
  'sso-without-group': ({ name, username }) =>
    `Rechazó a ${name} (${username}), que no está en ningún grupo con función, y cerró sus sesiones`,
} satisfies Partial<EventSentences>;
