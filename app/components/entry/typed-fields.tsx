import type { KeyboardEvent, RefObject } from 'react';
import { ComboBox } from '~/app/components/choosing/combo-box';
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

/** The driver's number, ID or name. Enter goes on to the jobs. */
export const DriverField = ({ error, control: inputRef, ...box }: TypedField<HTMLInputElement>) => (
  <Field
    label={adminCopy.enterLists.driver}
    name="driver"
    hint={adminCopy.enterLists.driverHint}
    error={error}
  >
    {(control) => (
      <ComboBox
        {...box}
        of="drivers"
        control={control}
        inputRef={inputRef}
        required
        maxLength={200}
        className="max-w-96"
      />
    )}
  </Field>
);

/** The jobs. Enter on an empty line at the end saves the list. */
export const PicksField = ({
  error,
  value,
  control,
  onType,
  onFocus,
  onEnter,
}: TypedField<HTMLTextAreaElement>) => (
  <Field
    label={adminCopy.enterLists.picks}
    name="picks"
    hint={adminCopy.enterLists.picksHint}
    error={error}
  >
    {(props) => (
      <textarea
        {...props}
        ref={control}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
        onKeyDown={(event) => {
          if (!isPlainEnter(event) || !isAtEnd(event.currentTarget)) return;
          event.preventDefault();
          onEnter();
        }}
        rows={4}
        autoCapitalize="characters"
        spellCheck={false}
        className="textarea w-full tabular-nums"
      />
    )}
  </Field>
);
