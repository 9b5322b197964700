import { refuseMalformed } from './workbook-refusal';

/** The attributes of an element by their names, without the prefixes of their namespaces. */
interface Attributes {
  readonly get: (name: string) => string | undefined;
}

/** A step of the walk. Each step gives the same object with other values, because a sheet has hundreds of thousands. */
export interface XmlNode {
  readonly kind: 'open' | 'close' | 'text';
  /** The name of the element without the prefix of its namespace; empty for a text. */
  readonly name: string;
  readonly attributes: Attributes;
  readonly text: string;
}

// Each pattern matches at one place and has no repetition within a repetition, so the time grows with the length only.
const comment = /<!--[^]*?-->|<\?[^]*?\?>/y;
const characters = /<!\[CDATA\[([^]*?)\]\]>/y;
const closing = /<\/([^\s<>/]+)\s*>/y;
const opening = /<([^\s<>/!?][^\s<>/]*)(?=[\s/>])/y;
const attribute = /\s+([^\s<>/="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const ending = /\s*(\/?)>/y;

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

const slash = '/'.charCodeAt(0);

/** Walks through a text of XML. Throws at the first place that is malformed; a document type is taken as such. */
export function* readXml(xml: string): Generator<XmlNode, void> {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(xml);
    if (found) at = pattern.lastIndex;
    return found;
  };
  let attributes: (readonly [name: string, raw: string])[] = [];
  const takeAttributes = () => {
    attributes = [];
    for (let one = take(attribute); one; one = take(attribute))
      attributes.push([toLocal(one[1] ?? ''), one[2] ?? one[3] ?? '']);
  };
  const get = (name: string) => {
    const found = attributes.findLast(([one]) => one === name)?.[1];
    return found === undefined ? undefined : decode(found);
  };
  const node = { kind: 'text' as XmlNode['kind'], name: '', attributes: { get }, text: '' };
  const set = (kind: XmlNode['kind'], name: string, text = ''): XmlNode => {
    node.kind = kind;
    node.name = name;
    node.text = text;
    return node;
  };
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    if (next !== at) {
      const raw = xml.slice(at, next < 0 ? undefined : next);
      at += raw.length;
      yield set('text', '', decode(raw));
      continue;
    }
    if (xml.charCodeAt(at + 1) === slash) {
      const [, name = ''] = take(closing) ?? refuseMalformed();
      yield set('close', toLocal(name));
      continue;
    }
    const open = take(opening);
    if (open) {
      const name = toLocal(open[1] ?? '');
      takeAttributes();
      yield set('open', name);
      const end = take(ending) ?? refuseMalformed();
      if (end[1]) yield set('close', name);
      continue;
    }
    if (take(comment)) continue;
    const [, plain = ''] = take(characters) ?? refuseMalformed();
    yield set('text', '', plain);
  }
}
