import type { Call, Writing } from '~/app/ports/deps';
import type { Mailer } from '~/app/ports/mail';
import { makeSiteScope } from '~/app/ports/sessions';
import { removeLostNumber } from '~/app/services/contacts/remove-lost-number.server';
import type { OutboxEntry } from '~/domain/mail/outbox-entry';
import { getTextNumber, type Phone } from '~/domain/mail/phone';
import type { TextMessage } from '~/domain/mail/text-message';
import { toInstant, type Instant } from '~/domain/time/instant';
import { takeText } from './text-quota.server';

/** Whether a text still applies: its number may have been removed or confirmed meanwhile, and its code may be over. */
const isWanted = (
  { number, message }: TextMessage,
  phone: Phone | undefined,
  now: Instant,
): boolean => {
  const isOwn = phone?.number === number;
  switch (message.kind) {
    case 'number-confirmation':
      return isOwn && phone.code !== undefined && now < message.validUntil;
    case 'number-removed':
      return !isOwn;
    default:
      return getTextNumber({ phone }) === number;
  }
};

/**
 * Sends a text message, unless it no longer applies or the site's texts are used up. Removes a number that takes no texts.
 */
export const sendText = async (
  { deps, mailer }: Call<Writing | 'texting', { mailer: Pick<Mailer, 'text'> }>,
  entry: Pick<OutboxEntry, 'id' | 'at'> & { readonly mail: TextMessage },
): Promise<'sent' | 'dropped'> => {
  const { companyId, siteId, employeeId, number } = entry.mail;
  if (!mailer.text) return 'dropped';
  const scope = makeSiteScope({ companyId, siteId }, { role: 'system', name: 'Mail' });
  const phone = (await deps.stores.contacts.get(scope, employeeId))?.phone;
  if (!isWanted(entry.mail, phone, toInstant(deps.clock.now()))) return 'dropped';
  const giveBack = await takeText(deps, scope);
  if (!giveBack) return 'dropped';
  const result = await mailer.text(entry).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (result === 'sent') return 'sent';
  await giveBack();
  await removeLostNumber({ deps, scope, employeeId, number, why: result });
  return 'dropped';
};
