import { readDay } from '~/domain/roster/read-cell';
import type { RosterText, TextColumns } from '~/domain/roster/roster-text';
import { cleanId } from '~/domain/shared/clean-text';
import { fail, ok } from '~/domain/shared/result';
import { mostSlots } from './limits';
import { weekHeaders } from './week-headers';
import type { WeekFields } from './week-list';

export const weekColumns: TextColumns<WeekFields> = {
  columns: {
    WeekID: 'weekId',
    StartDate: 'startDate',
    EndDate: 'endDate',
    TotalSlots: 'totalSlots',
  },
};

const maxIdLength = 20;

/** The roster of a site's vacation weeks as text. */
export const weekRoster: RosterText<WeekFields> = {
  ...weekColumns,
  noun: 'vacation week',
  idField: 'weekId',
  hasDays: true,
  headers: weekHeaders,
  required: ['weekId', 'startDate', 'endDate', 'totalSlots'],
  flags: {},
  parseFields: (fields) => {
    const [rawId = '', rawStart = '', rawEnd = '', slots = ''] = fields;
    if (fields.length < 4) return fail({ code: 'too-few-week-fields' });
    const weekId = cleanId(rawId);
    if (weekId === '') return fail({ code: 'week-id-empty' });
    if (weekId.length > maxIdLength) return fail({ code: 'week-id-too-long', limit: maxIdLength });
    const start = readDay(rawStart);
    if (!start.ok) return start;
    const end = readDay(rawEnd);
    if (!end.ok) return end;
    const [startDate, endDate] = [start.value, end.value];
    if (endDate < startDate) return fail({ code: 'week-ends-early' });
    const totalSlots = /^\d{1,6}$/.test(slots) ? Number(slots) : 0;
    if (totalSlots < 1 || totalSlots > mostSlots)
      return fail({ code: 'invalid-slots', most: mostSlots });
    return ok({ weekId, startDate, endDate, totalSlots });
  },
  getKeys: ({ weekId }) => [{ of: 'week-id', value: weekId }],
};
