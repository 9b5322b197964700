import { readText, type Element, type PlainPage } from './plain-page';

export interface SentForm {
  readonly method: string;
  readonly action: string;
  readonly isMultipart: boolean;
  readonly entries: readonly (readonly [string, string | File])[];
}

const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*$/i;
/** What a browser's own pickers accept. */
const pickedValues: Readonly<Record<string, RegExp>> = {
  date: /^\d{4,}-\d\d-\d\d$/,
  time: /^\d\d:\d\d(:\d\d)?$/,
  'datetime-local': /^\d{4,}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/,
  number: /^-?\d+(\.\d+)?$/,
  color: /^#[\da-f]{6}$/i,
};

const getType = ({ name, attribs }: Element): string =>
  attribs.type ?? (name === 'button' ? 'submit' : name === 'input' ? 'text' : name);

export const isDisabled = ({ $ }: PlainPage, control: Element): boolean =>
  control.attribs.disabled !== undefined ||
  $(control)
    .parents('fieldset[disabled]')
    .toArray()
    .some((one) => $(one).children('legend').first().find(control).length === 0);

/** The form that a control belongs to, which need not be around it. */
export const getForm = ({ $ }: PlainPage, control: Element): Element | undefined =>
  control.attribs.form === undefined
    ? $(control).parents('form').get(0)
    : $(`form[id="${control.attribs.form}"]`).get(0);

const listControls = (page: PlainPage, form: Element): Element[] =>
  page
    .$('input, select, textarea, button')
    .toArray()
    .filter((one) => getForm(page, one) === form);

/** The button that Enter presses in a field of the form. */
export const getDefaultButton = (page: PlainPage, form: Element): Element | undefined =>
  listControls(page, form).find((one) => /^(submit|image)$/.test(getType(one)));

const listOptions = ({ $ }: PlainPage, select: Element) => $(select).find('option').toArray();
const getOptionValue = (page: PlainPage, option: Element) =>
  option.attribs.value ?? readText(page, option);
const listChosen = (page: PlainPage, select: Element): Element[] => {
  const options = listOptions(page, select);
  const chosen = options.filter(({ attribs }) => attribs.selected !== undefined);
  if (select.attribs.multiple !== undefined) return chosen;
  const first = options.find(({ attribs }) => attribs.disabled === undefined);
  return [chosen.at(-1) ?? first].filter((one) => one !== undefined);
};

export const getValue = (page: PlainPage, control: Element): string => {
  if (control.name === 'select')
    return listChosen(page, control)
      .map((one) => getOptionValue(page, one))
      .join();
  return control.name === 'textarea' ? page.$(control).text() : (control.attribs.value ?? '');
};

const listGroup = (page: PlainPage, radio: Element): Element[] =>
  page
    .$('input[type=radio]')
    .toArray()
    .filter(
      (one) =>
        one.attribs.name === radio.attribs.name && getForm(page, one) === getForm(page, radio),
    );
const isChecked = ({ attribs }: Element): boolean => attribs.checked !== undefined;

const isMissing = (page: PlainPage, control: Element): boolean => {
  const type = getType(control);
  if (type === 'checkbox') return !isChecked(control);
  if (type === 'radio') return !listGroup(page, control).some(isChecked);
  if (type === 'file') return !page.files.get(control)?.length;
  return getValue(page, control) === '';
};
const isTooShort = ({ typed }: PlainPage, control: Element, value: string): boolean =>
  typed.has(control) && value.length < Number(control.attribs.minlength ?? 0);

/** Which rule of its own the value of a control breaks. */
const findFault = (page: PlainPage, control: Element): string | undefined => {
  const { attribs } = control;
  const type = getType(control);
  if (isDisabled(page, control) || attribs.readonly !== undefined || type === 'hidden')
    return undefined;
  if (attribs.required !== undefined && isMissing(page, control)) return 'required';
  const value = getValue(page, control);
  if (value === '' || !/^(input|textarea)$/.test(control.name)) return undefined;
  const isNumber = type === 'number';
  const isBefore = (a: string, b: string) => (isNumber ? Number(a) < Number(b) : a < b);
  const rules = {
    pattern: !!attribs.pattern && !new RegExp(`^(?:${attribs.pattern})$`, 'v').test(value),
    email: type === 'email' && !emailPattern.test(value),
    url: type === 'url' && !URL.canParse(value),
    min: !!attribs.min && isBefore(value, attribs.min),
    max: !!attribs.max && isBefore(attribs.max, value),
    step: isNumber && (attribs.step ?? '1') === '1' && !Number.isInteger(Number(value)),
    minlength: isTooShort(page, control, value),
  };
  return Object.entries(rules).find(([, isBroken]) => isBroken)?.[0];
};

/** Why a browser would not send the form, such as `email (required)`. */
export const listFaults = (page: PlainPage, form: Element, button: Element): string[] =>
  form.attribs.novalidate !== undefined || button.attribs.formnovalidate !== undefined
    ? []
    : listControls(page, form).flatMap((control) => {
        const fault = findFault(page, control);
        return fault ? [`${control.attribs.name} (${fault})`] : [];
      });

const listValues = (page: PlainPage, control: Element): (string | File)[] => {
  const type = getType(control);
  if (control.name === 'select')
    return listChosen(page, control).map((one) => getOptionValue(page, one));
  if (type === 'checkbox' || type === 'radio')
    return isChecked(control) ? [control.attribs.value ?? 'on'] : [];
  if (type === 'file') return [...(page.files.get(control) ?? [new File([], '')])];
  return [getValue(page, control).replaceAll(/\r?\n/g, '\r\n')];
};

/** What a form sends if this button of it is pressed. */
export const readSent = (page: PlainPage, form: Element, button: Element): SentForm => {
  const from = (name: string) => button.attribs[`form${name}`] ?? form.attribs[name];
  const isSent = (one: Element) =>
    one === button || !/^(submit|button|reset|image)$/.test(getType(one));
  const entries = listControls(page, form)
    .filter((one) => one.attribs.name && isSent(one) && !isDisabled(page, one))
    .flatMap((one) => listValues(page, one).map((value) => [one.attribs.name!, value] as const));
  return {
    method: (from('method') ?? 'get').toUpperCase(),
    action: from('action') ?? '',
    isMultipart: from('enctype') === 'multipart/form-data',
    entries,
  };
};

export const fill = (page: PlainPage, control: Element, text: string): void => {
  const type = getType(control);
  if (/^(select|checkbox|radio|file|range)$/.test(type))
    throw new Error(`Nothing can be typed into a field of type ${type}.`);
  if (control.attribs.readonly !== undefined) throw new Error('The field is only to be read.');
  if (text !== '' && pickedValues[type]?.test(text) === false)
    throw new Error(`A field of type ${type} does not take "${text}".`);
  if (text.length > Number(control.attribs.maxlength ?? Infinity))
    throw new Error(`The field takes at most ${control.attribs.maxlength} characters.`);
  if (control.name === 'textarea') page.$(control).text(text);
  else control.attribs.value = text;
  page.typed.add(control);
};

export const check = (page: PlainPage, control: Element, shouldBeChecked: boolean): void => {
  const type = getType(control);
  if (type !== 'radio' && type !== 'checkbox') throw new Error('The field is no box to check.');
  if (type === 'radio' && !shouldBeChecked) throw new Error('A radio button cannot be unchecked.');
  const group = type === 'radio' ? listGroup(page, control) : [control];
  for (const one of group) delete one.attribs.checked;
  if (shouldBeChecked) control.attribs.checked = '';
};

/** Chooses an option by its text or value. */
export const choose = (page: PlainPage, select: Element, wanted: string): void => {
  const options = select.name === 'select' ? listOptions(page, select) : [];
  const found = options.filter((one) =>
    [readText(page, one), getOptionValue(page, one)].includes(wanted),
  );
  const [option] = found;
  if (found.length !== 1 || !option || option.attribs.disabled !== undefined)
    throw new Error(
      `"${wanted}" is no choice among: ${options.map((one) => readText(page, one)).join(', ')}`,
    );
  if (select.attribs.multiple === undefined) for (const one of options) delete one.attribs.selected;
  option.attribs.selected = '';
};

export const attach = (page: PlainPage, control: Element, files: readonly File[]): void => {
  if (getType(control) !== 'file') throw new Error('The field takes no files.');
  page.files.set(control, files);
};
