import * as z from 'zod';
import { confirmedField, publishForms, withdrawForm } from '~/app/platform/forms/form-fields';
import { employeeIdSchema } from '~/domain/drivers/driver';

/** The forms of the Final Vacation Assignments page; `intent` tells them apart. */
export const vacationForm = z.discriminatedUnion('intent', [
  ...publishForms,
  withdrawForm,
  // An unknown driver or week must get an error message, so the schema accepts any text.
  z.object({
    intent: z.literal('assign'),
    driverId: z.string().max(200).trim(),
    weekId: z.string().max(200).trim(),
    confirmed: confirmedField,
  }),
  z.object({
    intent: z.literal('free'),
    driverId: employeeIdSchema,
    weekId: z.string().min(1).max(40),
    confirmed: z.string().max(2000).default(''),
  }),
  z.object({
    intent: z.literal('remove'),
    driverId: employeeIdSchema,
    weekId: z.string().min(1).max(40),
  }),
]);
