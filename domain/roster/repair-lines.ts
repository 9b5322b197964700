import type { PastedLine } from '~/domain/shared/paste';
import { placeCells, type FoundList } from './import-columns';
import { nameMonth, readTime } from './read-cell';
import type { Repair, RepairCode } from './repair';
import { listFields, listNames, listNeeded, type RosterField, type Row } from './roster-field';
import type { NumberedBy, RosterText } from './roster-text';

interface RepairedLines {
  /** With their cells in the order of the roster's fields. */
  readonly rows: readonly PastedLine[];
  readonly repairs: readonly Repair[];
}

/** Takes a line as it would be after a repair; null if the line needs none. */
type RepairLine = (
  line: PastedLine,
) => { readonly fields: readonly string[]; readonly at: number } | null;

/** How the line of a total begins, or a note at the end of a page. */
const totalWords =
  /^(?:(?:grand|sub)[\s-]*)?(?:total(?:e?s)?\b|(?:sum|suma|count|average|promedio|page|página)\b[^\p{L}]*$|(?:printed|generated|impreso|notes?:|nota:)\s+\S)|^[*†]/iu;

/** Whether a line begins like that of a total, or like the end of a page. */
export const beginsAsTotal = (fields: readonly string[]): boolean =>
  totalWords.test(fields.find((field) => field !== undefined && field !== '') ?? '');

/** Whether a line is blank, a total, or the header once more. */
const makeSkip = <T>(roster: RosterText<T>, list: FoundList) => {
  const { header } = list.shape;
  const order = listNames(roster.fields);
  const needed = listNeeded(roster.fields).map((field) => order.indexOf(field));
  return ({ fields }: PastedLine): boolean => {
    const lacks = (place: number) => !fields[place];
    const isBlank = list.places.every(lacks) && list.parts.every(({ place }) => lacks(place));
    const isHeader = header?.every((text, at) => text === (fields[at] ?? '')) ?? false;
    if (isBlank || isHeader) return true;
    return beginsAsTotal(fields) && needed.some((at) => lacks(list.places[at] ?? -1));
  };
};

const plainTime = /^(\d{1,2})(\d\d)(?=\s*(?:[ap]\.?\s?m?\.?)?$)/i;

const addColon = (text: string): string | null => {
  if (!plainTime.test(text)) return null;
  const time = text.replace(plainTime, '$1:$2');
  return readTime(time) === null ? null : time;
};

/** How many columns a line needs. */
const findWidth = <T>({ fields }: RosterText<T>, { places }: FoundList): number =>
  listFields(fields).reduce(
    (most, [, { ifEmpty }], at) =>
      ifEmpty === undefined ? Math.max(most, (places[at] ?? -1) + 1) : most,
    0,
  );

/** Puts cells together that a comma without quotes splits, such as `Smith, John` or `Mon, Wed, Fri`. */
const makeJoin = <T>({ fields, numberedBy }: RosterText<T>, list: FoundList): RepairLine => {
  const all = listFields(fields);
  const split = all.flatMap(([, { commas }], place) => {
    const at = list.places[place] ?? -1;
    return commas !== undefined && at >= 0 ? [{ at, commas }] : [];
  });
  // A list without numbers needs what it is ranked by instead.
  const isUnnumbered =
    numberedBy !== undefined &&
    list.places[all.findIndex(([name]) => name === numberedBy.field)] === -1;
  const isNeeded = (name: string, { ifEmpty }: RosterField) =>
    isUnnumbered && (name === numberedBy.by || name === numberedBy.field)
      ? name === numberedBy.by
      : ifEmpty === undefined;
  const checked = all.flatMap(([name, field], place) => {
    const { kind, read } = field;
    return isNeeded(name, field) && kind !== 'text' && kind !== 'id' ? [{ place, kind, read }] : [];
  });
  const isReadable = (line: readonly string[]) => {
    const cells = placeCells(list, line);
    return checked.every(({ place, kind, read }) => {
      const text = cells[place] ?? '';
      return read((kind === 'time' && addColon(text)) || text, {}).ok;
    });
  };
  const { header } = list.shape;
  const join = (line: readonly string[], at: number, extra: number) => {
    const parts = line.slice(at, at + extra + 1);
    if (parts.length <= extra || parts.includes('')) return null;
    const joined = [...line.slice(0, at), parts.join(', '), ...line.slice(at + extra + 1)];
    return isReadable(joined) ? { fields: joined, at } : null;
  };
  return ({ fields: line }) => {
    const extra = header && line.length - header.length;
    if (extra !== null && extra < 1) return null;
    // The cells after a comma are out of place, unless the last column goes on.
    const isShifted = !isReadable(line);
    for (const { at, commas } of split) {
      if (!isShifted && at + 1 !== header?.length) continue;
      for (let count = extra ?? 1; count <= Math.min(extra ?? commas, commas); count += 1) {
        const joined = join(line, at, count);
        if (joined) return joined;
      }
    }
    return null;
  };
};

/** Where all IDs are digits and the longest has fewer, others may be numbers of their own. */
const fewestDigits = 5;

/** A number as spreadsheets and programs write it, perhaps with a fraction of zero. */
const wholeNumber = /^(\d+)(?:\.0+)?$/;

/** How many digits an ID may be shorter than the next longer ones, if zeros were lost. With a wider gap it was mistyped. */
const widestGap = 1;

/** Whether IDs that are shorter than `length` seem to have lost zeros: none has kept them, and none is far shorter than others. */
const hasLostZeros = (ids: readonly (string | undefined)[], length: number): boolean => {
  if (ids.some((id) => id === undefined || id.length > length || id.startsWith('0'))) return false;
  const lengths = [...new Set(ids.map((id = '') => id.length))].sort((a, b) => b - a);
  return (
    (lengths[0] ?? 0) >= fewestDigits &&
    lengths.every((one, at) => at === 0 || (lengths[at - 1] ?? 0) - one <= widestGap)
  );
};

/** Puts zeros before IDs that have lost them. */
const makePad = (texts: readonly string[], length: number): ((text: string) => string | null) => {
  const readId = (text: string) => wholeNumber.exec(text)?.[1];
  const isLost = hasLostZeros(texts.filter((text) => text !== '').map(readId), length);
  return (text) => {
    const id = readId(text);
    return isLost && id !== undefined && id.length < length ? id.padStart(length, '0') : null;
  };
};

/** Reads a date whose year has two digits, in the century that the field has for it. */
const addCentury =
  (read: RosterField['read']) =>
  (text: string): string | null => {
    const named = nameMonth(text);
    const day = named === null ? null : read(named, {});
    return day?.ok ? String(day.value) : null;
  };

/** Which cells of a column are repaired; null if the field has no repair. */
const findCellRepair = (
  { kind, padTo, read }: RosterField,
  getTexts: () => readonly string[],
): { readonly code: RepairCode; readonly repair: (text: string) => string | null } | null => {
  if (padTo !== undefined) return { code: 'pad-ids', repair: makePad(getTexts(), padTo) };
  if (kind === 'time') return { code: 'plain-times', repair: addColon };
  return kind === 'day' ? { code: 'short-dates', repair: addCentury(read) } : null;
};

/** The rows with their numbers, by another field; those that lack it, or have what cannot be read, are not in it. */
const numberRows = <T>(
  { fields }: RosterText<T>,
  { field, by, reads, compare }: NumberedBy,
  rows: readonly PastedLine[],
): ReadonlyMap<PastedLine, PastedLine> => {
  const all = listFields(fields);
  const toRow = ({ fields: cells }: PastedLine): Row =>
    Object.fromEntries(
      all.flatMap(([name, { read }], at) => {
        const value = reads.includes(name) ? read(cells[at] ?? '', {}) : null;
        return value?.ok ? [[name, value.value]] : [];
      }),
    );
  const ranked = rows
    .map((line) => ({ line, row: toRow(line) }))
    .filter(({ row }) => row[by] !== undefined)
    .sort((a, b) => compare(a.row, b.row));
  return new Map(
    ranked.map(({ line }, at) => {
      const cells = line.fields.map((text, place) =>
        all[place]?.[0] === field ? String(at + 1) : text,
      );
      return [line, { ...line, fields: cells }];
    }),
  );
};

/** How rows may be numbered: if none has a number, but some have what decides instead. */
export const findNumberedBy = <T>(
  { fields, numberedBy }: RosterText<T>,
  rows: readonly PastedLine[],
): NumberedBy | null => {
  const names: readonly string[] = listNames(fields);
  const has = (field: string) => {
    const at = names.indexOf(field);
    return rows.some((row) => (row.fields[at] ?? '') !== '');
  };
  return numberedBy && !has(numberedBy.field) && has(numberedBy.by) ? numberedBy : null;
};

/** Lines that a sheet hides, and the repairs that are left out. */
interface RepairChoice {
  readonly hidden: ReadonlySet<number>;
  readonly off: readonly RepairCode[];
}

/** Repairs lines and puts their cells in the order of the roster's fields. */
export const repairLines = <T>(
  roster: RosterText<T>,
  list: FoundList,
  { hidden, off }: RepairChoice,
): RepairedLines => {
  const repairs = new Map<RepairCode, Repair>();
  const note = (code: RepairCode, lines: readonly PastedLine[], example: Repair['example']) => {
    const isOn = !off.includes(code);
    const known = repairs.get(code);
    const numbers = [...(known?.lines ?? []), ...lines.map(({ number }) => number)];
    if (lines.length > 0)
      repairs.set(code, { code, lines: numbers, example: known?.example ?? example, isOn });
    return isOn;
  };
  const isSkipped = makeSkip(roster, list);
  const takeHidden = () => {
    const isHidden = ({ number }: PastedLine) => hidden.has(number);
    const rows = list.lines.filter((line) => isHidden(line) && !isSkipped(line));
    const from = rows[0]?.fields.filter((field) => field !== '').join(', ') ?? '';
    const isOn = note('take-hidden', rows, { from, to: null });
    return isOn ? list.lines : list.lines.filter((line) => !isHidden(line));
  };
  const skip = (lines: readonly PastedLine[]) => {
    const skipped = new Set(lines.filter(isSkipped));
    const isOn = note('skip-rows', [...skipped], null);
    return isOn ? lines.filter((line) => !skipped.has(line)) : lines;
  };
  const apply = (code: RepairCode, lines: readonly PastedLine[], repair: RepairLine) => {
    const changed = new Map<PastedLine, PastedLine>();
    let example: Repair['example'] = null;
    for (const line of lines) {
      const after = repair(line);
      if (!after) continue;
      changed.set(line, { ...line, fields: after.fields });
      example ??= { from: line.fields[after.at] ?? '', to: after.fields[after.at] ?? '' };
    }
    const isOn = note(code, [...changed.keys()], example);
    return isOn ? lines.map((line) => changed.get(line) ?? line) : lines;
  };
  const joined = apply('join-cells', skip(takeHidden()), makeJoin(roster, list));
  const width = findWidth(roster, list);
  let rows = joined.map(({ number, fields }): PastedLine => ({
    number,
    // A line that ends before the last required column has not enough data.
    fields: fields.length < width ? [] : placeCells(list, fields),
  }));
  for (const [at, [, field]] of listFields(roster.fields).entries()) {
    const found = findCellRepair(field, () => rows.map(({ fields }) => fields[at] ?? ''));
    if (found)
      rows = [
        ...apply(found.code, rows, ({ fields }) => {
          const repaired = found.repair(fields[at] ?? '');
          if (repaired === null) return null;
          return { fields: fields.map((text, place) => (place === at ? repaired : text)), at };
        }),
      ];
  }
  return { rows, repairs: [...repairs.values()] };
};

/** The rows that are imported, numbered by date. `off`: the repairs that are left out. */
export const rankRows = <T>(
  roster: RosterText<T>,
  { rows, repairs }: RepairedLines,
  numberedBy: NumberedBy | null,
  off: readonly RepairCode[],
): RepairedLines => {
  const numbered = numberedBy && numberRows(roster, numberedBy, rows);
  if (!numbered || numbered.size === 0) return { rows, repairs };
  const isOn = !off.includes('rank-by-date');
  const lines = rows.filter((row) => numbered.has(row)).map(({ number }) => number);
  const repair: Repair = { code: 'rank-by-date', lines, example: null, isOn };
  return {
    rows: isOn ? rows.map((row) => numbered.get(row) ?? row) : rows,
    repairs: [...repairs, repair],
  };
};
