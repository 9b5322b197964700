import {
  type EventSentences,
  formatClosing,
  formatDifference,
  formatWork,
} from '~/app/copy/describe-event';
import { plural } from '~/app/copy/es/plural';
import type { CompanySettings } from '~/domain/company/company';
import type { CompanyDifference } from '~/domain/company/company-act';
import { erasedCounts } from '~/domain/retention/limits';
import type { Limits } from '~/domain/site/company-changes';
import { failingDays } from '~/domain/webhooks/limits';
import { master } from './companies';
import { people } from './people';
import { webhooks } from './programs';
import { registration } from './registration';
import { settings } from './settings';
import { retention } from './stored-data';

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
  'entered-address-changed': ({ driverName, driverId, change }) =>
    ({
      entered: `Agregó un correo para ${driverName} (${driverId}) y pidió a su dueño que lo confirme`,
      replaced: `Reemplazó el correo sin confirmar de ${driverName} (${driverId}) y pidió al dueño del nuevo que lo confirme`,
      'asked-again': `Pidió otra vez al dueño del correo de ${driverName} (${driverId}) que lo confirme`,
      removed: `Quitó el correo sin confirmar de ${driverName} (${driverId})`,
    })[change],
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
  'calendar-feed-changed': ({ change }) =>
    ({
      made: 'Creó un enlace de calendario',
      replaced: 'Creó un enlace de calendario nuevo, que terminó el anterior',
      ended: 'Desactivó su enlace de calendario',
    })[change],
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
      refused: `Se quitó el correo del conductor ${driverId}, porque quien lee sus mensajes dijo que no es suyo`,
      bounced: `Se quitó el correo del conductor ${driverId}, porque los mensajes no se pueden entregar`,
      complained: `Se quitó el correo del conductor ${driverId}, porque un mensaje se marcó como no deseado`,
    })[why],
} satisfies Partial<EventSentences>;

export const peopleEvents = {
  'person-invited': ({ name, username, role }) =>
    `Invitó a ${name} (${username}) como ${people.roles[role]}`,
  'invitation-resent': ({ name, username }) =>
    `Envió de nuevo la invitación de ${name} (${username})`,
  'invitation-withdrawn': ({ name, username }) => `Retiró la invitación de ${name} (${username})`,
  'role-changed': ({ name, username, from, to }) =>
    `Cambió la función de ${name} (${username}): ${people.roles[from]} → ${people.roles[to]}`,
  'person-removed': ({ name, username, role }) =>
    `Quitó a ${name} (${username}), ${people.roles[role]}`,
  'api-token-created': ({ name, scopes, days }) =>
    `Creó el token «${name}» por ${days} días: ${scopes.join(', ')}`,
  'site-feed-changed': ({ change }) =>
    ({
      made: 'Creó un enlace de calendario de la sede',
      replaced: 'Creó un enlace de calendario nuevo de la sede, que terminó el anterior',
      ended: 'Desactivó el enlace de calendario de la sede',
    })[change],
  'api-token-revoked': ({ name }) => `Revocó el token «${name}»`,
  'webhook-added': ({ name, host }) => `Agregó el webhook “${name}” en ${host}`,
  'webhook-changed': ({ name, host }) => `Cambió el webhook “${name}” en ${host}`,
  'webhook-removed': ({ name }) => `Quitó el webhook “${name}”`,
  'webhook-secret-rotated': ({ name }) => `Dio un secreto de firma nuevo al webhook “${name}”`,
  'webhook-switched-on': ({ name }) => `Activó el webhook “${name}”`,
  'webhook-switched-off': ({ name, because }) =>
    because === 'gone'
      ? `Desactivó el webhook “${name}”, porque su receptor respondió que ya no existe`
      : `Desactivó el webhook “${name}”, porque nada le había llegado en ${failingDays} días`,
  'webhook-message-failed': ({ name, event }) =>
    `Un mensaje al webhook “${name}” falló definitivamente: ${webhooks.nameType(event)}`,
  'site-entered': ({ from }) => `Vino aquí desde ${from}`,
  'own-name-changed': ({ from, to }) =>
    from === null ? `Escribió su nombre: ${to}` : `Cambió su nombre: ${from} → ${to}`,
} satisfies Partial<EventSentences>;

const onOff = (isOn: boolean) => (isOn ? 'Activado' : 'Desactivado');

const describeLimits = (limits: Limits): string =>
  (['maxDrivers', 'maxJobs', 'maxSites'] as const)
    .map((name) => `${master.limitLabels[name]}: ${limits[name]}`)
    .join('; ');

const describeCompanySettings = (company: CompanySettings): string => {
  const { ruleLabels } = master;
  return [
    `${ruleLabels.usesSeniorityForAssignment}: ${onOff(company.usesSeniorityForAssignment)}`,
    `${ruleLabels.usesVCStatus}: ${onOff(company.usesVCStatus)}`,
    `${ruleLabels.airportCertificationRequired}: ${onOff(company.airportCertificationRequired)}`,
    describeLimits(company),
  ].join('; ');
};

const describeDifference = (difference: CompanyDifference): string => {
  const { ruleLabels, limitLabels, freeTier } = master;
  const labels = { ...ruleLabels, ...limitLabels, isFree: freeTier };
  return formatDifference(difference, labels[difference.name], onOff);
};

const describeTenant = ({ companyId, siteId }: { companyId: string; siteId: string | null }) =>
  siteId === null ? `la empresa ${companyId}` : `la sede ${siteId} de ${companyId}`;

const notices = {
  'award-published': 'de una asignación publicada',
  'award-withdrawn': 'de una asignación retirada',
  'result-unseen': 'de un resultado sin confirmar',
  'claim-answered': 'de la respuesta a su reclamo',
  'closing-soon': 'de un cierre',
  'cutoff-extended': 'de un cierre que se aplazó',
  'list-missing': 'de la lista que les falta',
  'note-sent': 'de un aviso',
  'company-changed': 'de un cambio de su empresa',
};

/** Settings, companies and sites, and messages that were not delivered. */
export const tenantEvents = {
  'settings-changed': ({ changes }) => {
    const { labels, describeValue } = settings;
    const described = changes.map(
      ({ name, from, to }) =>
        `${labels[name]}: ${describeValue(name, from)} → ${describeValue(name, to)}`,
    );
    return `Cambió la configuración: ${described.join('; ')}`;
  },
  'kiosk-marked': ({ isKiosk }) =>
    isKiosk ? 'Marcó una computadora como quiosco' : 'Quitó a una computadora la marca de quiosco',
  'log-cleared': () =>
    'Vació el registro de actividad: lo anterior se oculta aquí y se conserva en el registro',
  'data-exported': ({ of }) =>
    of === 'site'
      ? 'Exportó todos los datos de la sede'
      : 'Exportó todos los datos de la empresa, con esta sede',
  'defaults-changed': ({ defaults }) =>
    `Cambió los valores de las empresas nuevas: ${describeCompanySettings(defaults.company)}; Asignación automática: ${onOff(defaults.autoAssignment)}; Cierre automático del portal: ${onOff(defaults.autoPortalClosure)}; Impresión: ${onOff(defaults.printing)}`,
  'work-planned': (work) => `Planeó trabajos de mantenimiento: ${formatWork(work)}`,
  'work-canceled': (work) => `Canceló trabajos de mantenimiento: ${formatWork(work)}`,
  'company-settings-changed': ({ companyId, settings: now, changes }) =>
    `Cambió la configuración de la empresa ${companyId}: ${changes?.map(describeDifference).join('; ') ?? describeCompanySettings(now)}`,
  'site-added': ({ companyId, siteId, siteName }) =>
    `Agregó la sede ${siteId} (${siteName}) a la empresa ${companyId}`,
  'tenant-renamed': ({ from, to, ...of }) =>
    `Cambió el nombre de ${describeTenant(of)}: ${from} → ${to}`,
  'tenant-switched': ({ isActive, ...of }) =>
    `${isActive ? 'Activó' : 'Desactivó'} ${describeTenant(of)}`,
  'tenant-erasure-asked': ({ eraseOn, reason, ...of }) =>
    `Programó el borrado de ${describeTenant(of)} para el ${eraseOn}; motivo: ${reason}`,
  'tenant-erasure-withdrawn': (of) => `Retiró el borrado de ${describeTenant(of)}`,
  'support-access-changed': ({ until, by }) =>
    until
      ? `${by} permite que el soporte inicie sesión hasta ${formatClosing(until)}`
      : `${by} ya no permite que el soporte inicie sesión`,
  'company-logo-changed': ({ companyId, isRemoved, by }) =>
    by === null
      ? `Quitó el logotipo de la empresa ${companyId}`
      : isRemoved
        ? `${by} quitó el logotipo de la empresa`
        : `${by} puso un nuevo logotipo de la empresa`,
  'tenant-erased': ({ items, ...of }) =>
    `Borró para siempre ${describeTenant(of)}: ${plural(items, 'elemento', 'elementos')}`,
  'registration-approved': ({ requestId, companyName, companyId, siteId, ...terms }) =>
    [
      `Aprobó la solicitud de registro ${requestId} de ${companyName}: empresa ${companyId}, sede ${siteId}`,
      ...(terms.timeZone ? [`zona horaria ${terms.timeZone}`] : []),
      ...(terms.limits ? [describeLimits(terms.limits)] : []),
      ...(terms.isFree === undefined ? [] : [`${master.freeTier}: ${onOff(terms.isFree)}`]),
    ].join('; '),
  'registration-denied': ({ requestId, companyName, reason, isErased }) =>
    isErased
      ? `Rechazó la solicitud de registro ${requestId}; los datos del solicitante se borraron después`
      : `Rechazó la solicitud de registro ${requestId} de ${companyName}; motivo: ${reason ?? registration.defaultDenialReason}`,
  'retention-changed': ({ from, to, asked, isWithdrawn, by }) =>
    [
      isWithdrawn
        ? `${by} retiró los plazos más cortos para guardar el historial`
        : `${by} eligió cuánto tiempo se guarda el historial`,
      retention.describeKept(from, to),
      ...(asked
        ? [`desde ${formatClosing(asked.from)}: ${retention.describeKept(to, asked.to)}`]
        : []),
    ].join('; '),
  'history-erased': ({ from, to }) =>
    `Borró lo que la empresa ya no guarda, en total: ${erasedCounts
      .filter((name) => from[name] !== to[name])
      .map((name) => `${retention.countLabels[name]}: ${from[name]} → ${to[name]}`)
      .join('; ')}`,
  'applicant-erasure-begun': ({ requestId, decidedAt }) =>
    decidedAt === null
      ? `Comenzó a borrar la solicitud de registro pendiente ${requestId}`
      : `Comenzó a borrar la solicitud de registro ${requestId}, rechazada el ${decidedAt.slice(0, 10)}`,
  'applicant-erased': ({ requestId, messages, entries }) =>
    `Borró para siempre los datos del solicitante de la solicitud de registro ${requestId}, con ${plural(messages, 'correo en espera', 'correos en espera')} y los nombres en ${plural(entries, 'entrada del registro', 'entradas del registro')}`,
  'notice-undelivered': ({ notice, attempts, companyId }) =>
    `No se pudo avisar a todos ${notices[notice]}${companyId === undefined ? '' : ` (${companyId})`} en ${attempts} intentos`,
  'mail-undelivered': ({ subject, to, attempts }) => {
    const recipient = 'driverId' in to ? `al conductor ${to.driverId}` : `a ${to.email}`;
    return `El correo “${subject}” ${recipient} no se pudo entregar en ${attempts} intentos`;
  },
} satisfies Partial<EventSentences>;
