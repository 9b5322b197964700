/** What a driver got, best first. Every driver who took a turn has exactly one. */
export const outcomeKinds = [
  'pick1',
  'pick2',
  'pick3',
  'pick4To10',
  'pickLater',
  'notByPick',
  'noJob',
] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];
