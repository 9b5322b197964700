import type { ErasedKind } from '~/domain/erasure/erased-kinds';

const typesOf: Readonly<Record<Exclude<ErasedKind, 'other'>, readonly string[]>> = {
  drivers: ['driver'],
  jobs: ['job'],
  weeks: ['vacation-week'],
  lists: ['picks', 'pick-history', 'vacation-picks', 'left-over-answers'],
  assignments: ['manual-assignment', 'last-manual', 'manual-vacation'],
  awards: [
    'award',
    'award-part',
    'outcome',
    'job-holders',
    'award-facts',
    'award-figures',
    'seen-result',
    'given-back-job',
  ],
  claims: ['claim'],
  trades: ['trade'],
  notes: ['notes', 'past-notes', 'note-templates', 'note-confirmations'],
  accounts: [
    'admin',
    'credential',
    'contact',
    'passkey',
    'directory-entry',
    'sign-in',
    'code',
    'emailed-link',
  ],
  log: ['activity'],
  messages: ['outbox'],
  requests: ['registration', 'processed-registration'],
};

const kinds = new Map(
  Object.entries(typesOf).flatMap(([kind, types]) =>
    types.map((type) => [type, kind as ErasedKind]),
  ),
);

/** What a certificate counts an item as, by its type. */
export const toErasedKind = (type: string): ErasedKind => kinds.get(type) ?? 'other';
