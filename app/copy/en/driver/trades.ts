import type { NamedObjection, TradingRefusal, Who } from '~/domain/trades/trade-error';
import type { TradeState } from '~/domain/trades/trade-rules';

/** The subject of a sentence. */
const names: Record<Who, string> = {
  you: 'You',
  other: 'The other driver',
  by: 'The driver who made the offer',
  with: 'The driver who accepted it',
};
const holds = (who: Who) => (who === 'you' ? 'You hold' : `${names[who]} holds`);
const doesNot = (who: Who) => (who === 'you' ? 'You do not' : `${names[who]} does not`);

const describeObjection = (objection: NamedObjection): string => {
  switch (objection.code) {
    case 'trade-not-held':
      return `${doesNot(objection.who)} hold ${objection.id} anymore.`;
    case 'trade-held-already':
      return `${holds(objection.who)} ${objection.id} already.`;
    case 'trade-not-offered':
      return `${objection.id} was changed or deleted.`;
    case 'trade-needs-certification':
      return objection.who === 'you'
        ? `You need airport certification for ${objection.id}.`
        : `${names[objection.who]} needs airport certification for ${objection.id}.`;
    case 'trade-overlaps':
      return objection.who === 'you'
        ? `${objection.id} overlaps with ${objection.weekId}, which you keep.`
        : `${objection.id} overlaps with ${objection.weekId}, which ${names[objection.who].toLowerCase()} keeps.`;
    case 'trade-week-begun':
      return `The week of ${objection.id} has begun.`;
    case 'trade-week-given-up':
      return `${objection.id} was given up. The next publication passes it on.`;
    case 'trade-agreed-already':
      return objection.who === 'you'
        ? `You agreed on another trade of ${objection.id}, which is not in effect yet. Until it is approved, you can cancel it.`
        : `${names[objection.who]} agreed on another trade of ${objection.id}.`;
    case 'trade-driver-deleted':
      return objection.who === 'you'
        ? 'You are no longer on the list of drivers.'
        : `${names[objection.who]} is no longer on the list of drivers.`;
    case 'trade-claim-open':
      return 'A claim about what would be traded, or by one of the two drivers, has not been answered yet.';
  }
};

const states: Record<TradeState, string> = {
  open: 'Open to everybody',
  closed: 'Ended',
  offered: 'Offered',
  declined: 'Declined',
  withdrawn: 'Taken back',
  accepted: 'Waiting for approval',
  canceled: 'Canceled',
  rejected: 'Rejected',
  approved: 'Approved, not published yet',
  published: 'In effect',
  skipped: 'No longer possible',
  lapsed: 'Lapsed',
};

const refusals: Record<TradingRefusal['code'], string> = {
  'trades-off': 'Your site does not use trades.',
  'trades-not-published': 'You can trade once the results are published.',
  'trades-portal-open': 'You cannot trade vacation weeks while the vacation portal is open.',
  'trades-publishing': 'The results are being published right now. Please try again in a minute.',
};

export const trades = {
  jobsTitle: 'Trade Your Job',
  jobsOf: {
    'this-week': (days: string): string => `Jobs of this week, ${days}`,
    'next-week': (days: string): string => `Jobs of next week, ${days}`,
    'another-week': (days: string): string => `Jobs of the week of ${days}`,
  },
  weeksTitle: 'Trade Vacation Weeks',
  intro:
    'Offer what you hold for what another driver holds. Other drivers see your seniority number, not your name.',
  withApproval: 'An administrator approves every trade. Until then, both drivers can cancel it.',
  withoutApproval:
    'A trade takes effect when both drivers agree. If one of them signed in without a password, an administrator approves it first.',
  noTrading: 'You cannot trade now',
  refusals,
  nothingHeld: 'You have nothing to trade',
  nothingHeldHint: 'Only drivers who were assigned something can trade it.',
  incoming: 'Offers for you',
  noIncoming: 'Nobody has made an offer for what you hold.',
  offers: (seniorityNumber: number | null): string =>
    seniorityNumber === null
      ? 'A driver without a seniority number offers:'
      : `The driver with seniority #${seniorityNumber} offers:`,
  youGet: 'You get',
  youGive: 'You give',
  accept: 'Accept…',
  acceptNow: 'Accept this trade',
  acceptTitle: 'Accept this trade?',
  acceptWaits: 'An administrator has to approve it. You can cancel it until then.',
  acceptFinal:
    'If the other driver signed in with a password too, it takes effect at once and cannot be canceled. Otherwise an administrator has to approve it.',
  offerGone: 'This offer is no longer available.',
  decline: 'Decline',
  own: 'Your trades',
  noOwn: 'You have not made or accepted an offer yet.',
  withDriver: (seniorityNumber: number | null): string =>
    seniorityNumber === null
      ? 'With a driver without a seniority number'
      : `With the driver with seniority #${seniorityNumber}`,
  takeBack: 'Take back',
  cancelTrade: 'Cancel this trade',
  reason: 'Reason: {reason}',
  changed: (id: string): string =>
    `${id} has changed since the offer was made, so this trade does not take effect.`,
  states,
  make: 'Make an offer',
  makeHint:
    'Every driver who holds what you want sees your offer. The first who accepts gets the trade.',
  nothingToWant: 'There is nothing else to trade for.',
  choose: 'Choose…',
  send: 'Send offer',
  openOffer: 'Ask everybody',
  openOfferHint:
    'Every driver of your site who may hold it sees what you give, not your name or seniority number, and can offer you theirs. You accept the offer that you like.',
  openNow: (id: string): string => `Offer ${id} to everybody`,
  openChosen: 'Offer to everybody',
  anything: 'What others offer',
  onOffer: 'Open to everybody',
  onOfferHint:
    'Drivers give these and wait for offers. Every driver who holds one sees your offer, with your seniority number.',
  answerWith: (giveId: string, wantId: string): string => `Offer ${giveId} for ${wantId}`,
  answerFor: (wantId: string): string => `Offer it for ${wantId}`,
  answered: (giveIds: string): string => `You have offered ${giveIds} for it.`,
  describeObjection,
};
