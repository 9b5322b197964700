import { load } from 'cheerio';

type Document = ReturnType<typeof load>;
export type Element = ReturnType<ReturnType<Document['root']>['find']>[number];
type Node = Element['children'][number];
/** A whole name, or a pattern that it matches. */
export type Name = string | RegExp;
/** Some parts are only for phones or only for wide screens. */
export type Width = 'wide' | 'narrow';

/** A page that was received, and what was entered since. */
export interface PlainPage {
  readonly $: Document;
  readonly width: Width;
  readonly typed: Set<Element>;
  readonly files: Map<Element, readonly File[]>;
}

/** Reads a page as a browser does that runs no scripts. */
export const readPage = (html: string, width: Width): PlainPage => ({
  $: load(html, { scriptingEnabled: false }),
  width,
  typed: new Set(),
  files: new Map(),
});

const buttonTypes = ['submit', 'button', 'reset', 'image'];
/** The elements that have a role without saying so. */
const roles = {
  alert: [],
  article: ['article'],
  button: ['button', ...buttonTypes.map((type) => `input[type=${type}]`)],
  cell: ['td'],
  checkbox: ['input[type=checkbox]'],
  columnheader: ['thead th', 'th[scope=col]'],
  dialog: ['dialog'],
  /** Whatever can be filled in, whichever its role. */
  field: [`input:not(${buttonTypes.map((type) => `[type=${type}]`).join()})`, 'select', 'textarea'],
  form: ['form'],
  group: ['fieldset', 'details'],
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  link: ['a[href]'],
  list: ['ul', 'ol'],
  listitem: ['li'],
  main: ['main'],
  navigation: ['nav'],
  radio: ['input[type=radio]'],
  region: ['section'],
  row: ['tr'],
  rowheader: ['th[scope=row]'],
  searchbox: ['input[type=search]'],
  status: ['output'],
  summary: ['summary'],
  switch: [],
  tab: [],
  table: ['table'],
} satisfies Record<string, readonly string[]>;
export type Role = keyof typeof roles;

const namedByContent = /^(button|cell|columnheader|heading|link|row|rowheader|summary|tab)$/;
const neverShown = /^(head|script|style|template|datalist)$/;
const blocks =
  /^(address|article|aside|blockquote|br|button|caption|d[dlt]|details|dialog|div|fieldset|figure|footer|form|h\d|header|hr|label|legend|li|main|nav|ol|option|p|section|select|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const hiddenByWidth = {
  wide: /(^|\s)(sm|md|lg|xl):hidden(\s|$)/,
  narrow: /(^|\s)max-(sm|md|lg):hidden(\s|$)/,
};
/** At which widths a class shows what is hidden otherwise. `group-has-…` depends on a box that is checked. */
const shownByWidth = {
  wide: /(^|\s)((sm|md|lg|xl)|group-has-\S+):(flex|block|grid|inline|inline-flex|inline-block)(\s|$)/,
  narrow:
    /(^|\s)(max-(sm|md|lg)|group-has-\S+):(flex|block|grid|inline|inline-flex|inline-block)(\s|$)/,
};

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const isFoldedAway = ({ name, parent }: Element): boolean =>
  name !== 'summary' &&
  !!parent &&
  'attribs' in parent &&
  parent.name === 'details' &&
  parent.attribs.open === undefined;

const isHidden = ({ width }: PlainPage, element: Element): boolean => {
  const { attribs, name } = element;
  const classes = attribs.class ?? '';
  return (
    neverShown.test(name) ||
    attribs.hidden !== undefined ||
    attribs.type === 'hidden' ||
    ((name === 'dialog' || attribs.popover !== undefined) && attribs.open === undefined) ||
    isFoldedAway(element) ||
    hiddenByWidth[width].test(classes) ||
    (/(^|\s)hidden(\s|$)/.test(classes) && !shownByWidth[width].test(classes))
  );
};

/** Whether a reader sees an element, as far as the page says so without its styles. */
export const isShown = (page: PlainPage, element: Element): boolean => {
  if (isHidden(page, element)) return false;
  const { parent } = element;
  return !parent || !('attribs' in parent) || isShown(page, parent);
};

const readNode = (page: PlainPage, node: Node, isForName: boolean): string => {
  if (!('attribs' in node)) return node.nodeType === 3 ? node.data : '';
  if (isHidden(page, node)) return '';
  const { attribs, name } = node;
  if (isForName && (attribs['aria-hidden'] === 'true' || /^(select|textarea)$/.test(name)))
    return '';
  const alternative = isForName ? (attribs['aria-label'] ?? attribs.alt) : undefined;
  const text = alternative ?? node.children.map((one) => readNode(page, one, isForName)).join('');
  return blocks.test(name) || alternative !== undefined ? ` ${text} ` : text;
};
const readAll = (page: PlainPage, elements: readonly Element[], isForName: boolean): string =>
  tidy(
    elements
      .flatMap(({ children }) => [...children.map((one) => readNode(page, one, isForName)), ' '])
      .join(''),
  );

/** The text of an element that a reader sees. */
export const readText = (page: PlainPage, element: Element): string =>
  readAll(page, [element], false);

/** The text of the elements that an attribute such as `aria-describedby` names. */
export const readReferences = (page: PlainPage, ids = ''): string =>
  readAll(
    page,
    ids.split(/\s+/).flatMap((id) => page.$(`[id="${id}"]`).toArray()),
    true,
  );

const readNativeName = (page: PlainPage, element: Element): string => {
  const { $ } = page;
  const { attribs, name } = element;
  if (buttonTypes.includes(attribs.type ?? '') && name === 'input') return attribs.value ?? '';
  if (/^(input|select|textarea)$/.test(name)) {
    const other = attribs.id ? $(`label[for="${attribs.id}"]`).toArray() : [];
    const labels = new Set([...$(element).parents('label').toArray(), ...other]);
    return readAll(page, [...labels], true);
  }
  return readAll(page, $(element).children('legend, caption').toArray().slice(0, 1), true);
};

/** The name of an element, as assistive technology computes it. */
export const getName = (page: PlainPage, element: Element, role: Role): string => {
  const { attribs } = element;
  return (
    readReferences(page, attribs['aria-labelledby']) ||
    tidy(attribs['aria-label'] ?? '') ||
    readNativeName(page, element) ||
    (namedByContent.test(role) ? readAll(page, [element], true) : '') ||
    tidy(attribs.title ?? attribs.placeholder ?? '')
  );
};

/** Everything of a role that is shown, within an element or on the whole page. */
export const listByRole = (
  page: PlainPage,
  within: Element | undefined,
  role: Role,
  name?: Name,
): Element[] => {
  const native = roles[role].map((one) => (role === 'field' ? one : `${one}:not([role])`));
  const isNamed = (text: string) =>
    typeof name === 'string' ? text === tidy(name) : !name || name.test(text);
  return (within ? page.$(within) : page.$.root().children())
    .find([`[role=${role}]`, ...native].join())
    .toArray()
    .filter((one) => isShown(page, one) && isNamed(getName(page, one, role)));
};
