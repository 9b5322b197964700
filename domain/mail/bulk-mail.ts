import type { Mail } from './mail';

/** Messages about a selection that is going to close. */
export const closingKinds = ['closing-soon', 'cutoff-extended', 'list-missing'] as const;

const bulkKinds = [
  'award-published',
  'award-withdrawn',
  'result-unseen',
  'claim-answered',
  ...closingKinds,
  'note',
] as const;

export type BulkMail = Extract<Mail, { kind: (typeof bulkKinds)[number] }>;

/** An email with a link that removes the address. A request to confirm one may reach somebody else. */
export type StoppableMail = BulkMail | Extract<Mail, { kind: 'address-confirmation' }>;

export const isStoppable = (mail: Mail): mail is StoppableMail =>
  isBulkMail(mail) || mail.kind === 'address-confirmation';

type WithoutAddress<Sent> = Sent extends unknown ? Omit<Sent, 'to'> : never;
/** What such an email says, whichever way it reaches the driver. */
export type BulkMessage = WithoutAddress<BulkMail>;

/**
 * Whether an email is one of those that drivers may turn off. They go to many drivers of a site at once, so that nobody waits
 * for them at a screen. All other emails overtake them.
 */
export const isBulkMail = (mail: Mail): mail is BulkMail =>
  bulkKinds.some((kind) => kind === mail.kind);
