/** The driver to erase, and what stands for them afterwards (domain/README.md#erased-drivers). */
export interface Replaced {
  readonly employeeId: string;
  /** Seven digits like an employee ID, so that earlier versions of the application can read it. */
  readonly number: string;
  /** Every name under which the driver is known. */
  readonly names: readonly string[];
}

const idKeys = new Set(['driverId', 'employeeId', 'withDriverId', 'replacedId', 'endedBy']);
const idListKeys = new Set(['ids', 'declinedBy']);
const textKeys = new Set(['text', 'note', 'reason', 'title', 'subject', 'askedBy', 'details']);
const nameKeys = new Set(['name', 'driverName']);

/** Words and what stands between them, in turns. */
const toTokens = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [];
const toComparable = (token: string) => token.toLowerCase().replace(/\s+/g, ' ').replace(/’/g, "'");
const isSame = (a: string | undefined, b: string) =>
  a !== undefined && toComparable(a) === toComparable(b);
const isWord = (token: string | undefined) => token !== undefined && /[\p{L}\p{N}]/u.test(token);

/** A full name in words and what stands between them; empty for a single word, which may mean something else, such as May. */
const toFullName = (name: string): readonly string[] => {
  const tokens = toTokens(name);
  const words = tokens.slice(tokens.findIndex(isWord), tokens.findLastIndex(isWord) + 1);
  return words.length > 1 ? words : [];
};

/** Replaces the driver's ID and full names where a text mentions them as words. */
const createTextEraser = ({ employeeId, number, names }: Replaced) => {
  const fullNames = names.map(toFullName).filter((tokens) => tokens.length > 0);
  const mentions = [...fullNames.sort((a, b) => b.length - a.length), [employeeId]];
  return (text: string): string => {
    const tokens = toTokens(text);
    const isOfNamesake = ([open = '', id = '', close = '']: readonly string[]) =>
      /^\s*\($/.test(open) && /^\d{7}$/.test(id) && id !== employeeId && close.startsWith(')');
    const erased: string[] = [];
    let next = 0;
    for (const [at, ownText] of tokens.entries()) {
      if (at < next) continue;
      const found = mentions.find(
        (mention) =>
          mention.every((token, index) => isSame(tokens[at + index], token)) &&
          !isOfNamesake(tokens.slice(at + mention.length, at + mention.length + 3)),
      );
      erased.push(found ? number : ownText);
      next = at + (found?.length ?? 1);
    }
    return erased.join('');
  };
};

type Fields = Readonly<Record<string, unknown>>;

/** Whose name a `name` beside these fields is: the driver's, another person's, or not said. */
const findOwner = (fields: Fields, employeeId: string): 'driver' | 'other' | null => {
  const { role, id, username } = fields;
  const said = [fields.driverId, fields.employeeId, role === undefined ? undefined : id, username];
  if (said.includes(employeeId)) return 'driver';
  return said.some((one) => typeof one === 'string') ? 'other' : null;
};

const listsDrivers = ({ noun }: Fields) => noun === undefined || noun === 'driver';

/** A driver as the log names who was added to the roster: `Ada Driver (1000001)`; in earlier versions a sentence. */
const readAdded = (key: string, text: string, { noun }: Fields) => {
  const isSentence = key === 'details';
  if (!isSentence && !(key === 'name' && noun === 'driver')) return null;
  const form = isSentence ? /^(Added driver )(.+) \((\d+)\)$/ : /^()(.+) \((\d+)\)$/;
  const [found, before = '', name = '', id = ''] = form.exec(text) ?? [];
  return found === undefined ? null : { before, name, id };
};

/** The names that a stored value gives the driver. */
export const findNames = (value: unknown, employeeId: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => findNames(one, employeeId));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  const fields = value as Fields;
  const isOwn = findOwner(fields, employeeId) === 'driver';
  return Object.entries(fields).flatMap(([key, field]) => {
    if (typeof field !== 'string') return findNames(field, employeeId);
    const added = readAdded(key, field, fields);
    if (added) return added.id === employeeId ? [added.name] : [];
    return isOwn && nameKeys.has(key) ? [field] : [];
  });
};

/**
 * A copy of a stored value in which the number stands for the driver. The same object, if the value does not mention them.
 */
export const replaceDriver = <T>(value: T, replaced: Replaced): T => {
  const { employeeId, number } = replaced;
  const eraseText = createTextEraser(replaced);
  const visit = (below: unknown): unknown => {
    if (Array.isArray(below)) return keepSame(below, below.map(visit));
    if (typeof below !== 'object' || below === null || below instanceof Uint8Array) return below;
    const fields = below as Fields;
    const owner = findOwner(fields, employeeId);
    const toField = (key: string, field: unknown): unknown => {
      if (idListKeys.has(key) && Array.isArray(field) && listsDrivers(fields))
        return keepSame(
          field,
          field.map((id: unknown) => (id === employeeId ? number : id)),
        );
      if (typeof field !== 'string') return visit(field);
      if (idKeys.has(key) || (key === 'id' && fields.role === 'driver'))
        return field === employeeId ? number : field;
      const added = readAdded(key, field, fields);
      if (added) return added.id === employeeId ? `${added.before}${number}` : field;
      if (textKeys.has(key)) return eraseText(field);
      if (!nameKeys.has(key) || owner === 'other' || !listsDrivers(fields)) return field;
      return owner === 'driver' ? number : eraseText(field);
    };
    const entries = Object.entries(fields).map(
      ([key, field]) => [key, toField(key, field)] as const,
    );
    return entries.every(([key, field]) => fields[key] === field)
      ? below
      : Object.fromEntries(entries);
  };
  return visit(value) as T;
};

const keepSame = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  after.every((one, index) => one === before[index]) ? before : after;
