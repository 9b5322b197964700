import type * as en from '~/app/copy/en/driver/account';
import { plural } from '~/app/copy/es/plural';

export const account: typeof en.account = {
  newPassword: 'Contraseña nueva',
  passwordHint: (minPasswordLength) =>
    `Al menos ${minPasswordLength} caracteres, por ejemplo unas palabras sin relación entre sí.`,
  repeatPassword: 'Repita la contraseña nueva',
  removing: 'Quitando…',
};

export const driverPassword: typeof en.driverPassword = {
  title: 'Su contraseña',
  intro: 'Con una contraseña, nadie que sepa su ID de empleado puede cambiar su lista.',
  changeTitle: 'Cambie su contraseña',
  setTitle: 'Cree una contraseña',
  askForCode: 'Para la primera, pida a su administrador un código de un solo uso.',
  change: 'Cambiar contraseña',
  everywhereTitle: 'Cerrar sesión en todas partes',
  everywhereText:
    'Salir cierra la sesión solo aquí. Esto la cierra en todos sus teléfonos y computadoras.',
};

export const forms: typeof en.forms = {
  hidePassword: 'Ocultar contraseña',
  showPassword: 'Mostrar contraseña',
};

export const login: typeof en.login = {
  title: 'Inicio de sesión del conductor',
  intro: 'Escriba su ID de empleado para entrar al sistema de selección de trabajos.',
  passwordUpdated: 'Su contraseña se actualizó. Inicie sesión.',
  listNotSaved: 'Su lista sigue ahí, pero no está guardada. Inicie sesión para guardarla.',
  clear: 'Borrar',
  loadingDriver: 'Cargando los datos del conductor…',
  chooseFacility: 'Elija su sede',
  severalCompanies: (employeeId) =>
    `El ID de empleado ${employeeId} existe en más de una empresa. ¿Dónde trabaja usted?`,
  continueAs: (name) => `Continuar como ${name}`,
  orEnterId: '¿No es usted? Escriba su ID abajo.',
  usePasskey: 'Usar una llave de acceso',
  passkeyFailed: 'No funcionó. No se cambió nada. Intente de nuevo.',
  notYou: '¿No es usted? Otro conductor',
  noPassword: 'No tiene contraseña. Pasando a las preferencias de trabajo…',
  toStay: 'Para quedarse en esta página, toque cualquier lugar o pulse una tecla.',
  loggingIn: 'Iniciando sesión…',
  haveCode: 'Tengo un código de un solo uso',
  id: (employeeId) => `ID: ${employeeId}`,
  passwordOnFile: 'Ya tiene contraseña. Inicie sesión.',
  enterPassword: 'Escriba su contraseña',
  forgotPassword: '¿Olvidó su contraseña?',
  back: 'Atrás',
  login: 'Iniciar sesión',
  askToSetUp:
    'Usted no tiene ninguna. Pida a su administrador que le ayude a crear una contraseña.',
  passwordNeeded: 'Su sede exige una contraseña',
  sevenDigits: '7 dígitos',
  countDigits: (typed, all) =>
    `Usted escribió ${plural(typed, 'dígito', 'dígitos')}. Un ID de empleado tiene ${all}.`,
  wrongLength: 'El ID de empleado debe tener exactamente 7 caracteres',
  noCode: '¿No tiene un código?',
  yourSite: 'su sede',
  mailSubject: 'Restablecer contraseña',
  setPassword: 'Cree su contraseña',
  emailLink: 'Enviarme un enlace nuevo',
  adminPortal: 'Ir al portal de administración',
  code: 'Código de un solo uso',
  codeHint: 'Se lo da su administrador, por ejemplo 7K2M\u2011Q9XD\u20114TRB',
  question: (number) => `Pregunta ${number}`,
  answer: (number) => `Respuesta ${number}`,
  securityQuestions: 'Preguntas de seguridad',
  questionsHint:
    'Si olvida su contraseña, las respuestas a las dos preguntas le permiten crear una nueva, una sola vez. Elija respuestas que nadie en el trabajo conozca.',
  questionsOff: 'Su sede ya no usa preguntas de seguridad.',
  questionsSet: 'Listas',
  replaceQuestions: 'Reemplazar preguntas',
  saveQuestions: 'Guardar preguntas',
  removeQuestions: 'Quitar preguntas',
  notFound: 'No encontramos ese ID de empleado.',
  youEntered: (employeeId) => `Usted escribió ${employeeId}.`,
  resetTitle: 'Restablezca su contraseña',
  backToLogin: 'Volver al inicio de sesión',
  companyId: 'ID de la empresa',
  siteCode: 'Código de la sede',
  username: 'Usuario',
  usernameHint: 'También sirve su correo electrónico, si solo una cuenta de la sede lo tiene.',
  chooseQuestion: 'Elija una pregunta',
  codeIntro: 'Cree una contraseña con el código de un solo uso que le dio su administrador.',
  useAnswers: 'O responder a sus preguntas de seguridad',
  answersIntro: 'Responda a las dos preguntas que usted eligió.',
  enterId: 'Escriba su ID de empleado.',
  enterIdToStart: 'Escriba su ID de empleado',
  askForACode: 'Pida al administrador de {site} un código de un solo uso.',
  askForReset:
    'Pida al administrador de {site} un código de un solo uso, o que restablezca su contraseña; después podrá entrar solo con su ID de empleado.',
  tellId: 'Dígale su ID de empleado: {id}',
  contact: 'Contacto: {email}',
  yourId: 'ID de empleado: {id}',
  questions: {
    'first-street': '¿Cómo se llama la primera calle donde vivió?',
    'first-friend': '¿Cuál es el nombre de su mejor amigo de la infancia?',
    'first-vehicle': '¿Cuál fue la marca y el modelo de su primer vehículo?',
    'first-job': '¿En qué ciudad fue su primer trabajo?',
    'first-teacher': '¿Cuál es el apellido de su primer maestro?',
    'parents-met': '¿En qué ciudad se conocieron sus padres?',
    'first-concert': '¿Quién tocó en el primer concierto al que fue?',
    'dream-job': 'De niño, ¿qué quería ser cuando fuera grande?',
  },
  checking: 'Verificando...',
  setThePassword: 'Crear contraseña',
  currentPassword: 'Contraseña actual',
  exampleId: 'p. ej., 1234567',
};
