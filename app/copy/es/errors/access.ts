import type * as en from '~/app/copy/en/errors/access';
import { login as driverLogin } from '~/app/copy/es/driver/account';
import { calendarFeed } from '~/app/copy/es/driver/calendar-feed';
import { deactivated } from '~/app/copy/es/driver/landing';
import { myPhone } from '~/app/copy/es/driver/my-phone';
import { plural } from '~/app/copy/es/plural';
import { maxPasswordLength } from '~/domain/access/password';

export const access: typeof en.access = {
  'employee-not-found.title': 'ID de empleado no reconocido',
  'employee-not-found':
    'No reconocemos su ID de empleado, o todavía no está activo para elegir trabajos.',
  'facility-not-found.title': 'Sede no encontrada',
  'facility-not-found': 'No encontramos su sede. Hable con su supervisor.',
  'site-deactivated.title': deactivated.title,
  'site-deactivated': deactivated.adminText,
  'code-unknown.title': 'Este enlace está incompleto',
  'code-unknown': 'Ábralo de nuevo desde el correo o copie el enlace completo.',
  'code-used.title': 'Este enlace ya se usó',
  'code-used':
    'Cada enlace funciona una sola vez. Si ya creó una contraseña con este enlace o con uno más nuevo, inicie sesión.',
  'code-expired.title': 'Este enlace ya no es válido',
  'code-expired':
    'El enlace para una contraseña nueva funciona 1 hora; el de una cuenta nueva, 72 horas. Podemos enviarle otro por correo.',
  'password-too-short.title': 'Contraseña demasiado corta',
  'password-too-short': ({ minLength }) =>
    `Use al menos ${minLength} caracteres. Unas palabras sin relación entre sí son fáciles de recordar.`,
  'password-too-long.title': 'Contraseña demasiado larga',
  'password-too-long': `Use como máximo ${maxPasswordLength} caracteres.`,
  'password-too-easy.title': 'Contraseña fácil de adivinar',
  'password-too-easy':
    'Contiene palabras comunes, sus propios nombres o caracteres seguidos. Elija otra.',
  'passwords-differ.title': 'Las contraseñas no coinciden',
  'passwords-differ': 'Las dos contraseñas no coinciden. Escríbalas de nuevo.',
  'wrong-reset-code':
    'El ID de empleado y el código de un solo uso no coinciden, o el código ya se usó o venció. Intente de nuevo o pida otro código a su administrador.',
  'wrong-answers':
    'El ID de empleado, las preguntas y las respuestas no coinciden. Intente de nuevo o pida un código de un solo uso a su administrador.',
  'same-questions': 'Elija dos preguntas distintas.',
  'same-answers': 'Escriba dos respuestas distintas.',
  'answer-too-short': ({ minLength }) =>
    `Escriba respuestas de al menos ${minLength} letras o números.`,
  'questions-not-allowed': 'Su sede no usa preguntas de seguridad.',
  'wrong-current-password': 'Esa no es su contraseña actual. Intente de nuevo.',
  'account-changed': 'Su cuenta cambió. Intente de nuevo.',
  'password-required.title': 'Falta una contraseña',
  'password-required':
    'Su sede exige una contraseña y usted no tiene ninguna. Pida a su administrador que le ayude a crearla.',
  'wrong-code.title': 'Código incorrecto',
  'wrong-code':
    'Cada código funciona una sola vez, durante un minuto más o menos. Escriba el código que muestra ahora la aplicación.',
  'wrong-passkey.title': 'Llave de acceso no aceptada',
  'wrong-passkey':
    'Esta llave de acceso no abre esta cuenta. Intente de nuevo, empiece de nuevo o use un código de recuperación.',
  'sign-in-over.title': 'Inicie sesión de nuevo',
  'sign-in-over': 'Su cuenta cambió. Escriba su contraseña otra vez.',
  'second-factor-on': 'El inicio de sesión en dos pasos ya está activado.',
  'second-factor-off': 'El inicio de sesión en dos pasos no está activado.',
  'last-resort-needs-code':
    'Usted conserva una contraseña para el día en que falle el inicio de sesión único, y para eso necesita la verificación en dos pasos. Elija primero a otra persona en Inicio de sesión único.',
  'too-many-attempts.title': 'Demasiados intentos',
  'too-many-attempts': ({ retryAfterSeconds }) => {
    const wait =
      retryAfterSeconds > 7200
        ? `${Math.ceil(retryAfterSeconds / 3600)} horas`
        : plural(Math.max(1, Math.ceil(retryAfterSeconds / 60)), 'minuto', 'minutos');
    return `Demasiados intentos. Espere ${wait} y vuelva a intentarlo.`;
  },
  'push-service-unknown.title': 'Este navegador no es compatible con las notificaciones',
  'push-service-unknown':
    'Las notificaciones funcionan con Chrome, Edge, Firefox y Safari. No se cambió nada.',
  'device-at-kiosk.title': 'No en esta computadora',
  'device-at-kiosk': 'Todos usan esta computadora; por eso no muestra notificaciones.',
  'too-many-devices.title': 'Demasiados dispositivos',
  'too-many-devices': ({ most }) =>
    `Puede tener ${most} dispositivos. Quite uno que ya no use e intente de nuevo.`,
  'invalid-number': 'Ingrese un número de celular válido.',
  'country-not-served': ({ countries }) =>
    `Solo podemos enviar mensajes de texto a celulares de estos países: ${countries.join(', ')}.`,
  'wrong-number-code': ({ triesLeft }) =>
    triesLeft === 1
      ? 'Ese no es el código. Le queda un intento.'
      : `Ese no es el código. Le quedan ${triesLeft} intentos.`,
  'number-code-over': 'Este código ya no sirve. Pida uno nuevo.',
  'number-known': 'Los mensajes de texto ya van a este número.',
  'texts-not-offered.title': 'Sin mensajes de texto',
  'texts-not-offered': 'Los mensajes de texto se desactivaron. No se cambió nada.',
  'calendar-feed-at-kiosk': calendarFeed.atKiosk,
  'own-device-off.title': myPhone.off,
  'own-device-off': myPhone.offText,
  'own-device-at-kiosk': myPhone.atKiosk,
  'own-device-unproven': myPhone.unproven,
  'passkey-invalid': driverLogin.passkeyFailed,
  'too-many-passkeys': ({ most }) =>
    `Puede tener ${most} llaves de acceso. Quite una que ya no use e intente de nuevo.`,
  'too-many-own-devices.title': 'Demasiados teléfonos',
  'too-many-own-devices': ({ most }) =>
    `Puede tener ${most} teléfonos. Olvide uno que ya no use e intente de nuevo.`,
  'contact-changed.title': 'Se cambió desde otro dispositivo',
  'contact-changed':
    'Su correo electrónico o sus dispositivos se cambiaron desde otro dispositivo. Revíselos e intente de nuevo.',
};

export const login: typeof en.login = {
  title: 'No se pudo iniciar sesión',
  'missing-password': 'Escriba su contraseña.',
  'invalid-password': 'La contraseña no es correcta. Intente de nuevo.',
  'invalid-admin-login':
    'El ID de la empresa, el código de la sede, el usuario o la contraseña no es correcto. Intente de nuevo.',
  'support-not-allowed':
    'Esta empresa no permite por ahora que el soporte inicie sesión. Un administrador de empresa puede permitirlo en Acceso del soporte.',
  'own-device-unknown': 'Este teléfono no se recuerda. Escriba su ID de empleado.',
  'passkey-unknown': 'Esta llave de acceso no se conoce aquí. Escriba su ID de empleado.',
};
