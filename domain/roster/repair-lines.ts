import type { PastedLine } from '~/domain/shared/paste';
import { placeCells, type FoundList } from './import-columns';
import { readTime } from './read-cell';
import type { Repair, RepairCode } from './repair';
import { listFields, listNames, listNeeded, type RosterField } from './roster-field';
import type { RosterText } from './roster-text';

interface RepairedLines {
  /** With their cells in the order of the roster's fields. */
  readonly rows: readonly PastedLine[];
  readonly repairs: readonly Repair[];
}

/** Takes a line as it would be after a repair; null if the line needs none. */
type RepairLine = (
  line: PastedLine,
) => { readonly fields: readonly string[]; readonly at: number } | null;

/** How the line of a total begins, or that of the end of a page. */
const totalWords =
  /^(?:(?:grand|sub)[\s-]*)?(?:total(?:e?s)?\b|(?:sum|suma|count|average|promedio|page|página)\b[^\p{L}]*$|(?:printed|generated|impreso)\s+\S)/iu;

/** Whether a line is blank, a total, or the header once more. */
const makeSkip = <T>(roster: RosterText<T>, list: FoundList) => {
  const { header } = list.shape;
  const order = listNames(roster.fields);
  const needed = listNeeded(roster.fields).map((field) => order.indexOf(field));
  return ({ fields }: PastedLine): boolean => {
    const cells = placeCells(list, fields);
    const isBlank = cells.every((cell) => cell === '');
    const isHeader = header?.every((text, at) => text === (fields[at] ?? '')) ?? false;
    const first = fields.find((field) => field !== '') ?? '';
    return isBlank || isHeader || (totalWords.test(first) && needed.some((at) => !cells[at]));
  };
};

/** A name may have two, as in `Smith, John, Jr.`. */
const mostCommas = 2;

/** Puts the parts of names together that a comma without quotes splits. */
const makeJoin = <T>({ fields }: RosterText<T>, list: FoundList): RepairLine => {
  const all = listFields(fields);
  const at = list.places[all.findIndex(([, { hasComma }]) => hasComma)] ?? -1;
  const checked = all.flatMap(([, { kind, ifEmpty, read }], place) =>
    ifEmpty === undefined && kind !== 'text' && kind !== 'id' ? [{ place, read }] : [],
  );
  const isReadable = (line: readonly string[]) => {
    const cells = placeCells(list, line);
    return checked.every(({ place, read }) => read(cells[place] ?? '', {}).ok);
  };
  const { header } = list.shape;
  return ({ fields: line }) => {
    const extra = header ? line.length - header.length : 1;
    const parts = line.slice(at, at + extra + 1);
    if (at < 0 || extra < 1 || extra > mostCommas || parts.includes('')) return null;
    const isLast = at + 1 === header?.length;
    if (!isLast && isReadable(line)) return null;
    const joined = [...line.slice(0, at), parts.join(', '), ...line.slice(at + extra + 1)];
    return isReadable(joined) ? { fields: joined, at } : null;
  };
};

/** Where all IDs are digits and the longest has fewer, others may be numbers of their own. */
const fewestDigits = 5;

/** A number as spreadsheets and programs write it, perhaps with a fraction of zero. */
const wholeNumber = /^(\d+)(?:\.0+)?$/;

/** How many digits an ID may be shorter than the next longer ones, if zeros were lost. */
const widestGap = 2;

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

/** Which cells of a column are repaired; null if the field has no repair. */
const findCellRepair = (
  { kind, padTo }: RosterField,
  getTexts: () => readonly string[],
): { readonly code: RepairCode; readonly repair: (text: string) => string | null } | null => {
  if (padTo !== undefined) return { code: 'pad-ids', repair: makePad(getTexts(), padTo) };
  return kind === 'time' ? { code: 'plain-times', repair: addColon } : null;
};

/** Repairs lines and puts their cells in the order of the roster's fields. `off`: the repairs that are left out. */
export const repairLines = <T>(
  roster: RosterText<T>,
  list: FoundList,
  off: readonly RepairCode[],
): RepairedLines => {
  const repairs: Repair[] = [];
  const note = (code: RepairCode, lines: readonly PastedLine[], example: Repair['example']) => {
    const isOn = !off.includes(code);
    if (lines.length > 0)
      repairs.push({ code, lines: lines.map(({ number }) => number), example, isOn });
    return isOn;
  };
  const skip = () => {
    const skipped = new Set(list.lines.filter(makeSkip(roster, list)));
    const isOn = note('skip-rows', [...skipped], null);
    return isOn ? list.lines.filter((line) => !skipped.has(line)) : list.lines;
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
  const joined = apply('join-names', skip(), makeJoin(roster, list));
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
  return { rows, repairs };
};
