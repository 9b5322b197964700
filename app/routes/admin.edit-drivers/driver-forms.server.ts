import * as z from 'zod';
import { maxNameLength, type Driver } from '~/domain/drivers/driver';
import { cleanText, cutText } from '~/domain/shared/clean-text';
import { idList, jsonField, ticked } from '~/app/platform/form-fields';

const name = z.string().transform((text) => cutText(cleanText(text), maxNameLength));
const digits = z.string().transform((text) => text.replace(/\D/g, '').slice(0, 7));

/** The forms of the Edit Drivers page, told apart by their button. */
export const driverForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    edits: jsonField(
      z
        .array(
          z.object({
            id: z.string(),
            name: name.optional(),
            seniorityNumber: z.number().optional(),
            vcStatus: z.boolean().optional(),
            airportCertified: z.boolean().optional(),
            isEligible: z.boolean().optional(),
          }),
        )
        .max(5000),
    ),
  }),
  z.object({
    intent: z.literal('add'),
    employeeId: digits,
    name,
    seniorityNumber: z.string().transform((text) => (text.trim() === '' ? -1 : Number(text))),
    vcStatus: ticked,
    airportCertified: ticked,
    isEligible: ticked,
  }),
  z.object({ intent: z.literal('delete'), selected: idList, confirmed: ticked }),
  z.object({ intent: z.literal('import'), text: z.string() }),
  z.object({ intent: z.literal('reset-password'), employeeId: digits }),
]);

type AddForm = Extract<z.infer<typeof driverForm>, { intent: 'add' }>;
export const newDriver = ({ intent: _, ...driver }: AddForm): Driver => driver;
