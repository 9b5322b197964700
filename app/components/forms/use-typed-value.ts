import type { ChangeEvent } from 'react';

/**
 * The props of a controlled input. What was typed before scripts took over the page is reported to `onType` in the very
 * step that takes over. Any later, React would empty the field for a moment, and a tap at that moment would send nothing.
 */
export const useTypedValue = (value: string, onType: (value: string) => void) => ({
  ref: (input: HTMLInputElement | null) => {
    if (input && input.value !== value) onType(input.value);
  },
  value,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value),
});

/** The same for a checkbox: one that was pressed before scripts took over the page is reported to `onCheck`. */
export const useEarlyCheck = (checked: boolean, onCheck: (isChecked: boolean) => void) => ({
  ref: (checkbox: HTMLInputElement | null) => {
    if (checkbox && checkbox.checked !== checked) onCheck(checkbox.checked);
  },
  checked,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onCheck(target.checked),
});
