import * as z from 'zod';
import type { Driver } from '~/domain/drivers/driver';
import { maxNameLength } from '~/domain/drivers/limits';
import type { DriverChange } from '~/domain/drivers/driver-list';
import { cleanText, cutText } from '~/domain/shared/clean-text';
import { changedFields, chosenEdits } from '~/app/components/roster/row-edit';
import { idList, jsonField, sentFile, ticked } from '~/app/platform/forms/form-fields';

const name = z.string().transform((text) => cutText(cleanText(text), maxNameLength));
const digits = z.string().transform((text) => text.replace(/\D/g, '').slice(0, 7));

/** Decimal digits alone: `1e3` and `0x10` are typing errors. None counts as negative. */
const seniorityNumber = z.string().transform((text) => {
  if (text.trim() === '') return -1;
  return /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
});

const shown = z.object({
  name: z.string(),
  seniorityNumber: z.number(),
  vcStatus: z.boolean(),
  airportCertified: z.boolean(),
  isEligible: z.boolean(),
});
const wanted = shown.extend({ name });
const id = z.string().max(7);

/** One row: the fields to change and the row as it was shown, or a whole row that was deleted meanwhile. */
const edit = z.union([
  wanted.extend({ id, seen: z.null() }),
  wanted.partial().extend({ id, seen: shown }),
]);
type DriverEdit = z.infer<typeof edit>;

/** The forms of the Edit Drivers page, told apart by their button. */
export const driverForm = z.discriminatedUnion('intent', [
  // Besides, choices between theirs and mine.
  z.looseObject({ intent: z.literal('save'), edits: jsonField(z.array(edit).max(5000)) }),
  z.object({
    intent: z.literal('save-row'),
    id,
    seen: jsonField(shown),
    name,
    seniorityNumber,
    vcStatus: ticked,
    airportCertified: ticked,
    isEligible: ticked,
  }),
  z.object({
    intent: z.literal('add'),
    employeeId: digits,
    name,
    seniorityNumber,
    vcStatus: ticked,
    airportCertified: ticked,
    isEligible: ticked,
  }),
  z.object({ intent: z.literal('delete'), selected: idList, confirmed: ticked }),
  z.object({ intent: z.literal('import'), text: z.string() }),
  z.object({ intent: z.literal('import-workbook'), file: sentFile }),
  z.object({ intent: z.literal('reset-password'), employeeId: digits }),
  z.object({ intent: z.literal('issue-code'), employeeId: digits }),
]);

type AddForm = Extract<z.infer<typeof driverForm>, { intent: 'add' }>;
export const newDriver = ({ intent: _, ...driver }: AddForm): Driver => driver;

export type DriverForm = z.infer<typeof driverForm>;

/** What a form saves of which rows; nothing for the other buttons. */
export const driverEdits = (form: DriverForm): DriverEdit[] => {
  if (form.intent === 'save') return chosenEdits(form.edits, form);
  if (form.intent !== 'save-row') return [];
  const { intent: _, id: employeeId, seen, ...fields } = form;
  return [{ id: employeeId, seen, ...changedFields(fields, seen) }];
};

/** The edits as a change of the site's drivers. */
export const driverChange = (edits: readonly DriverEdit[]): DriverChange => ({
  edits: edits.flatMap(({ id: employeeId, seen, ...fields }) =>
    seen ? [{ employeeId, ...fields }] : [],
  ),
  seen: new Map(
    edits.flatMap(({ id: employeeId, seen }) =>
      seen ? [[employeeId, { employeeId, ...seen }] as const] : [],
    ),
  ),
  adds: edits.flatMap((one) => {
    if (one.seen) return [];
    const { id: employeeId, seen: _, ...driver } = one;
    return [{ employeeId, ...driver }];
  }),
});
