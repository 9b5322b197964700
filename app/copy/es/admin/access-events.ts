import type { EventSentences } from '~/app/copy/describe-event';

const ownAccountChanges = {
  password: 'Cambió su contraseña',
  email: 'Cambió el correo para los enlaces de contraseña',
  'second-factor-on': 'Activó el inicio de sesión en dos pasos',
  'second-factor-off': 'Desactivó el inicio de sesión en dos pasos',
  'recovery-codes': 'Reemplazó sus códigos de recuperación',
  'app-added': 'Agregó una aplicación de autenticación al inicio de sesión en dos pasos',
  'app-removed': 'Quitó la aplicación de autenticación del inicio de sesión en dos pasos',
  'passkey-added': 'Agregó una llave de acceso al inicio de sesión en dos pasos',
  'passkey-removed': 'Quitó una llave de acceso del inicio de sesión en dos pasos',
};

const signInWays = {
  password: 'El administrador inició sesión',
  'password+code': 'El administrador inició sesión con contraseña y código',
  'password+passkey': 'El administrador inició sesión con contraseña y llave de acceso',
  'recovery-code': 'El administrador inició sesión con un código de recuperación',
  master: 'Alguien inició sesión como este administrador con la contraseña maestra',
  sso: 'El administrador inició sesión con la cuenta de su empresa',
};

/** Signing in and out, passwords and how messages reach a driver. */
export const accessEvents = {
  'signed-in': ({ by }) =>
    ({
      password: 'Inició sesión con contraseña',
      id: 'Inició sesión con su ID de empleado',
      'own-device': 'Inició sesión en su propio teléfono',
      passkey: 'Inició sesión con una llave de acceso',
    })[by],
  'administrator-signed-in': ({ way }) => signInWays[way],
  'signed-out': () => 'Cerró la sesión',
  'own-account-changed': ({ change, byMasterPassword }) =>
    `${ownAccountChanges[change]}${byMasterPassword ? ', con la contraseña maestra' : ''}`,
  'second-factor-removed': ({ username }) =>
    `Desactivó el inicio de sesión en dos pasos de ${username}`,
  'password-set': ({ by }) =>
    ({
      password: 'Cambió su contraseña',
      code: 'Creó una contraseña con un código de un solo uso',
      answers: 'Creó una contraseña con sus preguntas de seguridad',
    })[by],
  'security-questions-set': () => 'Guardó sus preguntas de seguridad',
  'security-questions-removed': () => 'Eliminó sus preguntas de seguridad',
  'reset-code-issued': ({ driverName, driverId }) =>
    `Dio un código de un solo uso para la contraseña de ${driverName} (${driverId})`,
  'password-reset': ({ driverName, driverId }) =>
    `Restableció la contraseña de ${driverName} (${driverId})`,
  'password-link-requested': () => 'Pidió por correo un enlace de contraseña',
  'activation-link-sent': ({ username, email, isNewAddress }) =>
    `Envió a ${username} un enlace de activación nuevo ${isNewAddress ? 'a la dirección nueva ' : 'a '}${email}; los anteriores ya no valen`,
  'password-link-used': ({ kind }) =>
    kind === 'activation'
      ? 'Activó la cuenta con el enlace del correo'
      : 'Creó una contraseña nueva con el enlace del correo',
  'contact-changed': ({ change }) =>
    `${{ set: 'Agregó un', changed: 'Cambió el', removed: 'Eliminó el', confirmed: 'Confirmó el' }[change]} correo para avisos`,
  'messages-chosen': () => 'Eligió qué mensajes recibir',
  'device-changed': ({ change }) =>
    ({
      added: 'Pidió notificaciones en un dispositivo',
      confirmed: 'Activó las notificaciones en un dispositivo',
      removed: 'Desactivó las notificaciones en un dispositivo',
    })[change],
  'own-device-changed': ({ change }) =>
    ({
      remembered: 'Dijo que un teléfono es suyo',
      forgotten: 'Olvidó uno de sus teléfonos propios',
      'all-forgotten': 'Olvidó todos sus teléfonos propios',
      copied: 'Olvidó uno de sus teléfonos propios, porque alguien copió su inicio de sesión',
    })[change],
  'passkey-changed': ({ change }) =>
    change === 'added' ? 'Agregó una llave de acceso' : 'Quitó una llave de acceso',
  'device-lost': ({ driverId }) =>
    `Se quitó un dispositivo del conductor ${driverId}, porque ya no recibe notificaciones`,
  'number-changed': ({ change }) =>
    `${{ set: 'Agregó un', changed: 'Cambió el', removed: 'Quitó el', confirmed: 'Confirmó el' }[change]} número de celular para mensajes de texto`,
  'number-lost': ({ driverId, why }) =>
    ({
      unsubscribed: `El conductor ${driverId} canceló los mensajes de texto al responder a uno`,
      undeliverable: `Se quitó el número de celular del conductor ${driverId}, porque no recibe mensajes de texto`,
    })[why],
  'texts-used-up': ({ period, most }) =>
    `La sede ya envió los ${most} mensajes de texto que puede enviar en ${period === 'day' ? 'un día' : '30 días'}. Mientras tanto, los mensajes salen solo por correo y como notificaciones`,
  'address-lost': ({ driverId, why }) =>
    ({
      unsubscribed: `El conductor ${driverId} canceló los avisos con el enlace de un correo`,
      bounced: `Se quitó el correo del conductor ${driverId}, porque los mensajes no se pueden entregar`,
      complained: `Se quitó el correo del conductor ${driverId}, porque un mensaje se marcó como no deseado`,
    })[why],
} satisfies Partial<EventSentences>;
