export const people = {
  'person-name-missing': 'Please enter a name.',
  'person-name-too-long': ({ limit }: { limit: number }) =>
    `Please use at most ${limit} characters.`,
  'already-has-access': ({ name }: { name: string }) =>
    `This address belongs to ${name}, who has access to this site or is invited to it.`,
  'too-many-people': ({ limit }: { limit: number }) =>
    `At most ${limit} people can have access to a site. Remove somebody first.`,
  'person-not-found': 'This person no longer has access to the site.',
  'own-access': 'You cannot change your own access. Please ask another administrator.',
  'needs-company-admin': 'Only a company administrator can decide who is a company administrator.',
  'last-site-admin': ({ name }: { name: string }) =>
    `${name} is the only administrator of this site who can sign in. Give somebody else that role first.`,
  'not-activated': ({ name }: { name: string }) =>
    `${name} has not chosen a password yet. After that, ${name} can become a company administrator.`,
  'too-many-company-admins': ({ limit }: { limit: number }) =>
    `A company can have at most ${limit} company administrators. Give one of them another role first.`,
  'same-role': ({ name }: { name: string }) => `${name} has this role already.`,
  'invitation-accepted': ({ name }: { name: string }) =>
    `${name} has accepted the invitation already.`,
  'no-email':
    'No email address is on file for this person. Withdraw the account and invite them anew.',
  'not-with-master-password':
    'The master password cannot change who has access. Sign in with an own account.',
  'people-changed':
    'Somebody else changed who has access to this site. Please check the list and try again.',
};

export const connection = {
  'sso-off': 'Single sign-on is off. Enter the connection first.',
  'sso-text-missing': 'Please fill in all fields.',
  'sso-text-too-long': ({ limit }: { limit: number }) => `Please use at most ${limit} characters.`,
  'sso-issuer-invalid':
    'Please enter the URL of the provider with https:// and a host name, without a question mark.',
  'sso-unchanged': 'Nothing has changed.',
  'sso-rule-known': 'This group has this role already.',
  'too-many-sso-rules': ({ limit }: { limit: number }) => `There can be at most ${limit} groups.`,
  'sso-untried': 'Sign in with the present connection yourself first.',
  'break-glass-unsuitable':
    'Choose a company administrator who has a password and has turned on two-step sign-in.',
  'sso-changed-meanwhile':
    'Somebody else changed single sign-on. Please check the page and try again.',
  'sso-provider-silent':
    'The provider did not answer as OpenID Connect asks within five seconds. Check the issuer: it must be exactly what the provider calls itself.',
  'last-resort-stays': ({ name }: { name: string }) =>
    `${name} keeps a password for the day when single sign-on fails. Choose another person for this under Single Sign-On first.`,
};

export const signOn = {
  title: 'You are not signed in',
  'sso-not-offered':
    'We cannot sign anybody in this way for this Company ID. Check it, or ask your company’s administrator.',
  'sso-refused': ({
    fault,
  }: {
    fault: 'denied' | 'client-refused' | 'provider-failed' | 'answer-refused';
  }) =>
    ({
      denied: 'Your company’s sign-in page did not let you in. Ask your IT department for access.',
      'client-refused':
        'Your company’s sign-in page did not accept the client ID or the client secret that your company entered here. Tell your company’s administrator.',
      'provider-failed':
        'Your company’s sign-in page cannot be reached, or did not answer as expected. Try again in a few minutes. If it lasts, tell your company’s administrator.',
      'answer-refused':
        'The answer of your company’s sign-in page was not valid for this browser and this sign-in. Nobody was signed in. Please try again.',
    })[fault],
  'sso-no-flow':
    'This sign-in is over: it took more than 10 minutes, or was begun in another browser. Please try again.',
  'sso-used': 'This sign-in has been used already. Please try again.',
  'sso-over': 'Something changed while you were signing in. Please try again.',
  'sso-email-unverified':
    'Your company’s sign-in page has not verified your email address, so we do not know who you are here. Ask your IT department.',
  'sso-person-unknown':
    'Nobody has invited you with the email address of your company’s account. Ask your site’s administrator to invite you. If you entered this address yourself under My Account, first use “Forgot password?” once, to show that it is yours.',
  'sso-several-accounts':
    'Several accounts have the email address of your company’s account, so we do not know which is yours. Ask a company administrator.',
  'sso-tied-to-another':
    'Another account of your company had this email address before. Ask your site’s administrator to remove you and to invite you again.',
  'sso-groups-elsewhere':
    'You are in too many groups for your company’s sign-in page to send them all, so we do not know your role here. Your other sessions go on. Ask your IT department to send only the groups that are assigned to this application.',
  'sso-no-group':
    'You are in no group that has access here. You are signed out everywhere. Ask your company’s administrator.',
  'sso-due.title': 'Your company requires single sign-on',
  'sso-due':
    'Your company lets nobody in with a password. Use “Sign in with your company’s account”.',
};
