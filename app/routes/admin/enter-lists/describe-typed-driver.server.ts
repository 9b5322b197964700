import type { TypedDriver } from '~/app/components/entry/use-typed-driver';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { findTypedOwner } from '~/app/services/ranking/enter-typed-list.server';

/** The driver with a typed number, for the page, or the text that says why there is none. */
export const describeTypedDriver = async (
  call: Parameters<typeof findTypedOwner>[0],
): Promise<TypedDriver> => {
  const found = await findTypedOwner(call);
  const typed = call.typed.trim();
  return found.ok
    ? { typed, owner: found.value, problem: null }
    : { typed, owner: null, problem: getErrorMessage(found.error).text };
};
