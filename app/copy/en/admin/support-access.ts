import { counted } from '~/app/copy/en/counted';

/** Letting the operator's support sign in at a company. */
export const supportAccess = {
  title: 'Support Access',
  shortcut: 'Whether the operator’s support may sign in',
  intro:
    'Support can help you on your pages, but only while you allow it. Support signs in to an account of your company without its password, may do at most what a site administrator may, and appears as Support in the activity log.',
  state: 'Right now',
  none: 'Support cannot sign in',
  noneText: 'Nobody from support can sign in at any site of this company.',
  allowed: 'Support may sign in',
  allowedUntil: 'Support may sign in until {time}.',
  own: 'This company belongs to the operator, so support can always sign in.',
  allow: 'Allow support',
  allowAgain: 'Allow from now on',
  length: 'For how long',
  hours: (hours: number) => (hours < 24 ? counted(hours, 'hour') : counted(hours / 24, 'day')),
  told: 'Everybody who answers for a site of the company is told by email.',
  stop: 'End Support Access',
  youAreSupport: 'You are signed in as support. Everything you do here is in the activity log.',
  youMayUntil: 'The company allows it until {time}.',
};
