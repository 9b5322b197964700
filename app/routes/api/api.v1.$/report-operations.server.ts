import * as z from 'zod';
import { reports, type ReportKey } from '~/app/components/reports/report-names';
import { findAskedAward } from '~/app/services/api/find-asked-award.server';
import { readReport } from '~/app/services/reports/read-report.server';
import { assignmentTypes } from '~/domain/award/assignment-type';
import type { ReportCell, ReportColumn } from '~/domain/reports/report';
import { periodIdPattern } from '~/domain/selection/past-weeks';
import { fail, ok } from '~/domain/shared/result';
import { defineOperation } from './define-operation.server';

const reportKeys = Object.keys(reports) as [ReportKey, ...ReportKey[]];

/** What pages write in words: a code, never a text. */
const cellSchema: z.ZodType<ReportCell> = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.strictObject({ type: z.enum(assignmentTypes) }),
  z.strictObject({ place: z.enum(['airport', 'local']) }),
  z.strictObject({ week: z.string() }),
  z.strictObject({ weeks: z.array(z.string()) }),
  z.strictObject({ holder: z.enum(['nobody', 'not-offered']) }),
  z.strictObject({ seniorityNumber: z.number().nullable(), type: z.string() }),
  z.strictObject({ hoursBefore: z.number().nullable() }),
  z.strictObject({ wallTime: z.string() }),
]);

/** A week as a column is named by its ID. */
const toName = (column: ReportColumn): string =>
  typeof column === 'string' ? column : column.week;

export const reportOperations = [
  defineOperation({
    id: 'read-report',
    method: 'GET',
    path: '/reports/{report}',
    scope: 'reports:read',
    refusals: [409],
    body: null,
    inPath: z.strictObject({ report: z.enum(reportKeys) }),
    inQuery: z.strictObject({
      period: z.string().regex(periodIdPattern).optional(),
      version: z.coerce.number().int().min(1).max(999_999).optional(),
    }),
    answer: z.object({
      report: z.enum(reportKeys),
      /** Of a report about one award. */
      award: z.object({ periodId: z.string(), version: z.int() }).nullable(),
      columns: z.array(z.string()),
      rows: z.array(z.array(cellSchema)),
      unreadWeeks: z.int().optional(),
    }),
    run: async ({ path: { report: name }, query, deps, access, receivedAt }) => {
      const isOfAward = reports[name].of === 'award';
      const { period: periodId = access.site.window.periodId, version } = query;
      // Other reports are about no award.
      const asked = isOfAward
        ? await findAskedAward({ deps, access }, { periodId, version })
        : ok({ periodId, version: 0 });
      if (!asked.ok) return asked;
      const of = asked.value;
      const read = await readReport({ deps, access, name, of, now: receivedAt });
      if (!read) return fail({ code: 'nothing-published' } as const);
      const { columns, rows, unreadWeeks } = read;
      return ok({
        report: name,
        award: isOfAward ? of : null,
        columns: columns.map(toName),
        rows: rows.map((row) => [...row]),
        ...(unreadWeeks !== undefined && { unreadWeeks }),
      });
    },
  }),
];
