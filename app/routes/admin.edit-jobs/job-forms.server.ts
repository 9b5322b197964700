import * as z from 'zod';
import { idList, jsonField, ticked } from '~/app/platform/form-fields';
import type { Job } from '~/domain/jobs/job';
import { cleanText, cutText } from '~/domain/shared/clean-text';

const upTo = (length: number) => z.string().transform((text) => cutText(cleanText(text), length));
const weekDays = upTo(60);
const location = upTo(80);

/** The forms of the Edit Jobs page, told apart by their button. */
export const jobForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    edits: jsonField(
      z
        .array(
          z.object({
            id: z.string(),
            startTime: z.string().optional(),
            weekDays: weekDays.optional(),
            isAirport: z.boolean().optional(),
            location: location.optional(),
          }),
        )
        .max(5000),
    ),
  }),
  z.object({
    intent: z.literal('add'),
    jobId: upTo(40),
    startTime: z.string(),
    weekDays,
    isAirport: ticked,
    location: location.default(''),
  }),
  z.object({ intent: z.literal('delete'), selected: idList, confirmed: ticked }),
  z.object({ intent: z.literal('import'), text: z.string() }),
]);

type AddForm = Extract<z.infer<typeof jobForm>, { intent: 'add' }>;
export const newJob = ({ intent: _, location: place, ...job }: AddForm): Job => ({
  ...job,
  ...(place && { location: place }),
});
