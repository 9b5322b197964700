/** What the certificate of an erasure counts. */
export const erasedKinds = [
  'drivers',
  'jobs',
  'weeks',
  'lists',
  'assignments',
  'awards',
  'claims',
  'trades',
  'notes',
  'accounts',
  'log',
  'messages',
  'requests',
  'other',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];
