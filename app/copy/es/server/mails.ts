import type { mails as en } from '~/app/copy/en/server/mails';
import { formatAsked } from '~/app/copy/es/entered-by';
import { plural } from '~/app/copy/es/plural';
import type { ClaimKind } from '~/domain/claims/claim-subject';
import type { CompanyRole } from '~/domain/company/admin-role';
import type { AccountChange, DriverAccountChange, Mail } from '~/domain/mail/mail';
import { failingDays } from '~/domain/webhooks/limits';

type AdminChange = Extract<Mail, { kind: 'account-changed' }>;
type DriverChange = Extract<Mail, { kind: 'driver-account-changed' }>;

const roles: Record<CompanyRole, string> = {
  'company-admin': 'administrador de la empresa',
  'site-admin': 'administrador de la sede',
  dispatcher: 'despachador',
  steward: 'delegado',
};
const adminChanges: Record<AccountChange, { subject: string; text: string }> = {
  password: { subject: 'Se cambió su contraseña', text: 'tiene una contraseña nueva' },
  email: {
    subject: 'Se cambió su correo electrónico',
    text: 'tiene otro correo electrónico o ninguno; los enlaces para la contraseña ya no llegan a esta dirección',
  },
  'second-factor-on': {
    subject: 'El inicio de sesión en dos pasos está activado',
    text: 'ahora pide un segundo paso',
  },
  'second-factor-off': {
    subject: 'El inicio de sesión en dos pasos está desactivado',
    text: 'ya no pide un segundo paso: basta la contraseña',
  },
  'recovery-codes': {
    subject: 'Se reemplazaron sus códigos de recuperación',
    text: 'tiene códigos de recuperación nuevos; los anteriores ya no funcionan',
  },
  'app-added': {
    subject: 'Se agregó una aplicación de autenticación',
    text: 'ahora también acepta códigos de una aplicación de autenticación como segundo paso',
  },
  'app-removed': {
    subject: 'Se quitó la aplicación de autenticación',
    text: 'ya no acepta códigos de una aplicación de autenticación; una llave de acceso es su segundo paso',
  },
  'passkey-added': {
    subject: 'Se agregó una llave de acceso',
    text: 'acepta una llave de acceso nueva como segundo paso después de la contraseña',
  },
  'passkey-removed': {
    subject: 'Se quitó una llave de acceso',
    text: 'ya no acepta una de sus llaves de acceso',
  },
};
const adminChangedBy: Record<AdminChange['by'], string> = {
  password: 'Hizo el cambio alguien que conocía la contraseña',
  link: 'El cambio se hizo con el enlace enviado a esta dirección',
  'master-password': 'El cambio se hizo con la contraseña maestra',
  master: 'Hizo el cambio el administrador maestro',
};

const driverChanges: Record<DriverAccountChange, { subject: string; text: string }> = {
  password: { subject: 'Se cambió su contraseña', text: 'usted tiene una contraseña nueva' },
  'password-removed': {
    subject: 'Se eliminó su contraseña',
    text: 'usted ya no tiene contraseña y entra solo con su ID de empleado',
  },
  'password-due': {
    subject: 'Se eliminó su contraseña: cree una nueva',
    text: 'usted ya no tiene contraseña; para crear una necesita un código de un solo uso de su administrador',
  },
  answers: {
    subject: 'Se guardaron sus preguntas de seguridad',
    text: 'ahora puede restablecer su contraseña con dos preguntas de seguridad',
  },
  'answers-removed': {
    subject: 'Se quitaron sus preguntas de seguridad',
    text: 'ya no puede restablecer su contraseña con preguntas de seguridad',
  },
};
const driverChangedBy: Record<DriverChange['by'], string> = {
  password: 'Hizo el cambio alguien que conocía su contraseña',
  code: 'El cambio se hizo con un código de un solo uso de su administrador',
  answers: 'El cambio se hizo con las respuestas a sus preguntas de seguridad',
  administrator: 'Hizo el cambio un administrador',
};

const published = (days: string | null) =>
  days === null
    ? 'los resultados de vacaciones'
    : `los resultados de trabajo para la semana del ${days}`;
const selection = (days: string | null) =>
  days === null
    ? 'la selección de vacaciones'
    : `la selección de trabajos para la semana del ${days}`;

const claimSubjects: Record<ClaimKind, string> = {
  seniority: 'su antigüedad',
  list: 'su lista',
  data: 'los datos de un trabajo o una semana',
  other: 'otra cosa',
};

export const mails: typeof en = {
  hello: (name) => (name === undefined ? 'Hola:' : `Hola, ${name}:`),
  openAddress: 'O abra esta dirección:',
  notExpected: 'Si no esperaba este correo, puede ignorarlo. Nada cambia si usted no hace nada.',
  oneTime: (until) =>
    `El enlace funciona una sola vez, hasta el ${until}. Después, pida uno nuevo con “¿Olvidó su contraseña?” en el portal de administración.`,
  howToStop: (siteName) =>
    `Recibe este correo porque esta dirección está en su página de conductor de ${siteName}. Para dejar de recibirlos, inicie sesión ahí, abra “Mensajes” y quite la dirección.`,
  facts: {
    company: 'Empresa',
    request: 'Solicitud',
    reason: 'Motivo',
    companyId: 'ID de la empresa',
    siteCode: 'Código de la sede',
    lastMessage: 'Último mensaje',
    username: 'Usuario',
    changed: 'Cambio',
    withdrawn: 'Retirado',
    published: 'Publicación',
    answered: 'Respuesta',
    closes: 'Cierre',
    entered: 'Registro',
    sent: 'Enviado',
    receipt: 'Comprobante',
    startTime: 'Hora de inicio',
    endTime: 'Hora de fin',
    paidHours: 'Horas pagadas',
    days: 'Días',
    location: 'Lugar',
    vacationWeek: 'Semana de vacaciones',
    from: 'Desde',
    to: 'Hasta',
  },
  actions: {
    choosePassword: 'Elegir mi contraseña',
    setPassword: 'Crear una contraseña nueva',
    openAdminPortal: 'Abrir el portal de administración',
    openRequests: 'Ver las solicitudes',
    openWebhooks: 'Abrir Webhooks',
    openDriverPage: 'Abrir mi página',
    confirmAddress: 'Confirmar mi dirección',
  },
  registrationReceived: {
    subject: ({ requestId }) => `Recibimos su solicitud (${requestId})`,
    text: ({ requestId }) =>
      `Su solicitud fue enviada (ID: ${requestId}). Pronto nos comunicaremos con usted.`,
  },
  registrationApproved: {
    subject: ({ requestId }) => `Su solicitud fue aprobada: active su cuenta (${requestId})`,
    text: ({ companyName, siteName }) =>
      `${companyName} ya tiene acceso, con la sede ${siteName}. Usted la administra: elija su contraseña y podrá iniciar sesión.`,
  },
  registrationDenied: {
    subject: ({ requestId }) => `Su solicitud no fue aprobada (${requestId})`,
    text: (companyName) => `La solicitud de acceso de ${companyName} no fue aprobada.`,
    welcome: 'Puede enviar una solicitud nueva cuando guste.',
  },
  requestsWaiting: {
    subject: (count) => `${plural(count, 'solicitud', 'solicitudes')} de acceso en espera`,
    text: 'Hay empresas que solicitaron acceso. Apruebe o rechace sus solicitudes en el panel de administración principal. Cada empresa recibe su respuesta por correo.',
    why: 'Recibe este correo porque su dirección está en “Mi cuenta”. Llega a lo más dos veces por hora, por muchas solicitudes que haya.',
  },
  adminActivation: {
    subject: (siteName) => `Active su cuenta de administrador de ${siteName}`,
    text: ({ companyName, siteName }) =>
      `${companyName} tiene una sede nueva: ${siteName}. Usted la administra: elija su contraseña y podrá iniciar sesión.`,
  },
  invitation: {
    subject: (siteName) => `Su acceso a ${siteName}`,
    text: ({ companyName, siteName, invitedBy, role }) =>
      `${invitedBy} le invita a ${siteName}, ${companyName}, como ${roles[role]}. Elija una contraseña para iniciar sesión.`,
  },
  passwordReset: {
    subject: 'Cree una contraseña nueva',
    text: ({ username, siteName, companyName }) =>
      `Alguien, esperamos que usted, pidió una contraseña nueva para el administrador ${username} de ${siteName}, ${companyName}.`,
    unchanged: 'Su contraseña sigue siendo la misma.',
  },
  accountChanged: {
    subject: (change) => adminChanges[change].subject,
    text: ({ username, siteName, companyName, change, by }) =>
      `La cuenta del administrador ${username} de ${siteName}, ${companyName}, ${adminChanges[change].text}. ${adminChangedBy[by]}. Las demás sesiones se cerraron.`,
    whatToDo:
      'Si esperaba este cambio, no tiene que hacer nada. Si no, inicie sesión y cambie su contraseña de inmediato en “Mi cuenta”. Si no puede iniciar sesión, comuníquese con soporte.',
  },
  accessChanged: {
    subject: ({ siteName, role }) =>
      role ? `Su función en ${siteName} cambió` : `Su acceso a ${siteName} terminó`,
    text: ({ siteName, companyName, role, by }) =>
      role
        ? `${by} le dio la función de ${roles[role]} en ${siteName}, ${companyName}.`
        : `${by} terminó su acceso a ${siteName}, ${companyName}.`,
    signedOut: 'Su sesión en esa sede se cerró.',
    whatToDo: (by) => `Si no sabe por qué, pregunte a ${by}.`,
  },
  companyChanged: {
    subject: (companyName) => `Un cambio en ${companyName}`,
    text: (siteName) =>
      `El administrador maestro, que opera esta instalación, hizo un cambio que afecta a ${siteName}. También está en el registro de actividad de la sede:`,
    byOwn: (by, siteName) =>
      `${by}, administrador de empresa, hizo un cambio que afecta a ${siteName}. También está en el registro de actividad de la sede:`,
    askOwn: (by) => `Si no sabe por qué se hizo, pregunte a ${by}.`,
    whatToDo: 'Si no sabe por qué se hizo, pregunte al administrador maestro.',
  },
  webhookOff: {
    subject: (name) => `Se desactivó el webhook “${name}”`,
    text: ({ name, siteName, because }) =>
      because === 'gone'
        ? `El receptor del webhook “${name}” de ${siteName} respondió que ya no existe (estado HTTP 410). Ya no se le avisa de eventos.`
        : `Nada ha llegado al receptor del webhook “${name}” de ${siteName} en ${failingDays} días. Ya no se le avisa de eventos.`,
    whatToDo:
      'Cuando el receptor vuelva a funcionar, actívelo en Webhooks. Allí también puede reenviar los mensajes de los últimos 7 días.',
  },
  webhookMessageFailed: {
    subject: (name) => `Falló un mensaje al webhook “${name}”`,
    text: ({ name, siteName }, event) =>
      `El receptor del webhook “${name}” de ${siteName} no aceptó un mensaje en cerca de un día de intentos: ${event}. El mensaje ya no se reenvía por sí solo.`,
    whatToDo:
      'Cuando el receptor vuelva a funcionar, reenvíe el mensaje en Webhooks, dentro de 7 días. Tras más mensajes así, el webhook se desactiva.',
  },
  ssoNews: {
    subject: (companyName) => `Inicio de sesión en ${companyName}`,
    text: (by) => `Recibe esto porque administra la empresa. ${by} hizo lo siguiente:`,
    whatToDo: (siteName) =>
      `Si no lo esperaba, inicie sesión en ${siteName}, revise Inicio de sesión único y Personas, y hable con los demás administradores de la empresa.`,
  },
  awardPublished: {
    subject: (days) => `Ya se publicaron ${published(days)}`,
    text: (days, siteName) => `Ya se publicaron ${published(days)} en ${siteName}.`,
    job: (jobId) => `Su trabajo: ${jobId}`,
    noJob: 'No se le asignó ningún trabajo',
    onVacation: 'Usted está de vacaciones',
    onLeave: 'Usted está de licencia',
    vacationWeek: (weekId) => `Su semana de vacaciones: ${weekId}`,
    vacationWeeks: (weekIds) => `Sus semanas de vacaciones: ${weekIds}`,
    noVacationWeek: 'No se le asignó ninguna semana de vacaciones',
    explained: 'Su página explica el resultado de cada una de sus preferencias.',
  },
  awardWithdrawn: {
    subject: (days) => `Se retiraron ${published(days)}`,
    text: (days, siteName) =>
      `Se retiraron ${published(days)} en ${siteName}. El resultado que usted vio ya no cuenta.`,
    next: 'Su página mostrará su resultado cuando los resultados se publiquen de nuevo.',
  },
  resultUnseen: {
    subject: (days) => `Confirme su resultado: ${published(days)}`,
    text: (days, siteName) =>
      `Se publicaron ${published(days)} en ${siteName}, y usted no ha confirmado que vio su resultado.`,
    whatToDo: 'Abra su página, lea su resultado y presione “Entendido”.',
  },
  claimAnswered: {
    subject: (days) =>
      `Respondieron su reclamo: ${days === null ? 'semanas de vacaciones' : `trabajos para la semana del ${days}`}`,
    text: (days, { siteName, pickId, subject, verdict }) =>
      `En ${siteName} se ${verdict === 'granted' ? 'aceptó' : 'rechazó'} su reclamo sobre ${subject ? claimSubjects[subject] : `${days === null ? 'la semana de vacaciones' : 'el trabajo'} ${pickId}`}.`,
    takesEffect: 'Esto cuenta en cuanto se publiquen de nuevo los resultados.',
    whereToRead: 'Su página muestra el motivo junto a su reclamo.',
  },
  closingSoon: {
    subject: (days) => `Pronto cierra ${selection(days)}`,
    text: (days, siteName) =>
      `Pronto cierra ${selection(days)} en ${siteName}, y usted todavía no ha enviado sus preferencias.`,
  },
  listMissing: {
    subject: (days) => `Usted todavía no tiene lista: ${selection(days)}`,
    text: (days, siteName) =>
      `Está abierta ${selection(days)} en ${siteName}, y no hay ninguna lista de usted. Ordene los trabajos que quiere antes del cierre.`,
  },
  cutoffExtended: {
    subject: (days) => `Más tiempo: ${selection(days)} cierra más tarde`,
    text: (days, siteName) =>
      `En ${siteName}, ${selection(days)} cierra más tarde de lo anunciado, porque no se pudo usar el sistema durante un tiempo antes del cierre. Hasta entonces puede guardar y cambiar su lista.`,
  },
  note: {
    subject: (title, siteName) => `Aviso de ${siteName}: ${title}`,
    text: (siteName) => `Los administradores de ${siteName} le escribieron:`,
    whereToo: 'También encuentra este aviso en su página.',
  },
  listEntered: {
    subject: (days) =>
      `Registraron su lista por usted: ${days === null ? 'semanas de vacaciones' : `trabajos para la semana del ${days}`}`,
    text: (days, { siteName, username, count, ...asked }) =>
      `${username}, de ${siteName}, registró su lista de ${days === null ? 'semanas de vacaciones' : `trabajos para la semana del ${days}`} con ${plural(count, 'preferencia', 'preferencias')}, ${formatAsked(asked)}.`,
    whatToDo:
      'Su página muestra la lista. Ahí puede reemplazarla hasta que cierre la selección. Si nadie debía registrar una lista por usted, pregunte al administrador de su sede.',
  },
  addressConfirmation: {
    subject: (siteName) => `Confirme su correo electrónico para ${siteName}`,
    text: (siteName) =>
      `Esta dirección se agregó en su página de conductor de ${siteName}. Confírmela para recibir avisos por correo.`,
    validUntil: (until) =>
      `El enlace funciona hasta el ${until}. Después, puede pedir uno nuevo en su página de conductor.`,
    entered: ({ siteName, companyName }) =>
      `Un administrador de ${siteName}, ${companyName}, agregó esta dirección para un conductor que trabaja ahí. Si es usted, confírmela.`,
    use: 'Entonces recibirá correos sobre sus resultados de trabajos y vacaciones, sus cambios y las selecciones que cierran. En su página de conductor elige cuáles, y puede cancelarlos todos cuando quiera.',
    nothingElse: 'Mientras no la confirme, a esta dirección solo llega esta solicitud.',
    enteredUntil: (until) =>
      `El enlace funciona hasta el ${until}. Después, el administrador o su página de conductor pueden enviarle uno nuevo.`,
    notMe: 'No soy yo, quitar esta dirección',
  },
  addressRemoved: {
    subject: 'Su correo electrónico se cambió o se quitó',
    text: (siteName) =>
      `En su página de conductor de ${siteName} se quitó o se reemplazó esta dirección. Ya no recibirá correos aquí.`,
    whatToDo: 'Si no fue usted, vuelva a poner su dirección y avise a su administrador.',
  },
  driverAccountChanged: {
    subject: (change) => driverChanges[change].subject,
    text: ({ siteName, change, by }) =>
      `En ${siteName}, ${driverChanges[change].text}. ${driverChangedBy[by]}.`,
    whatToDo:
      'Si esperaba este cambio, no tiene que hacer nada. Si no, avise a su administrador, que puede darle un código de un solo uso para crear una contraseña nueva.',
  },
};
