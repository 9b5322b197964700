import * as z from 'zod';
import { changedFields, chosenEdits } from '~/app/components/roster/row-edit';
import { idList, jsonField, sentFile, ticked } from '~/app/platform/forms/form-fields';
import type { Job } from '~/domain/jobs/job';
import type { JobChange } from '~/domain/jobs/job-list';
import { cleanText, cutText } from '~/domain/shared/clean-text';

const upTo = (length: number) => z.string().transform((text) => cutText(cleanText(text), length));
const weekDays = upTo(60);
const location = upTo(80);

const shown = z.object({
  startTime: z.string(),
  weekDays: z.string(),
  isAirport: z.boolean(),
  location: z.string().default(''),
});
const wanted = z.object({ startTime: z.string(), weekDays, isAirport: z.boolean(), location });
const id = z.string().max(40);

/** One row: the fields to change and the row as it was shown, or a whole row that was deleted meanwhile. */
const edit = z.union([
  wanted.extend({ id, seen: z.null(), location: location.default('') }),
  wanted.partial().extend({ id, seen: shown }),
]);
type JobEdit = z.infer<typeof edit>;

/** The forms of the Edit Jobs page, told apart by their button. */
export const jobForm = z.discriminatedUnion('intent', [
  // Besides, choices between theirs and mine.
  z.looseObject({ intent: z.literal('save'), edits: jsonField(z.array(edit).max(5000)) }),
  z.object({
    intent: z.literal('save-row'),
    id,
    seen: jsonField(shown),
    startTime: z.string(),
    weekDays,
    isAirport: ticked,
    location: location.default(''),
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
  z.object({ intent: z.literal('import-workbook'), file: sentFile }),
]);

/** A job without a place has no field for it. */
const placed = ({ location: place, ...job }: Job & { location: string }): Job => ({
  ...job,
  ...(place && { location: place }),
});

type AddForm = Extract<z.infer<typeof jobForm>, { intent: 'add' }>;
export const newJob = ({ intent: _, ...job }: AddForm): Job => placed(job);

type JobForm = z.infer<typeof jobForm>;

/** What a form saves of which rows; nothing for the other buttons. */
export const jobEdits = (form: JobForm): JobEdit[] => {
  if (form.intent === 'save') return chosenEdits(form.edits, form);
  if (form.intent !== 'save-row') return [];
  const { intent: _, id: jobId, seen, ...fields } = form;
  return [{ id: jobId, seen, ...changedFields(fields, seen) }];
};

/** The edits as a change of the site's jobs. */
export const jobChange = (edits: readonly JobEdit[]): JobChange => ({
  edits: edits.flatMap(({ id: jobId, seen, ...fields }) => (seen ? [{ jobId, ...fields }] : [])),
  seen: new Map(
    edits.flatMap(({ id: jobId, seen }) =>
      seen ? [[jobId, placed({ jobId, ...seen })] as const] : [],
    ),
  ),
  adds: edits.flatMap((one) => {
    if (one.seen) return [];
    const { id: jobId, seen: _, ...job } = one;
    return [placed({ jobId, ...job })];
  }),
});
