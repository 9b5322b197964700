import * as z from 'zod';
import { findAskedAward } from '~/app/services/api/find-asked-award.server';
import { readRecordFile, type RecordFile } from '~/app/services/award/read-record.server';
import {
  readPastWeeks,
  readVacationVersions,
} from '~/app/services/past-weeks/read-past-weeks.server';
import type { ListedVersion } from '~/app/services/past-weeks/read-past-weeks.server';
import { periodIdPattern } from '~/domain/selection/past-weeks';
import { fail, ok } from '~/domain/shared/result';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { defineOperation } from './define-operation.server';

const nothing = z.strictObject({});
const count = z.coerce.number().int().min(1).max(999_999);
const version = z.object({
  version: z.int(),
  publishedAt: z.string(),
  /** Null for an award that an earlier version of the application published. */
  assigned: z.int().nullable(),
  isWithdrawn: z.boolean(),
});
const toVersion = ({ summary, timeZone: _, ...listed }: ListedVersion) => ({
  ...listed,
  assigned: summary?.assigned ?? null,
});

/** `npm run verify-award` says what is in it and recomputes it. */
const record = z.looseObject({
  engineVersion: z.string(),
  periodId: z.string(),
  version: z.int(),
  companyId: z.string(),
  siteId: z.string(),
  publishedAt: z.string(),
  input: z.looseObject({}),
  output: z.looseObject({}),
  digest: z.string(),
});
const toFile = ({ input, output, ...rest }: RecordFile) => ({
  ...rest,
  input: { ...input },
  output: { ...output },
});
const notPublished = { code: 'nothing-published' } as const;

export const awardOperations = [
  defineOperation({
    id: 'list-awards',
    method: 'GET',
    path: '/awards',
    scope: 'awards:read',
    refusals: [],
    inPath: nothing,
    body: null,
    inQuery: z.strictObject({ year: count.optional() }),
    answer: z.object({
      year: z.int(),
      years: z.array(z.int()),
      awards: z.array(version.extend({ periodId: z.string() })),
    }),
    run: async ({ query, deps, access }) => {
      const { year, years, weeks } = await readPastWeeks({ deps, access }, query.year ?? null);
      const awards = weeks.flatMap(({ periodId, versions }) =>
        versions.map((one) => ({ periodId, ...toVersion(one) })),
      );
      return ok({ year, years: [...years], awards });
    },
  }),
  defineOperation({
    id: 'read-award',
    method: 'GET',
    path: '/awards/{periodId}',
    scope: 'awards:read',
    refusals: [409],
    body: null,
    inPath: z.strictObject({ periodId: z.string().regex(periodIdPattern) }),
    inQuery: z.strictObject({ version: count.optional() }),
    answer: record,
    run: async ({ path, query, deps, access }) => {
      const asked = await findAskedAward({ deps, access }, { ...path, ...query });
      if (!asked.ok) return asked;
      const read = await readRecordFile({ deps, scope: access.scope, ...asked.value });
      return read ? ok(toFile(read)) : fail(notPublished);
    },
  }),
  defineOperation({
    id: 'list-vacation-awards',
    method: 'GET',
    path: '/vacation-awards',
    scope: 'awards:read',
    refusals: [],
    inPath: nothing,
    body: null,
    inQuery: z.strictObject({ below: count.optional() }),
    answer: z.object({ awards: z.array(version) }),
    run: async ({ query, deps, access }) => {
      const versions = await readVacationVersions({ deps, access }, query.below ?? null);
      return ok({ awards: versions.map(toVersion) });
    },
  }),
  defineOperation({
    id: 'read-vacation-award',
    method: 'GET',
    path: '/vacation-awards/{version}',
    scope: 'awards:read',
    refusals: [],
    inQuery: nothing,
    body: null,
    inPath: z.strictObject({ version: count }),
    answer: record,
    run: async ({ path, deps, access: { scope } }) => {
      const read = await readRecordFile({ deps, scope, periodId: vacationAwardId, ...path });
      return read ? ok(toFile(read)) : fail(notPublished);
    },
  }),
];
