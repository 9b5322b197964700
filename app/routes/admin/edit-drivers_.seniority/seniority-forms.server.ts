import * as z from 'zod';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { BulkArgs } from '~/app/services/roster/bulk-target';
import {
  previewSeniority,
  type SeniorityChange,
} from '~/app/services/roster/change-seniority.server';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { maxSeniority } from '~/domain/drivers/limits';

const number = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/)
  .transform(Number)
  .pipe(z.int().min(0).max(maxSeniority));
const driver = z.string().trim().pipe(employeeIdSchema);

/** The fields that ask for a change of seniority, in the URL of its preview and in the form that stores it. */
export const askedSchema = z.union([
  z.object({ move: z.literal('gaps') }).transform((): SeniorityChange => ({ kind: 'close-gaps' })),
  z.object({ move: z.literal('date') }).transform((): SeniorityChange => ({ kind: 'by-date' })),
  z
    .object({ move: z.enum(['up', 'down']), driver })
    .transform(({ move, driver: employeeId }): SeniorityChange => ({ kind: move, employeeId })),
  z.object({ driver, to: number }).transform(({ driver: employeeId, to }): SeniorityChange => ({
    kind: 'insert',
    employeeId,
    to,
  })),
]);

export const changeForm = z.object({ intent: z.literal('change'), basis: z.string().max(40) });

const fields = ['driver', 'to', 'move'] as const;

/** What the URL asks for, as it was typed. */
export const readAsked = (request: Request): Readonly<Record<string, string>> => {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    fields.flatMap((name) => {
      const value = searchParams.get(name)?.slice(0, 40);
      return value ? [[name, value]] : [];
    }),
  );
};

/** What is wrong with the fields. */
type FieldErrors = Readonly<Partial<Record<'driver' | 'to', string>>>;

const fine: FieldErrors = {};
const refuse = (errors: FieldErrors) => ({ view: null, errors });

/** The preview that the URL asks for, or why there is none; neither if it asks for nothing. */
export const readPreview = async (args: BulkArgs, asked: Readonly<Record<string, string>>) => {
  if (asked.move === undefined && asked.to === undefined) return refuse(fine);
  const change = askedSchema.safeParse(asked);
  if (!change.success) {
    const field = driver.safeParse(asked.driver).success ? 'to' : 'driver';
    return refuse({ [field]: serverCopy.drivers.seniorityUnclear });
  }
  const previewed = await previewSeniority(args, change.data);
  if (!previewed.ok)
    return refuse({ driver: adminCopy.pastWeeks.driverUnknown(previewed.error.employeeId) });
  const { driver: moved, renumbered, ranking, basis, clashes } = previewed.value;
  return {
    errors: fine,
    view: {
      driver: moved && { employeeId: moved.employeeId, name: moved.name },
      renumbered,
      ranking,
      basis,
      clashes: clashes.slice(0, 10).map((clash) => getErrorMessage(clash).text),
      asked,
    },
  };
};
