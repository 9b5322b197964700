import type { AskWay } from '~/domain/picks/enter-list';
import { findLabel } from '~/domain/shared/find-label';

interface Asked {
  readonly askedBy: string;
  readonly how: string;
}

/** How an administrator was asked to enter a list. */
export const askWayLabels: Record<AskWay, string> = {
  phone: 'Phone',
  'in-person': 'In person',
  message: 'Message',
  letter: 'Letter',
};

const ways: Record<AskWay, string> = {
  phone: 'by phone',
  'in-person': 'in person',
  message: 'by message',
  letter: 'by letter',
};

/** `asked by phone by the driver`. */
export const formatAsked = ({ askedBy, how }: Asked): string =>
  `asked ${findLabel(ways, how)} by ${askedBy}`;

/** `phone`. */
export const formatAskWay = (how: string): string => findLabel(askWayLabels, how).toLowerCase();
