import type { accessErrors as en } from '~/app/copy/en/server/access-errors';
import { plural } from '~/app/copy/es/plural';

export const accessErrors: typeof en = {
  hours: (ceil) => plural(ceil, 'hora', 'horas'),
  min: (max) => `${max} min`,
  employeeIdNotRecognized: 'ID de empleado no reconocido',
  yourEmployeeIdWasNot:
    'No reconocemos su ID de empleado, o todavía no está activo para elegir trabajos.',
  facilityNotFound: 'Sede no encontrada',
  yourAssignedFacilityCouldNot: 'No encontramos su sede. Hable con su supervisor.',
  loginFailed: 'No se pudo iniciar sesión',
  pleaseEnterYourPassword: 'Escriba su contraseña.',
  invalidPasswordPleaseTryAgain: 'La contraseña no es correcta. Intente de nuevo.',
  thisLinkIsIncomplete: 'Este enlace está incompleto',
  pleaseOpenItAgainFrom: 'Ábralo de nuevo desde el correo o copie el enlace completo.',
  thisLinkHasAlreadyBeen: 'Este enlace ya se usó',
  eachLinkWorksOnceIf:
    'Cada enlace funciona una sola vez. Si ya creó una contraseña con este enlace o con uno más nuevo, inicie sesión.',
  thisLinkIsNoLonger: 'Este enlace ya no es válido',
  linksWorkFor72Hours: 'Los enlaces funcionan 72 horas. Podemos enviarle uno nuevo por correo.',
  passwordTooShort: 'Contraseña demasiado corta',
  useAtLeastCharactersA: (minLength) =>
    `Use al menos ${minLength} caracteres. Unas palabras sin relación entre sí son fáciles de recordar.`,
  passwordTooLong: 'Contraseña demasiado larga',
  useAtMostCharacters: (maxPasswordLength) => `Use como máximo ${maxPasswordLength} caracteres.`,
  passwordEasyToGuess: 'Contraseña fácil de adivinar',
  itContainsCommonWordsYour:
    'Contiene palabras comunes, sus propios nombres o caracteres seguidos. Elija otra.',
  passwordsDoNotMatch: 'Las contraseñas no coinciden',
  theTwoPasswordsDoNot: 'Las dos contraseñas no coinciden. Escríbalas de nuevo.',
  thisEmployeeIdAndOne:
    'El ID de empleado y el código de un solo uso no coinciden, o el código ya se usó o venció. Intente de nuevo o pida otro código a su administrador.',
  theEmployeeIdQuestionsAnd:
    'El ID de empleado, las preguntas y las respuestas no coinciden. Intente de nuevo o pida un código de un solo uso a su administrador.',
  pleaseChooseTwoDifferentQuestions: 'Elija dos preguntas distintas.',
  pleaseGiveTwoDifferentAnswers: 'Escriba dos respuestas distintas.',
  pleaseGiveAnswersOfAt: (minLength) =>
    `Escriba respuestas de al menos ${minLength} letras o números.`,
  yourSiteDoesNotUse: 'Su sede no usa preguntas de seguridad.',
  thisIsNotYourCurrent: 'Esa no es su contraseña actual. Intente de nuevo.',
  yourAccountHasChangedPlease: 'Su cuenta cambió. Intente de nuevo.',
  passwordRequired: 'Falta una contraseña',
  yourSiteRequiresAPassword:
    'Su sede exige una contraseña y usted no tiene ninguna. Pida a su administrador que le ayude a crearla.',
  companyIdSiteCodeUsername:
    'El ID de la empresa, el código de la sede, el usuario o la contraseña no es correcto. Intente de nuevo.',
  wrongCode: 'Código incorrecto',
  eachCodeWorksOnceFor:
    'Cada código funciona una sola vez, durante un minuto más o menos. Escriba el código que muestra ahora la aplicación.',
  pleaseLogInAgain: 'Inicie sesión de nuevo',
  yourAccountHasChangedPleaseEnter: 'Su cuenta cambió. Escriba su contraseña otra vez.',
  twoStepSignInIs: 'El inicio de sesión en dos pasos ya está activado.',
  twoStepSignInIsNot: 'El inicio de sesión en dos pasos no está activado.',
  tooManyAttempts: 'Demasiados intentos',
  tooManyAttemptsPleaseWait: (wait) => `Demasiados intentos. Espere ${wait} y vuelva a intentarlo.`,
  addressChanged: 'La dirección cambió',
  yourEmailAddressWasChanged:
    'Su correo electrónico se cambió desde otro dispositivo. Revíselo e intente de nuevo.',
};
