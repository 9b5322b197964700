import type { RosterText } from '~/domain/roster/roster-text';
import type { WeekFields } from './vacation-week';
import { weekFields } from './week-fields';

/** The roster of a site's vacation weeks as text. */
export const weekRoster: RosterText<WeekFields> = {
  noun: 'vacation week',
  idField: 'weekId',
  fields: weekFields,
  tooFew: { code: 'too-few-week-fields' },
};
