import type { sso as en } from '~/app/copy/en/server/sso';

export const sso: typeof en = {
  saved: 'Inicio de sesión único cambiado',
  savedText: 'Los administradores de la empresa reciben un correo sobre esto.',
  off: 'El inicio de sesión único está desactivado. Escriba primero la conexión.',
  textMissing: 'Complete todos los campos.',
  textTooLong: (limit) => `Use como máximo ${limit} caracteres.`,
  issuerInvalid:
    'Escriba la URL del proveedor con https:// y un nombre de servidor, sin signo de interrogación.',
  unchanged: 'No cambió nada.',
  ruleKnown: 'Este grupo ya tiene esta función.',
  tooManyRules: (limit) => `Puede haber como máximo ${limit} grupos.`,
  untried: 'Primero inicie sesión usted mismo con la conexión actual.',
  unsuitable:
    'Elija un administrador de empresa que tenga contraseña y haya activado la verificación en dos pasos.',
  changed: 'Otra persona cambió el inicio de sesión único. Revise la página e inténtelo de nuevo.',
  silent:
    'El proveedor no respondió como pide OpenID Connect en cinco segundos. Revise el emisor: debe ser exactamente como el proveedor se llama a sí mismo.',

  notSignedIn: 'No ha iniciado sesión',
  notOffered:
    'No podemos iniciar la sesión de nadie de esta manera con este ID de empresa. Revíselo o pregunte al administrador de su empresa.',
  providerFailed:
    'No se puede llegar a la página de inicio de sesión de su empresa, o no respondió como se esperaba. Inténtelo de nuevo en unos minutos. Si continúa, avise al administrador de su empresa.',
  clientRefused:
    'La página de acceso de su empresa no aceptó el ID de cliente o el secreto de cliente que su empresa introdujo aquí. Avise al administrador de su empresa.',
  answerRefused:
    'La respuesta de la página de inicio de sesión de su empresa no era válida para este navegador y este inicio de sesión. No se inició ninguna sesión. Inténtelo de nuevo.',
  denied:
    'La página de inicio de sesión de su empresa no le permitió entrar. Pida acceso a su departamento de informática.',
  flowOver:
    'Este inicio de sesión terminó: duró más de 10 minutos o empezó en otro navegador. Inténtelo de nuevo.',
  used: 'Este inicio de sesión ya se usó. Inténtelo de nuevo.',
  over: 'Algo cambió mientras usted iniciaba sesión. Inténtelo de nuevo.',
  unverified:
    'La página de inicio de sesión de su empresa no verificó su correo electrónico, así que no sabemos quién es usted aquí. Pregunte a su departamento de informática.',
  unknown:
    'Nadie le invitó con el correo electrónico de la cuenta de su empresa. Pida al administrador de su sede que le invite. Si usted mismo escribió este correo en Mi cuenta, use primero «¿Olvidó su contraseña?» una vez, para demostrar que es suyo.',
  several:
    'Varias cuentas tienen el correo electrónico de la cuenta de su empresa, así que no sabemos cuál es la suya. Pregunte a un administrador de la empresa.',
  tied: 'Otra cuenta de su empresa tuvo antes este correo electrónico. Pida al administrador de su sede que le quite y le invite de nuevo.',
  groupsElsewhere:
    'Usted está en demasiados grupos para que la página de acceso de su empresa los envíe todos, así que no sabemos su función aquí. Sus otras sesiones siguen abiertas. Pida a su departamento de TI que envíe solo los grupos asignados a esta aplicación.',
  noGroup:
    'Usted no está en ningún grupo que tenga acceso aquí. Su sesión se cerró en todas partes. Pregunte al administrador de su empresa.',
  due: 'Su empresa exige el inicio de sesión único',
  dueText:
    'Su empresa no deja entrar a nadie con contraseña. Use «Iniciar sesión con la cuenta de su empresa».',
  lastResort: (name) =>
    `${name} conserva una contraseña para el día en que falle el inicio de sesión único. Elija primero a otra persona en Inicio de sesión único.`,
  lastResortNeedsCode:
    'Usted conserva una contraseña para el día en que falle el inicio de sesión único, y para eso necesita la verificación en dos pasos. Elija primero a otra persona en Inicio de sesión único.',
};
