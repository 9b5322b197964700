import type { Mail } from './mail';

const bulkKinds = [
  'award-published',
  'award-withdrawn',
  'result-unseen',
  'closing-soon',
  'cutoff-extended',
  'list-missing',
  'note',
] as const;

export type BulkMail = Extract<Mail, { kind: (typeof bulkKinds)[number] }>;

/**
 * Whether an email goes to many drivers of a site at once, so that nobody waits for it at a screen. All other emails
 * overtake it.
 */
export const isBulkMail = (mail: Mail): mail is BulkMail =>
  bulkKinds.some((kind) => kind === mail.kind);
