import type { RosterText, TextColumns } from '~/domain/roster/roster-text';
import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok } from '~/domain/shared/result';
import { isWallTime } from '~/domain/shared/zoned-time';
import { mostSlots } from './limits';
import type { WeekFields } from './week-list';

export const weekColumns: TextColumns<WeekFields> = {
  columns: {
    WeekID: 'weekId',
    StartDate: 'startDate',
    EndDate: 'endDate',
    TotalSlots: 'totalSlots',
  },
};

/** A day of this century; any other year is a typing error. */
const isDay = (text: string): boolean => text.startsWith('20') && isWallTime(`${text}T00:00`);

/** The roster of a site's vacation weeks as text. */
export const weekRoster: RosterText<WeekFields> = {
  ...weekColumns,
  noun: 'vacation week',
  hasDays: true,
  isHeader: (fields) => /week ?id/i.test(fields.join(' ')),
  parseFields: (fields) => {
    const [rawId = '', startDate = '', endDate = '', slots = ''] = fields;
    if (fields.length < 4)
      return fail('Not enough data (need Week ID, Start Date, End Date, and Total Slots)');
    const weekId = cleanText(rawId);
    if (weekId === '') return fail('Week ID cannot be empty');
    if (weekId.length > 20) return fail('Week ID is longer than 20 characters');
    if (!isDay(startDate) || !isDay(endDate))
      return fail('Invalid date. Use YYYY-MM-DD, such as 2027-01-04');
    if (endDate < startDate) return fail('The week ends before it starts');
    const totalSlots = /^\d{1,6}$/.test(slots) ? Number(slots) : 0;
    if (totalSlots < 1 || totalSlots > mostSlots)
      return fail(`Total Slots must be a number from 1 to ${mostSlots}`);
    return ok({ weekId, startDate, endDate, totalSlots });
  },
  getKeys: ({ weekId }) => [`Week ID ${weekId}`],
};
