import { counted } from '~/app/copy/en/counted';
import type { LossReason } from '~/domain/mail/contact';
import type { AddressStatus } from '~/domain/mail/entered-address';
import type { LeftOutReason } from '~/domain/mail/pasted-addresses';

const states: Record<AddressStatus['state'], string> = {
  none: 'No address',
  lost: 'Removed',
  waiting: 'Waiting for confirmation',
  confirmed: 'Confirmed',
};

const lost: Record<LossReason, string> = {
  unsubscribed: 'Its owner stopped emails with the link in one.',
  refused: 'The recipient said that the address is not theirs.',
  bounced: 'Emails to it could not be delivered.',
  complained: 'An email to it was reported as spam.',
};

const leftOut: Record<LeftOutReason, string> = {
  confirmed: 'has confirmed an address, which only the driver changes',
  own: 'has entered an address themselves, which waits for confirmation',
  stopped: 'had this address before, and its owner stopped the emails, or they did not arrive',
  asked: 'was asked at this address already',
};

export const emailAddresses = {
  title: 'Email Addresses',
  shortcut: 'Enter drivers’ email addresses, which their owners confirm',
  intro:
    'You may enter an address for a driver who has none. Its owner gets one email that says who entered it, and nothing else until the address is confirmed. Addresses that drivers entered are not shown.',
  link: 'Open email address',
  linkText: 'See whether this driver has an address for messages, or enter one.',
  states,
  lost,
  lostUnknown: 'It was removed.',
  lostAt: 'Removed {time}.',
  askedAt: 'Asked {time}.',
  linkOver: 'The link in that email no longer works.',
  byDriver: 'Entered by the driver.',
  byAdmin: 'Entered by an administrator.',
  confirmedHint:
    'This address is the driver’s. Only the driver changes or removes it, on their page under “Messages”.',
  whom: 'One driver',
  find: 'Show',
  idOrNumber: 'Name, employee ID or seniority number',
  address: 'Email address',
  enter: 'Ask the owner to confirm',
  replaceHint: 'Another address replaces the one that waits.',
  enterHint: 'The email is in the driver’s language, if they have chosen one.',
  again: 'Send again',
  remove: 'Remove',
  without: (count: number) => `Without a confirmed address (${count})`,
  first: (shown: number, count: number) => `The first ${shown} of ${count}, by seniority.`,
  everybody: 'Every driver has confirmed an address',
  open: 'Open',
  openOf: (name: string) => `Open the email address of ${name}`,
  many: 'Many drivers',
  manyHint: (most: number) =>
    `One line for each driver: employee ID or seniority number, then the address. Up to ${most} lines, and ${most} requests an hour.`,
  lines: 'Lines',
  preview: 'Preview',
  previewTitle: 'Preview: nothing is stored yet',
  asks: (count: number) => `${counted(count, 'owner')} will be asked to confirm`,
  nobody: 'Nobody would be asked.',
  leftOutTitle: (count: number) => `${counted(count, 'line')} left out`,
  leftOut: (line: number, name: string, why: LeftOutReason) =>
    `Line ${line}: ${name} ${leftOut[why]}.`,
  problemsTitle: (count: number) =>
    count === 1 ? 'One line is wrong' : `${count} lines are wrong`,
  problem: (line: number, text: string) => `Line ${line}: ${text}`,
  correct: 'Nothing was stored. Correct the lines below and preview again.',
  confirm: (count: number) => `Ask ${counted(count, 'owner')}`,
  stopped: (entered: number) =>
    `${counted(entered, 'owner was', 'owners were')} asked. The first line below was then refused. That line and those after it were not stored.`,
};
