import { readPaste } from '~/app/services/roster/read-paste';
import type { RosterText } from '~/domain/roster/roster-text';
import type { PastedLine } from '~/domain/shared/paste';
import { ok } from '~/domain/shared/result';
import { readRows } from '~/tests/support/read-rows';

/** The items of an import without their lines. */
export const parseLines = <T>(roster: RosterText<T>, lines: readonly PastedLine[]) => {
  const read = readRows(roster, lines);
  return read.ok ? ok(read.value.rows.map(({ item }) => item)) : read;
};

export const parseText = <T>(roster: RosterText<T>, text: string) => {
  const lines = readPaste(text);
  return lines.ok ? parseLines(roster, lines.value) : lines;
};

/** The lines of a paste that is not too large. */
export const splitPaste = (text: string): PastedLine[] => {
  const lines = readPaste(text);
  if (!lines.ok) throw new Error(lines.error.code);
  return lines.value;
};
