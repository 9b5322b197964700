import type { Row } from './change-list';
import type { RosterNoun } from './roster-text';

/** A row of a list, as sentences name it: drivers by name and seniority too, all others by their ID. */
export interface NamedRow {
  readonly id: string;
  readonly name: string | null;
  readonly seniorityNumber: number | null;
}

/** Names a row by its ID alone if the list has it no more. */
export const toNamedRow = (noun: RosterNoun, id: string, row: Row | undefined): NamedRow => ({
  id,
  name: noun === 'driver' && typeof row?.name === 'string' ? row.name : null,
  seniorityNumber: typeof row?.seniorityNumber === 'number' ? row.seniorityNumber : null,
});
