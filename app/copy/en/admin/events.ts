import {
  type EventSentences,
  formatClosing,
  formatDifference,
  formatWork,
} from '~/app/copy/describe-event';
import { counted } from '~/app/copy/en/counted';
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
  password: 'Changed their password',
  email: 'Changed the email address for password links',
  'second-factor-on': 'Turned two-step sign-in on',
  'second-factor-off': 'Turned two-step sign-in off',
  'recovery-codes': 'Replaced their recovery codes',
  'app-added': 'Added an authenticator app to two-step sign-in',
  'app-removed': 'Removed the authenticator app from two-step sign-in',
  'passkey-added': 'Added a passkey to two-step sign-in',
  'passkey-removed': 'Removed a passkey from two-step sign-in',
};

const signInWays = {
  password: 'Administrator signed in',
  'password+code': 'Administrator signed in with a password and a code',
  'password+passkey': 'Administrator signed in with a password and a passkey',
  'recovery-code': 'Administrator signed in with a recovery code',
  master: 'Someone signed in as this administrator with the master password',
  sso: 'Administrator signed in with their company’s account',
};

/** Signing in and out, passwords and how messages reach a driver. */
export const accessEvents = {
  'signed-in': ({ by }) =>
    ({
      password: 'Signed in with a password',
      id: 'Signed in by employee ID',
      'own-device': 'Signed in on their own phone',
      passkey: 'Signed in with a passkey',
    })[by],
  'administrator-signed-in': ({ way }) => signInWays[way],
  'signed-out': () => 'Signed out',
  'own-account-changed': ({ change, byMasterPassword }) =>
    `${ownAccountChanges[change]}${byMasterPassword ? ', with the master password' : ''}`,
  'second-factor-removed': ({ username }) => `Turned two-step sign-in off for ${username}`,
  'password-set': ({ by }) =>
    ({
      password: 'Changed their password',
      code: 'Set a password with a one-time code',
      answers: 'Set a password with their security questions',
    })[by],
  'security-questions-set': () => 'Set their security questions',
  'security-questions-removed': () => 'Removed their security questions',
  'reset-code-issued': ({ driverName, driverId }) =>
    `Issued a one-time password code for ${driverName} (${driverId})`,
  'password-reset': ({ driverName, driverId }) =>
    `Reset the password of ${driverName} (${driverId})`,
  'password-link-requested': () => 'Requested a password link by email',
  'activation-link-sent': ({ username, email, isNewAddress }) =>
    `Sent ${username} a new activation link at ${isNewAddress ? 'the new address ' : ''}${email}; earlier links are void`,
  'password-link-used': ({ kind }) =>
    kind === 'activation'
      ? 'Activated the account with the emailed link'
      : 'Set a new password with the emailed link',
  'contact-changed': ({ change }) =>
    `${{ set: 'Set an', changed: 'Changed the', removed: 'Removed the', confirmed: 'Confirmed the' }[change]} email address for alerts`,
  'entered-address-changed': ({ driverName, driverId, change }) =>
    ({
      entered: `Entered an email address for ${driverName} (${driverId}), whose owner is asked to confirm it`,
      replaced: `Replaced the unconfirmed email address of ${driverName} (${driverId}); the owner of the new one is asked to confirm it`,
      'asked-again': `Asked the owner of the email address of ${driverName} (${driverId}) again to confirm it`,
      removed: `Removed the unconfirmed email address of ${driverName} (${driverId})`,
    })[change],
  'messages-chosen': () => 'Chose which messages to get',
  'device-changed': ({ change }) =>
    ({
      added: 'Asked for notifications on a device',
      confirmed: 'Turned on notifications on a device',
      removed: 'Turned off notifications on a device',
    })[change],
  'own-device-changed': ({ change }) =>
    ({
      remembered: 'Said that a phone is their own',
      forgotten: 'Ended the sign-in of one of their own phones',
      'all-forgotten': 'Ended the sign-in of all their own phones',
      copied: 'The sign-in of an own phone ended, because it was copied',
    })[change],
  'passkey-changed': ({ change }) => (change === 'added' ? 'Added a passkey' : 'Removed a passkey'),
  'calendar-feed-changed': ({ change }) =>
    ({
      made: 'Made a calendar link',
      replaced: 'Made a new calendar link, which ended the one before',
      ended: 'Turned off their calendar link',
    })[change],
  'device-lost': ({ driverId }) =>
    `Removed a device of driver ${driverId}, because it gets no notifications anymore`,
  'number-changed': ({ change }) =>
    `${{ set: 'Entered a', changed: 'Changed the', removed: 'Removed the', confirmed: 'Confirmed the' }[change]} mobile number for text messages`,
  'number-lost': ({ driverId, why }) =>
    ({
      unsubscribed: `Driver ${driverId} stopped text messages by answering one`,
      undeliverable: `Removed the mobile number of driver ${driverId}, because it takes no text messages`,
    })[why],
  'texts-used-up': ({ period, most }) =>
    `The site has sent the ${most} text messages that it may send in ${period === 'day' ? 'a day' : '30 days'}. Until it may send more, messages go out by email and as notifications only`,
  'address-lost': ({ driverId, why }) =>
    ({
      unsubscribed: `Driver ${driverId} stopped email alerts with the link in an email`,
      refused: `Removed the email address of driver ${driverId}, because the recipient said that it is not theirs`,
      bounced: `Removed the email address of driver ${driverId}, because emails to it cannot be delivered`,
      complained: `Removed the email address of driver ${driverId}, because an email was reported as spam`,
    })[why],
} satisfies Partial<EventSentences>;

/** Who has access to a site. */
export const peopleEvents = {
  'person-invited': ({ name, username, role }) =>
    `Invited ${name} (${username}) as ${people.roles[role]}`,
  'invitation-resent': ({ name, username }) => `Sent the invitation of ${name} (${username}) again`,
  'invitation-withdrawn': ({ name, username }) =>
    `Withdrew the invitation of ${name} (${username})`,
  'role-changed': ({ name, username, from, to }) =>
    `Changed the role of ${name} (${username}): ${people.roles[from]} → ${people.roles[to]}`,
  'person-removed': ({ name, username, role }) =>
    `Removed ${name} (${username}), ${people.roles[role]}`,
  'api-token-created': ({ name, scopes, days }) =>
    `Created the token “${name}” for ${days} days: ${scopes.join(', ')}`,
  'site-feed-changed': ({ change }) =>
    ({
      made: 'Made a calendar link of the site',
      replaced: 'Made a new calendar link of the site, which ended the one before',
      ended: 'Turned off the calendar link of the site',
    })[change],
  'api-token-revoked': ({ name }) => `Revoked the token “${name}”`,
  'webhook-added': ({ name, host }) => `Added the webhook “${name}” at ${host}`,
  'webhook-changed': ({ name, host }) => `Changed the webhook “${name}” at ${host}`,
  'webhook-removed': ({ name }) => `Removed the webhook “${name}”`,
  'webhook-secret-rotated': ({ name }) => `Gave the webhook “${name}” a new signing secret`,
  'webhook-switched-on': ({ name }) => `Switched the webhook “${name}” on`,
  'webhook-switched-off': ({ name, because }) =>
    because === 'gone'
      ? `Switched the webhook “${name}” off, because its receiver answered that it is gone`
      : `Switched the webhook “${name}” off, because nothing had reached it for ${failingDays} days`,
  'webhook-message-failed': ({ name, event }) =>
    `A message to the webhook “${name}” finally failed: ${webhooks.nameType(event)}`,
  'site-entered': ({ from }) => `Came here from ${from}`,
  'own-name-changed': ({ from, to }) =>
    from === null ? `Entered their name: ${to}` : `Changed their name: ${from} → ${to}`,
} satisfies Partial<EventSentences>;

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
