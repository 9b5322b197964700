import { refuseMalformed } from './workbook-refusal';

export interface XmlNode {
  readonly kind: 'open' | 'close' | 'text';
  /** The name of the element without the prefix of its namespace; empty for a text. */
  readonly name: string;
  /** By name, without prefixes. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

// Each pattern matches at one place and has no repetition within a repetition, so the time grows with the length only.
const comment = /<!--[^]*?-->|<\?[^]*?\?>/y;
const characters = /<!\[CDATA\[([^]*?)\]\]>/y;
const closing = /<\/([^\s<>/]+)\s*>/y;
const opening = /<([^\s<>/!?][^\s<>/]*)(?=[\s/>])/y;
const attribute = /\s+([^\s<>/="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const ending = /\s*(\/?)>/y;
const text = /[^<]+/y;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const decode = (raw: string): string =>
  raw.includes('&')
    ? raw.replace(
        /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g,
        (whole, decimal?: string, hex?: string, named?: string) => {
          if (named !== undefined) return entities[named] ?? whole;
          return String.fromCodePoint(decimal === undefined ? parseInt(hex!, 16) : Number(decimal));
        },
      )
    : raw;

/** Whether an attribute is on. LibreOffice writes words, and others digits. */
export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

const toLocal = (name: string): string => name.slice(name.indexOf(':') + 1);
const none: ReadonlyMap<string, string> = new Map();

/** Walks through a text of XML. Throws at the first place that is malformed; a document type is taken as such. */
export function* readXml(xml: string): Generator<XmlNode, void> {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(xml);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const takeAttributes = (): ReadonlyMap<string, string> => {
    const attributes = new Map<string, string>();
    for (let one = take(attribute); one; one = take(attribute))
      attributes.set(toLocal(one[1]!), decode(one[2] ?? one[3] ?? ''));
    return attributes;
  };
  while (at < xml.length) {
    const raw = take(text);
    if (raw) {
      yield { kind: 'text', name: '', attributes: none, text: decode(raw[0]) };
      continue;
    }
    const close = take(closing);
    if (close) {
      yield { kind: 'close', name: toLocal(close[1]!), attributes: none, text: '' };
      continue;
    }
    const open = take(opening);
    if (open) {
      const name = toLocal(open[1]!);
      yield { kind: 'open', name, attributes: takeAttributes(), text: '' };
      const end = take(ending) ?? refuseMalformed();
      if (end[1]) yield { kind: 'close', name, attributes: none, text: '' };
      continue;
    }
    if (take(comment)) continue;
    const [, plain = ''] = take(characters) ?? refuseMalformed();
    yield { kind: 'text', name: '', attributes: none, text: plain };
  }
}
