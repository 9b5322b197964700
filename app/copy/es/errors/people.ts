import type * as en from '~/app/copy/en/errors/people';

export const people: typeof en.people = {
  'person-name-missing': 'Escriba un nombre.',
  'person-name-too-long': ({ limit }) => `Use ${limit} caracteres como máximo.`,
  'already-has-access': ({ name }) =>
    `Esta dirección es de ${name}, que tiene acceso a esta sede o está invitado.`,
  'too-many-people': ({ limit }) =>
    `Como máximo ${limit} personas pueden tener acceso a una sede. Quite primero a alguien.`,
  'person-not-found': 'Esta persona ya no tiene acceso a la sede.',
  'own-access': 'Usted no puede cambiar su propio acceso. Pídaselo a otro administrador.',
  'needs-company-admin':
    'Solo un administrador de la empresa puede decidir quién es administrador de la empresa.',
  'last-site-admin': ({ name }) =>
    `${name} es la única persona que administra esta sede y puede iniciar sesión. Dé antes esa función a otra persona.`,
  'not-activated': ({ name }) =>
    `${name} aún no ha elegido una contraseña. Después podrá ser administrador de la empresa.`,
  'too-many-company-admins': ({ limit }) =>
    `Una empresa puede tener como máximo ${limit} administradores de la empresa. Dé primero otra función a uno de ellos.`,
  'same-role': ({ name }) => `${name} ya tiene esta función.`,
  'invitation-accepted': ({ name }) => `${name} ya aceptó la invitación.`,
  'no-email':
    'No hay correo electrónico registrado de esta persona. Retire la cuenta e invítela de nuevo.',
  'not-with-master-password':
    'La contraseña maestra no puede cambiar quién tiene acceso. Inicie sesión con una cuenta propia.',
  'people-changed':
    'Otra persona cambió quién tiene acceso a esta sede. Revise la lista e inténtelo de nuevo.',
};

export const connection: typeof en.connection = {
  'sso-off': 'El inicio de sesión único está desactivado. Escriba primero la conexión.',
  'sso-text-missing': 'Complete todos los campos.',
  'sso-text-too-long': ({ limit }) => `Use como máximo ${limit} caracteres.`,
  'sso-issuer-invalid':
    'Escriba la URL del proveedor con https:// y un nombre de servidor, sin signo de interrogación.',
  'sso-unchanged': 'No cambió nada.',
  'sso-rule-known': 'Este grupo ya tiene esta función.',
  'too-many-sso-rules': ({ limit }) => `Puede haber como máximo ${limit} grupos.`,
  'sso-untried': 'Primero inicie sesión usted mismo con la conexión actual.',
  'break-glass-unsuitable':
    'Elija un administrador de empresa que tenga contraseña y haya activado la verificación en dos pasos.',
  'sso-changed-meanwhile':
    'Otra persona cambió el inicio de sesión único. Revise la página e inténtelo de nuevo.',
  'sso-provider-silent':
    'El proveedor no respondió como pide OpenID Connect en cinco segundos. Revise el emisor: debe ser exactamente como el proveedor se llama a sí mismo.',
  'last-resort-stays': ({ name }) =>
    `${name} conserva una contraseña para el día en que falle el inicio de sesión único. Elija primero a otra persona en Inicio de sesión único.`,
};

export const signOn: typeof en.signOn = {
  title: 'No ha iniciado sesión',
  'sso-not-offered':
    'No podemos iniciar la sesión de nadie de esta manera con este ID de empresa. Revíselo o pregunte al administrador de su empresa.',
  'sso-refused': ({ fault }) =>
    ({
      denied:
        'La página de inicio de sesión de su empresa no le permitió entrar. Pida acceso a su departamento de informática.',
      'client-refused':
        'La página de acceso de su empresa no aceptó el ID de cliente o el secreto de cliente que su empresa introdujo aquí. Avise al administrador de su empresa.',
      'provider-failed':
        'No se puede llegar a la página de inicio de sesión de su empresa, o no respondió como se esperaba. Inténtelo de nuevo en unos minutos. Si continúa, avise al administrador de su empresa.',
      'answer-refused':
        'La respuesta de la página de inicio de sesión de su empresa no era válida para este navegador y este inicio de sesión. No se inició ninguna sesión. Inténtelo de nuevo.',
    })[fault],
  'sso-no-flow':
    'Este inicio de sesión terminó: duró más de 10 minutos o empezó en otro navegador. Inténtelo de nuevo.',
  'sso-used': 'Este inicio de sesión ya se usó. Inténtelo de nuevo.',
  'sso-over': 'Algo cambió mientras usted iniciaba sesión. Inténtelo de nuevo.',
  'sso-email-unverified':
    'La página de inicio de sesión de su empresa no verificó su correo electrónico, así que no sabemos quién es usted aquí. Pregunte a su departamento de informática.',
  'sso-person-unknown':
    'Nadie le invitó con el correo electrónico de la cuenta de su empresa. Pida al administrador de su sede que le invite. Si usted mismo escribió este correo en Mi cuenta, use primero «¿Olvidó su contraseña?» una vez, para demostrar que es suyo.',
  'sso-several-accounts':
    'Varias cuentas tienen el correo electrónico de la cuenta de su empresa, así que no sabemos cuál es la suya. Pregunte a un administrador de la empresa.',
  'sso-tied-to-another':
    'Otra cuenta de su empresa tuvo antes este correo electrónico. Pida al administrador de su sede que le quite y le invite de nuevo.',
  'sso-groups-elsewhere':
    'Usted está en demasiados grupos para que la página de acceso de su empresa los envíe todos, así que no sabemos su función aquí. Sus otras sesiones siguen abiertas. Pida a su departamento de TI que envíe solo los grupos asignados a esta aplicación.',
  'sso-no-group':
    'Usted no está en ningún grupo que tenga acceso aquí. Su sesión se cerró en todas partes. Pregunte al administrador de su empresa.',
  'sso-due.title': 'Su empresa exige el inicio de sesión único',
  'sso-due':
    'Su empresa no deja entrar a nadie con contraseña. Use «Iniciar sesión con la cuenta de su empresa».',
};
