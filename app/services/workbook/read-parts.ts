import { posix } from 'node:path';
import type { OtherKind } from '~/domain/shared/workbook';
import { readFormats, type CellFormat } from './cell-format';
import type { ZipParts } from './open-zip.server';
import { isTrue, readXml } from './read-xml';
import { refuseMalformed, WorkbookRefusal } from './workbook-refusal';

interface Relation {
  /** The last word of its type, for example `worksheet`. */
  readonly type: string;
  /** The name of the other part. */
  readonly target: string;
}

/** Which parts belong to a part, by ID. The name of the whole workbook is empty. */
const readRelations = (zip: ZipParts, part: string): Map<string, Relation> => {
  const folder = posix.dirname(part);
  const relations = new Map<string, Relation>();
  const xml = zip.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)) ?? '';
  for (const { kind, name, attributes } of readXml(xml)) {
    if (kind !== 'open' || name !== 'Relationship') continue;
    const target = attributes.get('Target') ?? '';
    relations.set(attributes.get('Id') ?? '', {
      type: posix.basename(attributes.get('Type') ?? ''),
      target: target.startsWith('/') ? target : posix.join(folder, target),
    });
  }
  return relations;
};

const findTarget = (relations: ReadonlyMap<string, Relation>, type: string) =>
  [...relations.values()].find((relation) => relation.type === type)?.target;

const findWorkbook = (zip: ZipParts): string => {
  const part = findTarget(readRelations(zip, ''), 'officeDocument') ?? 'xl/workbook.xml';
  const refuse = (kind: OtherKind) => {
    throw new WorkbookRefusal({ code: 'workbook-other-kind', kind });
  };
  if (part.endsWith('.bin')) refuse('xlsb');
  if (zip.read('mimetype')?.includes('opendocument')) refuse('ods');
  if (zip.has('Index/Document.iwa')) refuse('numbers');
  return part;
};

/** The text of each item, without the phonetic hints of East Asian words. */
const readStrings = (xml: string): string[] => {
  const strings: string[] = [];
  let item = '';
  let isText = false;
  let isHint = false;
  for (const { kind, name, text } of readXml(xml)) {
    if (name === 'rPh') isHint = kind === 'open';
    if (name === 't') isText = kind === 'open' && !isHint;
    if (kind === 'text' && isText) item += text;
    if (kind === 'open' && name === 'si') item = '';
    if (kind === 'close' && name === 'si') strings.push(item);
  }
  return strings;
};

export interface SheetParts {
  readonly name: string;
  readonly xml: string;
  readonly strings: readonly string[];
  readonly formats: readonly CellFormat[];
  /** Whether the serial numbers of dates begin in 1904. */
  readonly is1904: boolean;
}

/** Excel allows no longer name. */
const maxNameLength = 31;

interface Sheet {
  readonly name: string;
  readonly target: string;
}

export interface Sheets {
  /** At least one. */
  readonly visible: readonly Sheet[];
  readonly load: (sheet: Sheet) => SheetParts;
  /** With only the beginning of the sheet. Throws if that is damaged. */
  readonly peek: (sheet: Sheet) => SheetParts;
}

/** The visible sheets with cells, and what is needed to read them. */
export const openSheets = (zip: ZipParts): Sheets => {
  const part = findWorkbook(zip);
  const relations = readRelations(zip, part);
  const readTarget = (type: string) => {
    const target = findTarget(relations, type);
    return (target !== undefined && zip.read(target)) || '';
  };
  const sheets: (Sheet & { readonly isHidden: boolean })[] = [];
  let is1904 = false;
  for (const { kind, name, attributes } of readXml(zip.read(part) ?? refuseMalformed())) {
    if (kind !== 'open') continue;
    if (name === 'workbookPr') is1904 ||= isTrue(attributes.get('date1904'));
    const relation = name === 'sheet' && relations.get(attributes.get('id') ?? '');
    if (relation && relation.type === 'worksheet')
      sheets.push({
        name: (attributes.get('name') ?? '').slice(0, maxNameLength),
        target: relation.target,
        // Some writers have other words for a visible sheet.
        isHidden: /^(?:very)?hidden$/i.test(attributes.get('state') ?? ''),
      });
  }
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  if (visible.length === 0) refuseMalformed();
  const shared = {
    strings: readStrings(readTarget('sharedStrings')),
    formats: readFormats(readTarget('styles')),
    is1904,
  };
  return {
    visible,
    load: ({ name, target }) => ({ ...shared, name, xml: zip.read(target) ?? refuseMalformed() }),
    peek: ({ name, target }) => ({ ...shared, name, xml: zip.peek(target) ?? refuseMalformed() }),
  };
};
