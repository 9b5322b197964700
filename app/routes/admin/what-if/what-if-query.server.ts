import * as z from 'zod';
import { changeField } from '~/app/components/address/page-paths';
import { jsonField, ticked } from '~/app/platform/forms/form-fields';
import { whatIfChangeSchema, type WhatIfChange } from '~/domain/award/figures/what-if-schema';
import { maxWhatIfChanges } from '~/domain/award/limits';

const number = z.string().trim().regex(/^\d+$/).transform(Number);
const text = z.string().trim();
/** The list suggests `1234567`, and its text may have been typed after it. */
const firstWord = text.transform((typed) => typed.split(/\s+/)[0] ?? '');
const jobIds = z
  .string()
  .default('')
  .transform((typed) => typed.split(/[,\n]/).map((id) => id.trim()))
  .transform((ids) => ids.filter(Boolean));

/** The forms of the page; `kind` tells them apart. Each field is text, and the result a change. */
const formSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('remove-job'), jobId: text }),
    z.object({
      kind: z.literal('add-job'),
      jobId: text,
      startTime: text,
      isAirport: ticked,
      places: number,
    }),
    z.object({ kind: z.literal('set-places'), jobId: text, places: number }),
    z.object({ kind: z.literal('remove-driver'), driverId: firstWord }),
    z.object({
      kind: z.literal('add-driver'),
      driverId: text,
      seniorityNumber: number,
      airportCertified: ticked,
      vcStatus: ticked,
      picks: jobIds,
    }),
    z.object({
      kind: z.literal('set-certified'),
      driverId: firstWord,
      airportCertified: z.enum(['yes', 'no']).transform((chosen) => chosen === 'yes'),
    }),
  ])
  .pipe(whatIfChangeSchema);

/** What the URL of the page asks for. */
export interface WhatIfQuery {
  readonly changes: readonly WhatIfChange[];
  /** How many changes of the URL are not understood. */
  readonly unreadable: number;
  /** The change of the sent form; null if none was sent. */
  readonly next: WhatIfChange | null;
  /** Why the sent form is refused before it is tried. */
  readonly problem: 'not-understood' | 'too-many' | null;
}

export const readWhatIfQuery = (query: URLSearchParams): WhatIfQuery => {
  const read = query
    .getAll(changeField)
    .slice(0, maxWhatIfChanges)
    .map((json) => jsonField(whatIfChangeSchema).safeParse(json));
  const changes = read.flatMap(({ data }) => (data ? [data] : []));
  const unreadable = read.length - changes.length;
  if (!query.has('kind')) return { changes, unreadable, next: null, problem: null };
  const sent = formSchema.safeParse(Object.fromEntries(query));
  if (!sent.success) return { changes, unreadable, next: null, problem: 'not-understood' };
  const isFull = changes.length >= maxWhatIfChanges;
  return { changes, unreadable, next: sent.data, problem: isFull ? 'too-many' : null };
};
