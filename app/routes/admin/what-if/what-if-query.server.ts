import * as z from 'zod';
import { changeField } from '~/app/components/address/page-paths';
import { jsonField, ticked } from '~/app/platform/forms/form-fields';
import { resolveChoices } from '~/app/platform/forms/resolve-choices.server';
import type { WhatIfError } from '~/domain/award/figures/what-if';
import { whatIfChangeSchema, type WhatIfChange } from '~/domain/award/figures/what-if-schema';
import { maxWhatIfChanges } from '~/domain/award/limits';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Choice, ChoiceUnclear } from '~/domain/site/choices';

const number = z.string().trim().regex(/^\d+$/).transform(Number);
const text = z.string().trim();
const jobIds = z
  .string()
  .default('')
  .transform((typed) => typed.split(/[,\n]/).map((id) => id.trim()))
  .transform((ids) => ids.filter(Boolean));

/** The forms of the page; `kind` tells them apart. Their jobs and drivers are what was typed. */
const formSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('remove-job'), jobId: text }),
  z.object({
    kind: z.literal('add-job'),
    jobId: text,
    startTime: text,
    isAirport: ticked,
    places: number,
  }),
  z.object({ kind: z.literal('set-places'), jobId: text, places: number }),
  z.object({ kind: z.literal('remove-driver'), driverId: text }),
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
    driverId: text,
    airportCertified: z.enum(['yes', 'no']).transform((chosen) => chosen === 'yes'),
  }),
]);

/** What the URL of the page asks for. */
export interface WhatIfQuery {
  readonly changes: readonly WhatIfChange[];
  /** How many changes of the URL are not understood. */
  readonly unreadable: number;
  readonly hasForm: boolean;
}

export const readWhatIfQuery = (query: URLSearchParams): WhatIfQuery => {
  const read = query
    .getAll(changeField)
    .slice(0, maxWhatIfChanges)
    .map((json) => jsonField(whatIfChangeSchema).safeParse(json));
  const changes = read.flatMap(({ data }) => (data ? [data] : []));
  return { changes, unreadable: read.length - changes.length, hasForm: query.has('kind') };
};

/** Why a sent form is refused before it is tried. */
export type FormProblem =
  | { readonly code: 'not-understood' | 'too-many' }
  | WhatIfError
  | ChoiceUnclear;

/** The change that the sent form asks for. What it chooses is among these jobs and drivers. */
export const readForm = (
  query: URLSearchParams,
  lists: { readonly jobId: readonly Choice[]; readonly driverId: readonly Choice[] },
): Result<WhatIfChange, FormProblem> => {
  const sent = formSchema.safeParse(Object.fromEntries(query));
  if (!sent.success) return fail({ code: 'not-understood' });
  if (query.getAll(changeField).length >= maxWhatIfChanges) return fail({ code: 'too-many' });
  const isNew = sent.data.kind === 'add-job' || sent.data.kind === 'add-driver';
  const form = isNew ? ok(sent.data) : resolveChoices(sent.data, lists);
  if (!form.ok) return form;
  const typed = form.value;
  const change = whatIfChangeSchema.safeParse(typed);
  if (change.success) return ok(change.data);
  return !isNew && 'driverId' in typed && typed.driverId !== ''
    ? fail({ code: 'unknown-driver', id: typed.driverId })
    : fail({ code: 'not-understood' });
};
