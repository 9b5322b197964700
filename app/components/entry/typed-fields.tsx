import type { ChangeEvent, KeyboardEvent, RefObject } from 'react';
import { Field } from '~/app/components/forms/field';
import { adminCopy } from '~/app/copy/copy';

/** Whether the caret stands on an empty line at the end, where Enter saves the list. */
const isAtEnd = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean =>
  selectionStart === selectionEnd &&
  value.slice(selectionEnd).trim() === '' &&
  value.slice(value.lastIndexOf('\n', selectionEnd - 1) + 1).trim() === '';

const isPlainEnter = ({ key, nativeEvent, ...event }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  !event.shiftKey &&
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey;

interface TypedField<Control> {
  readonly value: string;
  readonly error: string | undefined;
  readonly control: RefObject<Control>;
  readonly onType: (value: string) => void;
  /** Called with whether the field has the focus. */
  readonly onFocus: (hasFocus: boolean) => void;
  readonly onEnter: () => void;
}

/** What both controls have. `isDone`: whether Enter leaves the field. */
const toControl = <Control extends HTMLInputElement | HTMLTextAreaElement>(
  { value, control, onType, onFocus, onEnter }: TypedField<Control>,
  isDone: (control: Control) => boolean,
) => ({
  ref: control,
  value,
  autoComplete: 'off',
  onChange: ({ target }: ChangeEvent<Control>) => onType(target.value),
  onFocus: () => onFocus(true),
  onBlur: () => onFocus(false),
  onKeyDown: (event: KeyboardEvent<Control>) => {
    if (!isPlainEnter(event) || !isDone(event.currentTarget)) return;
    event.preventDefault();
    onEnter();
  },
});

/** The driver's number. Enter goes on to the jobs. */
export const DriverField = (field: TypedField<HTMLInputElement>) => (
  <Field
    label={adminCopy.enterLists.driver}
    name="driver"
    hint={adminCopy.enterLists.driverHint}
    error={field.error}
  >
    {(props) => (
      <input
        {...props}
        {...toControl(field, () => true)}
        type="text"
        inputMode="numeric"
        required
        maxLength={100}
        className="input w-full max-w-60 tabular-nums"
      />
    )}
  </Field>
);

/** The jobs. Enter on an empty line at the end saves the list. */
export const PicksField = (field: TypedField<HTMLTextAreaElement>) => (
  <Field
    label={adminCopy.enterLists.picks}
    name="picks"
    hint={adminCopy.enterLists.picksHint}
    error={field.error}
  >
    {(props) => (
      <textarea
        {...props}
        {...toControl(field, isAtEnd)}
        rows={4}
        autoCapitalize="characters"
        spellCheck={false}
        className="textarea w-full tabular-nums"
      />
    )}
  </Field>
);
