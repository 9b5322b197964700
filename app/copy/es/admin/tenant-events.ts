import {
  formatClosing,
  formatDifference,
  formatWork,
  type EventSentences,
} from '~/app/copy/describe-event';
import { plural } from '~/app/copy/es/plural';
import type { CompanySettings } from '~/domain/company/company';
import type { CompanyDifference } from '~/domain/company/company-act';
import { erasedCounts } from '~/domain/retention/limits';
import type { Limits } from '~/domain/site/company-changes';
import { master } from './master';
import { registration } from './registration';
import { retention } from './retention';
import { settings } from './settings';

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
