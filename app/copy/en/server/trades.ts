import { counted } from '~/app/copy/en/counted';

export const trades = {
  offered: 'Offer sent',
  offeredText: (giveId: string, wantId: string): string =>
    `Every driver who holds ${wantId} can now accept your ${giveId} for it.`,
  accepted: 'Trade agreed',
  acceptedText: {
    waits: 'An administrator has to approve it.',
    approved: 'It takes effect as soon as it is published.',
    published: 'It is in effect.',
  },
  declined: 'Offer declined',
  declinedText: 'Other drivers may still accept it.',
  takenBack: 'Taken back',
  takenBackText: 'Nobody can accept or approve it anymore.',
  approved: 'Trade approved',
  publishedText: 'A new version is published. Both drivers are told.',
  waitsText: 'It is not published yet. This page shows when it is.',
  rejected: 'Trade rejected',
  rejectedText: 'Both drivers can read the reason.',
  published: 'Trades published',
  publishedVersion: (version: number): string => `Version ${version} is published.`,
  refused: 'Trade not possible',
  nobodyHolds: (id: string): string => `No other driver holds ${id}.`,
  chooseBoth: 'Please choose what you give and what you want.',
  notFound:
    'This offer is no longer available. It may have been taken back or accepted by another driver.',
  changed: 'Someone else changed this trade first. Please review the page.',
  offeredAlready: 'You have already made this offer.',
  skipped:
    'The published version has changed, and this trade is no longer possible. Please reject it.',
  offersWaiting: (most: number): string =>
    `You can have ${counted(most, 'offer')} at a time. Take one back first.`,
  offersUsedUp: (most: number, days: number): string =>
    `You can make ${counted(most, 'offer')} in ${counted(days, 'day')}.`,
  tradesUsedUp: (most: number, days: number): string =>
    `You can trade ${most} times in ${counted(days, 'day')}.`,
};
