import * as z from 'zod';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { employeeIdSchema } from '~/domain/drivers/driver';
import type { PastePlan } from '~/domain/mail/pasted-addresses';

const seenFields = { employeeId: employeeIdSchema, seen: z.string().max(40) };

/** The forms of the page of email addresses; `intent` tells them apart. */
export const addressForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('enter'), email: z.string().max(1000).trim(), ...seenFields }),
  z.object({ intent: z.enum(['again', 'remove']), ...seenFields }),
  z.object({ intent: z.enum(['preview', 'enter-many']), lines: z.string() }),
]);
export type AddressForm = z.infer<typeof addressForm>;

export const showPlan = ({ asks, leftOut, problems }: PastePlan) => ({
  asks: asks.map(({ driver: { employeeId, name }, email }) => ({ employeeId, name, email })),
  leftOut: leftOut.map(({ line, driver: { name }, why }) => ({ line, name, why })),
  problems: problems.map(({ line, error }) => ({ line, text: getErrorMessage(error).text })),
});
