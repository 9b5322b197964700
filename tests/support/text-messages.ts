import { parseMailEnv } from '~/app/platform/config/env';
import { createTexting } from '~/app/platform/mail/texting.server';
import type { Texting } from '~/app/ports/mail';
import type { ShortMessage } from '~/domain/mail/short-message';
import type { TextMessage } from '~/domain/mail/text-message';
import { signingKeys } from './signing-keys';

/** The real reading of numbers and digests, with these variables of the environment. */
export const createTestTexting = (variables: Record<string, string> = {}): Texting => {
  const { MAIL_LINK_KEYS, PUSH_KEY } = signingKeys;
  const texting = createTexting(parseMailEnv({ MAIL_LINK_KEYS, PUSH_KEY, ...variables }));
  if (!texting) throw new Error('Texts are off.');
  return texting;
};

const closesAt = {
  instant: '2026-11-25T21:00:00.000Z',
  wallTime: '2026-11-25T15:00',
  timeZone: 'America/Chicago',
};

/** News of every kind, about jobs and about vacation weeks. */
export const shortMessages: readonly ShortMessage[] = [
  ...(['2026-W49', null] as const).flatMap((periodId): ShortMessage[] => [
    { kind: 'award-published', periodId },
    { kind: 'award-withdrawn', periodId },
    { kind: 'result-unseen', periodId },
    { kind: 'claim-answered', periodId },
    { kind: 'closing-soon', periodId, closesAt },
    { kind: 'cutoff-extended', periodId, closesAt },
    { kind: 'list-missing', periodId, closesAt },
  ]),
  { kind: 'note', noteId: 'NOTE1' },
];

export const aText = (
  message: TextMessage['message'] = { kind: 'award-published', periodId: '2026-W49' },
  fields: Partial<TextMessage> = {},
): TextMessage => ({
  kind: 'text',
  companyId: 'ACMEFREIGHT',
  siteId: 'LAX',
  siteName: 'Los Angeles',
  clock: '12',
  language: 'en',
  employeeId: '1000001',
  number: '+12135550123',
  message,
  ...fields,
});
