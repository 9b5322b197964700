import type * as en from '~/app/copy/en/entered-by';
import { findLabel } from '~/domain/shared/find-label';

export const askWayLabels: typeof en.askWayLabels = {
  phone: 'Teléfono',
  'in-person': 'En persona',
  message: 'Mensaje',
  letter: 'Carta',
};

const ways: typeof en.askWayLabels = {
  phone: 'por teléfono',
  'in-person': 'en persona',
  message: 'por mensaje',
  letter: 'por carta',
};

/** `a petición de Ada, por teléfono`. */
export const formatAsked: typeof en.formatAsked = ({ askedBy, how }) =>
  `a petición de ${askedBy}, ${findLabel(ways, how)}`;

/** `teléfono`. */
export const formatAskWay: typeof en.formatAskWay = (how) =>
  findLabel(askWayLabels, how).toLowerCase();
