import type { TypedDriver } from '~/app/components/entry/use-typed-driver';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { loadDriverChoices, resolveChoices } from '~/app/platform/forms/resolve-choices.server';
import type { AdminCall } from '~/app/ports/deps';
import { findTypedOwner } from '~/app/services/ranking/enter-typed-list.server';

/** A form with the ID of the driver whose number, ID or name was typed. */
export const readDriver = async <Form extends { readonly driver: string }>(
  call: AdminCall<'stores'>,
  form: Form,
) => resolveChoices<Form>(form, { driver: await loadDriverChoices(call) });

/** The driver who was typed, for the page, or the text that says why there is none. */
export const describeTypedDriver = async ({
  typed: text,
  ...call
}: AdminCall<'stores', { typed: string }>): Promise<TypedDriver> => {
  const typed = text.trim();
  const read = await readDriver(call, { driver: typed });
  const found = read.ok ? await findTypedOwner({ ...call, typed: read.value.driver }) : read;
  return found.ok
    ? { typed, owner: found.value, problem: null }
    : { typed, owner: null, problem: getErrorMessage(found.error).text };
};
