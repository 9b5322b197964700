import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ControlProps } from '~/app/components/forms/field';
import { useTypedValue } from '~/app/components/forms/use-typed-value';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { Choice, ShownChoice } from '~/domain/site/choices';
import { useSuggestions, type ChoiceList } from './use-suggestions';

export interface ComboBoxProps {
  /** The choices, or the list of the site that the server searches for them. */
  readonly of: ChoiceList | readonly Choice[];
  readonly control: ControlProps;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly required?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
  /** Called for Enter while no suggestion is highlighted. Without it, Enter sends the form. */
  readonly onEnter?: (() => void) | undefined;
  /** Called with whether the field has the focus. */
  readonly onFocus?: ((hasFocus: boolean) => void) | undefined;
  readonly inputRef?: RefObject<HTMLInputElement> | undefined;
}

type State = UseComboboxState<ShownChoice>;
const { InputBlur, InputClick } = useCombobox.stateChangeTypes;

/**
 * Only a press or Enter chooses. Leaving the field keeps what was typed, and pressing into it never hides the suggestions. What
 * was chosen is only text, so that it can be edited and chosen again.
 */
const reduce = (
  { inputValue }: State,
  { type, changes }: UseComboboxStateChangeOptions<ShownChoice>,
): Partial<State> => ({
  ...changes,
  selectedItem: null,
  ...(type === InputBlur && { inputValue }),
  ...(type === InputClick && { isOpen: true }),
});

/** How much room the suggestions may take, in pixels. */
const menuHeight = 272;

/** Whether there is more room above a field than below it, and too little below. */
const opensUpward = (input: HTMLInputElement | null): boolean => {
  if (!input) return false;
  const { top, bottom } = input.getBoundingClientRect();
  const below = (visualViewport?.height ?? innerHeight) - bottom;
  return below < menuHeight && top > below;
};

const popup =
  'absolute inset-x-0 z-30 max-h-64 overflow-y-auto rounded-field border border-base-300 bg-base-100 shadow-lg';

const ClearButton = ({ onClear }: { onClear: () => void }) => (
  // The keyboard clears with Escape.
  <button
    type="button"
    tabIndex={-1}
    aria-label={copy.choosing.clear}
    className="absolute inset-y-0 end-0 z-10 flex w-11 items-center justify-center text-muted"
    onClick={onClear}
  >
    <Icon name="x" className="size-4" />
  </button>
);

/** What the field suggests, and how that is chosen by keyboard, mouse and touch. */
const useBox = ({
  of,
  control,
  value,
  onType,
  onEnter,
}: Pick<ComboBoxProps, 'of' | 'control' | 'value' | 'onType' | 'onEnter'>) => {
  const { choices, isNothing } = useSuggestions(of, value);
  const input = useRef<HTMLInputElement | null>(null);
  const [isAbove, setAbove] = useState(false);
  // A single suggestion that says what was typed adds nothing, and would cover what is below.
  const [only] = choices.length === 1 ? choices : [];
  const items = only && [only.text, only.id].includes(value.trim()) ? [] : [...choices];
  const box = useCombobox<ShownChoice>({
    items,
    inputValue: value,
    inputId: control.id,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.id,
    stateReducer: reduce,
    onInputValueChange: ({ inputValue }) => onType(inputValue),
    onIsOpenChange: () => setAbove(opensUpward(input.current)),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isChoosing = box.highlightedIndex >= 0;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isChoosing) return;
    box.closeMenu();
    if (!onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return {
    ...box,
    items,
    input,
    onKeyDown,
    isShown: box.isOpen && items.length > 0,
    nothing: box.isOpen && isNothing ? copy.choosing.none(value.trim()) : null,
    look: classNames(popup, isAbove ? 'bottom-full mb-1' : 'top-full mt-1'),
  };
};

/** The suggestions, or that there are none. */
const Suggestions = ({ box }: { box: ReturnType<typeof useBox> }) => {
  const { isShown, items, nothing, look, highlightedIndex, getMenuProps, getItemProps } = box;
  return (
    <>
      <ul
        {...getMenuProps({ 'aria-label': copy.choosing.suggestions })}
        className={isShown ? look : 'hidden'}
      >
        {isShown &&
          items.map((item, index) => (
            <li
              key={item.id}
              {...getItemProps({ item, index })}
              className={classNames(
                'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-3 py-1.5',
                index === highlightedIndex &&
                  'bg-base-200 outline-2 -outline-offset-2 outline-primary',
              )}
            >
              <span className="font-semibold">{item.title}</span>
              <span className="text-sm text-muted">{item.details}</span>
            </li>
          ))}
      </ul>
      {nothing !== null && (
        <p aria-hidden="true" className={classNames(look, 'px-3 py-2 text-sm text-muted')}>
          {nothing}
        </p>
      )}
      <span aria-live="polite" className="sr-only">
        {isShown ? copy.choosing.found(items.length) : nothing}
      </span>
    </>
  );
};

/** A text field with suggestions, of which one can be chosen. */
export const ComboBox = ({
  required,
  maxLength,
  placeholder,
  className,
  onFocus,
  inputRef,
  ...field
}: ComboBoxProps) => {
  const { control, value, onType } = field;
  const box = useBox(field);
  const { input, onKeyDown } = box;
  const early = useTypedValue(value, onType);
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <div className={classNames('relative', className)}>
      <input
        {...box.getInputProps({
          ...control,
          type: 'text',
          required,
          maxLength,
          placeholder,
          className: classNames('input w-full', value !== '' && 'pe-11'),
          'aria-expanded': box.isShown,
          ref: (element: HTMLInputElement | null) => {
            input.current = element;
            early.ref(element);
            if (inputRef) Object.assign(inputRef, { current: element });
          },
          onChange: early.onChange,
          onKeyDown,
          onFocus: () => onFocus?.(true),
          onBlur: () => onFocus?.(false),
        })}
      />
      {value !== '' && <ClearButton onClear={clear} />}
      <Suggestions box={box} />
    </div>
  );
};
