import type { sso as en } from '~/app/copy/en/admin/sso';

export const sso: typeof en = {
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

  turnOff: 'Desactivar el inicio de sesión único',
  turnOffTitle: '¿Desactivar el inicio de sesión único?',
  turnOffText:
    'Se borran la conexión y los grupos. Después todos necesitan una contraseña; quien no tiene recibe un enlace con «¿Olvidó su contraseña?».',
};
