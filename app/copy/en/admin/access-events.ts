import type { EventSentences } from '~/app/copy/describe-event';

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
      bounced: `Removed the email address of driver ${driverId}, because emails to it cannot be delivered`,
      complained: `Removed the email address of driver ${driverId}, because an email was reported as spam`,
    })[why],
} satisfies Partial<EventSentences>;
