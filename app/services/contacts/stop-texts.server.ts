import type { Call, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { asksToStop, type ReceivedText } from '~/domain/mail/received-text';
import { removeLostNumber } from './remove-lost-number.server';

const actor = { role: 'system', name: 'Mail' } as const;

/**
 * Removes the number that asked for no more texts from every driver who has it. Returns from how many; null for a text that
 * asks for something else.
 */
export const stopTexts = async ({
  deps,
  received: { originationNumber: number, messageBody },
}: Call<Writing, { received: ReceivedText }>): Promise<number | null> => {
  if (!asksToStop(messageBody)) return null;
  let removed = 0;
  for (const { employeeId, ...tenant } of await deps.stores.contacts.withNumber(number)) {
    const scope = makeSiteScope(tenant, actor);
    if (await removeLostNumber({ deps, scope, employeeId, number, why: 'unsubscribed' }))
      removed += 1;
  }
  return removed;
};
