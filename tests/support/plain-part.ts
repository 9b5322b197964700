import {
  attach,
  check,
  choose,
  fill,
  getDefaultButton,
  getForm,
  getValue,
  isDisabled,
  listFaults,
  readSent,
  type SentForm,
} from './plain-form';
import {
  getName,
  isShown,
  listByRole,
  readReferences,
  readText,
  type Element,
  type Name,
  type PlainPage,
  type Role,
} from './plain-page';

/**
 * A page or a part of it. What `find` returns is looked for at each use, so it outlives the page that showed it first, and it
 * fails only when it is used. What `findAll` and `select` return belongs to the page that is shown now.
 */
export interface PlainPart {
  /** The only part of this role and name. */
  readonly find: (role: Role, name?: Name) => PlainPart;
  readonly findAll: (role: Role, name?: Name) => PlainPart[];
  /** What is shown of a CSS selector, for what has neither role nor name. */
  readonly select: (selector: string) => PlainPart[];
  readonly names: (role: Role) => string[];
  readonly texts: (role: Role, name?: Name) => string[];
  readonly text: string;
  /** The source, also of what is not shown. */
  readonly html: string;
  readonly attribute: (name: string) => string | undefined;
  readonly value: (label: Name) => string;
  readonly isChecked: (label: Name) => boolean;
  /** The hint and the error that belong to a field. */
  readonly description: (label: Name) => string;
  readonly fill: (label: Name, text: string) => void;
  readonly check: (label: Name) => void;
  readonly uncheck: (label: Name) => void;
  readonly choose: (label: Name, option: string) => void;
  readonly attach: (label: Name, ...files: File[]) => void;
  /** Presses a button or a switch that is one; `anyway` as if the browser did not check what was entered. */
  readonly press: (name: Name, options?: { anyway?: boolean }) => Promise<void>;
  /** Presses Enter in a field. */
  readonly enter: (label: Name) => Promise<void>;
  /** Follows a link or a tab, which is a link too. */
  readonly follow: (name: Name) => Promise<void>;
  /** Keeps the file behind a link. The page stays. */
  readonly download: (name: Name) => Promise<{ name: string; bytes: Uint8Array }>;
  /** Opens or closes what is folded away behind a text. */
  readonly unfold: (name: Name) => void;
}

/** How a part reaches its page and leads to others. */
export interface Navigation {
  readonly getShown: () => { url: URL; status: number; page: PlainPage };
  readonly open: (url: URL) => Promise<void>;
  readonly submit: (sent: SentForm) => Promise<void>;
  readonly fetchFile: (url: URL) => Promise<Response>;
}
type FindRoot = () => Element | undefined;

const getOne = (
  { getShown }: Navigation,
  root: Element | undefined,
  role: Role,
  name?: Name,
): Element => {
  const { page, url, status } = getShown();
  const found = listByRole(page, root, role, name);
  const [one] = found;
  if (one && found.length === 1) return one;
  const all = listByRole(page, root, role).map((other) => `"${getName(page, other, role)}"`);
  const place = `${url.pathname}${url.search}, status ${status}`;
  throw new Error(
    `${found.length} of the role ${role} are ${name ?? 'there'}. On ${place}: ${all.join(', ') || 'none'}`,
  );
};

const getUsable = (
  navigation: Navigation,
  root: Element | undefined,
  role: Role,
  name: Name,
): Element => {
  const one = getOne(navigation, root, role, name);
  const { page } = navigation.getShown();
  if (isDisabled(page, one)) throw new Error(`The ${role} ${name} is disabled.`);
  if (page.$(one).closest('[inert]').length > 0) throw new Error(`The ${role} ${name} is inert.`);
  return one;
};

const submit = async (
  { getShown, submit: send }: Navigation,
  form: Element,
  button: Element,
): Promise<void> => {
  const { page } = getShown();
  const faults = listFaults(page, form, button);
  if (faults.length > 0) throw new Error(`A browser does not send ${faults.join(', ')}.`);
  await send(readSent(page, form, button));
};

const press = async (
  navigation: Navigation,
  root: Element | undefined,
  name: Name,
  { anyway = false } = {},
): Promise<void> => {
  const { page } = navigation.getShown();
  const role = listByRole(page, root, 'switch', name).length > 0 ? 'switch' : 'button';
  const button = getUsable(navigation, root, role, name);
  const { popovertarget, type = 'submit' } = button.attribs;
  if (popovertarget !== undefined) {
    page.$(`[id="${popovertarget}"]`).attr('open', '');
    return;
  }
  const form = getForm(page, button);
  if (!form || type !== 'submit')
    throw new Error(`The button ${name} does nothing without scripts.`);
  if (button.attribs['aria-disabled'] === 'true')
    throw new Error(`The button ${name} is disabled.`);
  if (anyway) button.attribs.formnovalidate = '';
  await submit(navigation, form, button);
};

const pressEnter = async (
  navigation: Navigation,
  root: Element | undefined,
  label: Name,
): Promise<void> => {
  const field = getUsable(navigation, root, 'field', label);
  const { page } = navigation.getShown();
  const form = getForm(page, field);
  if (!form) throw new Error(`The field ${label} is in no form.`);
  const button = getDefaultButton(page, form);
  if (button && isDisabled(page, button)) throw new Error('The button of the form is disabled.');
  await submit(navigation, form, button ?? form);
};

const download = async ({ fetchFile }: Navigation, url: URL) => {
  const answer = await fetchFile(url);
  const disposition = answer.headers.get('content-disposition') ?? '';
  const name = /^attachment; filename="?([^";]+)/.exec(disposition)?.[1];
  if (!answer.ok || name === undefined) throw new Error(`${url.pathname} is no file to keep.`);
  return { name, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

/** What is read of a part. */
const makeReader = (navigation: Navigation, root: FindRoot) => {
  const getPage = () => navigation.getShown().page;
  const getRoot = (): Element => root() ?? getPage().$('html').get(0)!;
  const getField = (label: Name) => getOne(navigation, root(), 'field', label);
  return {
    find: (role: Role, name?: Name) =>
      makePart(navigation, () => getOne(navigation, root(), role, name)),
    findAll: (role: Role, name?: Name) =>
      listByRole(getPage(), root(), role, name).map((one) => makePart(navigation, () => one)),
    select: (selector: string) =>
      getPage()
        .$(getRoot())
        .find(selector)
        .toArray()
        .filter((one) => isShown(getPage(), one))
        .map((one) => makePart(navigation, () => one)),
    names: (role: Role) =>
      listByRole(getPage(), root(), role).map((one) => getName(getPage(), one, role)),
    texts: (role: Role, name?: Name) =>
      listByRole(getPage(), root(), role, name).map((one) => readText(getPage(), one)),
    get text() {
      return readText(getPage(), getRoot());
    },
    get html() {
      return getPage().$.html(getRoot());
    },
    attribute: (name: string) => getRoot().attribs[name],
    value: (label: Name) => getValue(getPage(), getField(label)),
    isChecked: (label: Name) => getField(label).attribs.checked !== undefined,
    description: (label: Name) =>
      readReferences(getPage(), getField(label).attribs['aria-describedby']),
  };
};

/** The part of a page that `root` finds; the whole page if it finds nothing. */
export const makePart = (navigation: Navigation, root: FindRoot = () => undefined): PlainPart => {
  const getPage = () => navigation.getShown().page;
  const getUsableField = (label: Name) => getUsable(navigation, root(), 'field', label);
  const getTarget = (name: Name) => {
    const { page, url } = navigation.getShown();
    const role = listByRole(page, root(), 'tab', name).length > 0 ? 'tab' : 'link';
    return new URL(getUsable(navigation, root(), role, name).attribs.href ?? '', url);
  };
  const actions = {
    fill: (label: Name, text: string) => fill(getPage(), getUsableField(label), text),
    check: (label: Name) => check(getPage(), getUsableField(label), true),
    uncheck: (label: Name) => check(getPage(), getUsableField(label), false),
    choose: (label: Name, option: string) => choose(getPage(), getUsableField(label), option),
    attach: (label: Name, ...files: File[]) => attach(getPage(), getUsableField(label), files),
    press: (name: Name, options?: { anyway?: boolean }) => press(navigation, root(), name, options),
    enter: (label: Name) => pressEnter(navigation, root(), label),
    follow: (name: Name) => navigation.open(getTarget(name)),
    download: (name: Name) => download(navigation, getTarget(name)),
    unfold: (name: Name) => {
      const details = getPage()
        .$(getUsable(navigation, root(), 'summary', name))
        .parent();
      if (details.is('[open]')) details.removeAttr('open');
      else details.attr('open', '');
    },
  };
  return Object.assign(makeReader(navigation, root), actions);
};
