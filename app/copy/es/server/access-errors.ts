import type { accessErrors as en } from '~/app/copy/en/server/access-errors';
import { plural } from '~/app/copy/es/plural';

export const accessErrors: typeof en = {
  unknownId: 'ID de empleado no reconocido',
  unknownIdText: 'No reconocemos su ID de empleado, o todavía no está activo para elegir trabajos.',
  facilityNotFound: 'Sede no encontrada',
  facilityNotFoundText: 'No encontramos su sede. Hable con su supervisor.',
  loginFailed: 'No se pudo iniciar sesión',
  enterPassword: 'Escriba su contraseña.',
  invalidPassword: 'La contraseña no es correcta. Intente de nuevo.',
  linkIncomplete: 'Este enlace está incompleto',
  linkIncompleteText: 'Ábralo de nuevo desde el correo o copie el enlace completo.',
  linkUsed: 'Este enlace ya se usó',
  linkUsedText:
    'Cada enlace funciona una sola vez. Si ya creó una contraseña con este enlace o con uno más nuevo, inicie sesión.',
  linkExpired: 'Este enlace ya no es válido',
  linkExpiredText:
    'El enlace para una contraseña nueva funciona 1 hora; el de una cuenta nueva, 72 horas. Podemos enviarle otro por correo.',
  passwordTooShort: 'Contraseña demasiado corta',
  passwordTooShortText: (minLength) =>
    `Use al menos ${minLength} caracteres. Unas palabras sin relación entre sí son fáciles de recordar.`,
  passwordTooLong: 'Contraseña demasiado larga',
  passwordTooLongText: (maxPasswordLength) => `Use como máximo ${maxPasswordLength} caracteres.`,
  passwordEasyToGuess: 'Contraseña fácil de adivinar',
  passwordEasyToGuessText:
    'Contiene palabras comunes, sus propios nombres o caracteres seguidos. Elija otra.',
  passwordsDoNotMatch: 'Las contraseñas no coinciden',
  passwordsDoNotMatchText: 'Las dos contraseñas no coinciden. Escríbalas de nuevo.',
  wrongOneTimeCode:
    'El ID de empleado y el código de un solo uso no coinciden, o el código ya se usó o venció. Intente de nuevo o pida otro código a su administrador.',
  wrongAnswers:
    'El ID de empleado, las preguntas y las respuestas no coinciden. Intente de nuevo o pida un código de un solo uso a su administrador.',
  sameQuestions: 'Elija dos preguntas distintas.',
  sameAnswers: 'Escriba dos respuestas distintas.',
  answersTooShort: (minLength) => `Escriba respuestas de al menos ${minLength} letras o números.`,
  questionsOff: 'Su sede no usa preguntas de seguridad.',
  wrongCurrentPassword: 'Esa no es su contraseña actual. Intente de nuevo.',
  accountChanged: 'Su cuenta cambió. Intente de nuevo.',
  passwordRequired: 'Falta una contraseña',
  passwordRequiredText:
    'Su sede exige una contraseña y usted no tiene ninguna. Pida a su administrador que le ayude a crearla.',
  supportNotAllowed:
    'Esta empresa no permite por ahora que el soporte inicie sesión. Un administrador de empresa puede permitirlo en Acceso del soporte.',
  wrongSignIn:
    'El ID de la empresa, el código de la sede, el usuario o la contraseña no es correcto. Intente de nuevo.',
  wrongCode: 'Código incorrecto',
  wrongCodeText:
    'Cada código funciona una sola vez, durante un minuto más o menos. Escriba el código que muestra ahora la aplicación.',
  wrongPasskey: 'Llave de acceso no aceptada',
  wrongPasskeyText:
    'Esta llave de acceso no abre esta cuenta. Intente de nuevo, empiece de nuevo o use un código de recuperación.',
  logInAgain: 'Inicie sesión de nuevo',
  logInAgainText: 'Su cuenta cambió. Escriba su contraseña otra vez.',
  twoStepAlreadyOn: 'El inicio de sesión en dos pasos ya está activado.',
  twoStepNotOn: 'El inicio de sesión en dos pasos no está activado.',
  tooManyAttempts: 'Demasiados intentos',
  tooManyAttemptsText: (seconds) => {
    const wait =
      seconds > 7200
        ? `${Math.ceil(seconds / 3600)} horas`
        : plural(Math.max(1, Math.ceil(seconds / 60)), 'minuto', 'minutos');
    return `Demasiados intentos. Espere ${wait} y vuelva a intentarlo.`;
  },
  contactChanged: 'Se cambió desde otro dispositivo',
  contactChangedText:
    'Su correo electrónico o sus dispositivos se cambiaron desde otro dispositivo. Revíselos e intente de nuevo.',
};
