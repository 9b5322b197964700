import * as z from 'zod';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { readRosterPage } from '~/app/services/api/read-roster-page.server';
import { previewRoster, replaceRoster } from '~/app/services/api/replace-roster.server';
import { refuseLength } from '~/app/services/roster/refuse-length.server';
import { siteDrivers, siteJobs, type SiteRoster } from '~/app/services/roster/site-rosters.server';
import { maxEntryLimit } from '~/domain/company/limits';
import { driverSchema } from '~/domain/drivers/driver';
import { jobSchema } from '~/domain/jobs/job-schema';
import type { Fields, Row } from '~/domain/roster/change-list';
import { importModes } from '~/domain/roster/import-plan';
import { listFields, listNeeded } from '~/domain/roster/roster-field';
import type { RosterText } from '~/domain/roster/roster-text';
import { ok } from '~/domain/shared/result';
import { defineOperation, type RunArgs } from './define-operation.server';

const nothing = z.strictObject({});
const page = z.strictObject({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
const listed = { basis: z.string(), next: z.string().nullable() };

const replacing = z.strictObject({
  dryRun: z.enum(['true', 'false']).default('false'),
  mode: z.enum(importModes).default('replace'),
  basis: z.string().max(40).optional(),
  maxRemoved: z.coerce.number().int().min(0).max(maxEntryLimit).optional(),
});
const cell = z.union([z.string(), z.number(), z.boolean()]).optional();
const replaced = z.object({
  stored: z.boolean(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  basis: z.string().optional(),
  changes: z
    .object({
      added: z.array(z.string()),
      changed: z.array(
        z.object({
          id: z.string(),
          changes: z.array(z.object({ field: z.string(), from: cell, to: cell })),
        }),
      ),
      removed: z.array(z.string()),
    })
    .optional(),
});
const refusals = [400, 409, 413, 415] as const;
/** A token that may only replace a list does not learn from an answer what is on it. */
const mayRead = ({ access }: Pick<RunArgs<unknown, unknown, unknown>, 'access'>) => ({
  maySeeList: access.scopes.includes('rosters:read'),
});

/** A row as it is sent. It may lack what has a default, which then keeps its value; an empty text clears what a row may lack. */
const toSent = <T extends Row>(
  schema: z.ZodObject & z.ZodType<T>,
  { fields }: RosterText<T>,
): z.ZodType<Fields<T>> => {
  const needed: readonly string[] = listNeeded(fields);
  const clearable = listFields(fields).flatMap(([name, { ifEmpty }]) =>
    ifEmpty === '' ? [name] : [],
  );
  const sent = Object.entries(schema.shape).map(([name, field]) => {
    if (needed.includes(name)) return [name, field];
    const isClearable = clearable.some((one) => one === name) && !field.safeParse('').success;
    return [name, z.optional(isClearable ? z.union([field.unwrap(), z.literal('')]) : field)];
  });
  return z.strictObject(Object.fromEntries(sent)) as z.ZodObject as z.ZodType<Fields<T>>;
};

/** How programs read and replace one of the lists. `stored`: a row as it is read. */
const defineRoster = <Name extends 'drivers' | 'jobs', Stored extends Row, E extends AppError>(
  name: Name,
  siteRoster: SiteRoster<Stored, E>,
  stored: z.ZodObject & z.ZodType<Stored>,
) => [
  defineOperation({
    id: `list-${name}`,
    method: 'GET',
    path: `/${name}`,
    scope: 'rosters:read',
    refusals: [],
    inPath: nothing,
    inQuery: page,
    body: null,
    answer: z.object({ [name]: z.array(stored), ...listed }),
    run: async ({ query, ...args }) => {
      const read = await readRosterPage(siteRoster, args, query);
      if (!read.ok) return read;
      const { items, ...rest } = read.value;
      return ok({ [name]: [...items], ...rest });
    },
  }),
  defineOperation({
    id: `replace-${name}`,
    method: 'PUT',
    path: `/${name}`,
    scope: 'rosters:write',
    refusals,
    inPath: nothing,
    inQuery: replacing,
    body: {
      name,
      row: toSent(stored, siteRoster.roster),
      refuseLength: (args, count) => refuseLength(siteRoster, args, count),
    },
    answer: replaced,
    run: async ({ query, body, once, ...args }) => {
      const { dryRun, mode, basis = null, maxRemoved = null } = query;
      const items = body[name];
      const sent = { items, mode, ...mayRead(args) };
      if (dryRun === 'true') return previewRoster(siteRoster, args, sent);
      return once(() => replaceRoster(siteRoster, args, { ...sent, basis, maxRemoved }));
    },
  }),
];

export const rosterOperations = [
  ...defineRoster('drivers', siteDrivers, driverSchema),
  ...defineRoster('jobs', siteJobs, jobSchema),
];
