import type { Mail } from './mail';

/** Messages about a selection that is going to close. */
export const closingKinds = ['closing-soon', 'cutoff-extended', 'list-missing'] as const;

const bulkKinds = [
  'award-published',
  'award-withdrawn',
  'result-unseen',
  ...closingKinds,
  'note',
] as const;

export type BulkMail = Extract<Mail, { kind: (typeof bulkKinds)[number] }>;

type WithoutAddress<Sent> = Sent extends unknown ? Omit<Sent, 'to'> : never;
/** What such an email says, whichever way it reaches the driver. */
export type BulkMessage = WithoutAddress<BulkMail>;

/**
 * Whether an email goes to many drivers of a site at once, so that nobody waits for it at a screen. All other emails
 * overtake it.
 */
export const isBulkMail = (mail: Mail): mail is BulkMail =>
  bulkKinds.some((kind) => kind === mail.kind);
