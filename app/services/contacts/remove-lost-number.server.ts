import type { ScopeCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { NumberLoss } from '~/domain/mail/phone';
import { toInstant } from '~/domain/time/instant';

/** Another change may come in between, such as a try of a code. */
const maxTries = 5;

/**
 * Removes a driver's mobile number for a reason outside the driver's page, which that page then states. Returns false, and does
 * nothing, if the driver has another number by now. Throws if other changes keep coming in between.
 */
export const removeLostNumber = async ({
  deps,
  scope,
  employeeId,
  number,
  why,
}: ScopeCall<
  Writing,
  { employeeId: string; number: string; why: NumberLoss }
>): Promise<boolean> => {
  const { contacts } = deps.stores;
  const at = toInstant(deps.clock.now());
  const event = { code: 'number-lost', driverId: employeeId, why } as const;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const phone = (await contacts.get(scope, employeeId))?.phone;
    if (phone?.number !== number) return false;
    const changed = await contacts.changePhone(scope, employeeId, {
      knownVersion: phone.version,
      next: { lost: { why, at } },
      entry: makeLogEntry(deps, scope, 'update', event, { at }),
      messages: [],
    });
    if (changed.ok) return true;
  }
  throw new Error('A contact kept changing');
};
