import type { Mail } from './mail';

export type BulkMail = Extract<Mail, { kind: 'award-published' | 'closing-soon' }>;

/**
 * Whether an email goes to many drivers of a site at once, so that nobody waits for it at a screen. All other emails
 * overtake it.
 */
export const isBulkMail = (mail: Mail): mail is BulkMail =>
  mail.kind === 'award-published' || mail.kind === 'closing-soon';
