import {
  formatClosing,
  formatDifference,
  formatWork,
  type EventSentences,
} from '~/app/copy/describe-event';
import { counted } from '~/app/copy/en/counted';
import type { CompanySettings } from '~/domain/company/company';
import type { CompanyDifference } from '~/domain/company/company-act';
import { erasedCounts } from '~/domain/retention/limits';
import type { Limits } from '~/domain/site/company-changes';
import { master } from './master';
import { registration } from './registration';
import { retention } from './retention';
import { settings } from './settings';

const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');

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
  siteId === null ? `company ${companyId}` : `site ${siteId} of ${companyId}`;

const notices = {
  'award-published': 'a published award',
  'award-withdrawn': 'a withdrawn award',
  'result-unseen': 'a result they have not confirmed',
  'claim-answered': 'the answer to their claim',
  'closing-soon': 'an upcoming deadline',
  'cutoff-extended': 'a later deadline',
  'list-missing': 'their missing list',
  'note-sent': 'a note',
  'company-changed': 'a change of their company',
};

/** Settings, companies and sites, and messages that were not delivered. */
export const tenantEvents = {
  'settings-changed': ({ changes }) => {
    const { labels, describeValue } = settings;
    const described = changes.map(
      ({ name, from, to }) =>
        `${labels[name]}: ${describeValue(name, from)} → ${describeValue(name, to)}`,
    );
    return `Changed settings: ${described.join('; ')}`;
  },
  'kiosk-marked': ({ isKiosk }) =>
    isKiosk ? 'Set up a computer as a kiosk' : 'Stopped using a computer as a kiosk',
  'log-cleared': () => 'Cleared the activity log: older entries are hidden here and kept on record',
  'data-exported': ({ of }) =>
    of === 'site'
      ? 'Exported all data of the site'
      : 'Exported all data of the company, with this site',
  'defaults-changed': ({ defaults }) =>
    `Changed the defaults of new companies: ${describeCompanySettings(defaults.company)}; Auto assignment: ${onOff(defaults.autoAssignment)}; Auto portal closure: ${onOff(defaults.autoPortalClosure)}; Printing: ${onOff(defaults.printing)}`,
  'work-planned': (work) => `Planned work on the installation: ${formatWork(work)}`,
  'work-canceled': (work) => `Canceled planned work on the installation: ${formatWork(work)}`,
  'company-settings-changed': ({ companyId, settings: now, changes }) =>
    `Changed the settings of company ${companyId}: ${changes?.map(describeDifference).join('; ') ?? describeCompanySettings(now)}`,
  'site-added': ({ companyId, siteId, siteName }) =>
    `Added site ${siteId} (${siteName}) to company ${companyId}`,
  'tenant-renamed': ({ from, to, ...of }) => `Renamed ${describeTenant(of)}: ${from} → ${to}`,
  'tenant-switched': ({ isActive, ...of }) =>
    `${isActive ? 'Activated' : 'Deactivated'} ${describeTenant(of)}`,
  'tenant-erasure-asked': ({ eraseOn, reason, ...of }) =>
    `Scheduled the erasure of ${describeTenant(of)} on ${eraseOn}; reason: ${reason}`,
  'tenant-erasure-withdrawn': (of) => `Withdrew the erasure of ${describeTenant(of)}`,
  'support-access-changed': ({ until, by }) =>
    until
      ? `${by} lets support sign in until ${formatClosing(until)}`
      : `${by} no longer lets support sign in`,
  'company-logo-changed': ({ companyId, isRemoved, by }) =>
    by === null
      ? `Removed the logo of company ${companyId}`
      : isRemoved
        ? `${by} removed the company’s logo`
        : `${by} set a new logo of the company`,
  'tenant-erased': ({ items, ...of }) =>
    `Erased ${describeTenant(of)} for good: ${counted(items, 'item')}`,
  'registration-approved': ({ requestId, companyName, companyId, siteId, ...terms }) =>
    [
      `Approved registration request ${requestId} of ${companyName}: company ${companyId}, site ${siteId}`,
      ...(terms.timeZone ? [`time zone ${terms.timeZone}`] : []),
      ...(terms.limits ? [describeLimits(terms.limits)] : []),
      ...(terms.isFree === undefined ? [] : [`${master.freeTier}: ${onOff(terms.isFree)}`]),
    ].join('; '),
  'registration-denied': ({ requestId, companyName, reason, isErased }) =>
    isErased
      ? `Denied registration request ${requestId}; the applicant was erased since`
      : `Denied registration request ${requestId} of ${companyName}; reason: ${reason ?? registration.defaultDenialReason}`,
  'retention-changed': ({ from, to, asked, isWithdrawn, by }) =>
    [
      isWithdrawn
        ? `${by} withdrew the shorter times for which history was to be kept`
        : `${by} chose for how long history is kept`,
      retention.describeKept(from, to),
      ...(asked
        ? [`from ${formatClosing(asked.from)} on: ${retention.describeKept(to, asked.to)}`]
        : []),
    ].join('; '),
  'history-erased': ({ from, to }) =>
    `Erased what the company no longer keeps, in all: ${erasedCounts
      .filter((name) => from[name] !== to[name])
      .map((name) => `${retention.countLabels[name]}: ${from[name]} → ${to[name]}`)
      .join('; ')}`,
  'applicant-erasure-begun': ({ requestId, decidedAt }) =>
    decidedAt === null
      ? `Began to erase the pending registration request ${requestId}`
      : `Began to erase the registration request ${requestId}, denied on ${decidedAt.slice(0, 10)}`,
  'applicant-erased': ({ requestId, messages, entries }) =>
    `Erased the applicant of registration request ${requestId} for good, with ${counted(messages, 'waiting email')} and the names in ${counted(entries, 'log entry', 'log entries')}`,
  'notice-undelivered': ({ notice, attempts, companyId }) =>
    `After ${attempts} attempts, not everybody could be told about ${notices[notice]}${companyId === undefined ? '' : ` (${companyId})`}`,
  'mail-undelivered': ({ subject, to, attempts }) => {
    const recipient = 'driverId' in to ? `driver ${to.driverId}` : to.email;
    return `The email “${subject}” to ${recipient} could not be delivered after ${attempts} attempts`;
  },
} satisfies Partial<EventSentences>;
