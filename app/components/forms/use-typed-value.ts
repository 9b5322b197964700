import { useEffect, useRef, type ChangeEvent } from 'react';

/**
 * The props of a controlled input. On hydration React would overwrite text that was typed earlier, so the hook reports
 * that text to `onType`.
 */
export const useTypedValue = (value: string, onType: (value: string) => void) => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = ref.current?.value;
    if (typed !== undefined && typed !== value) onType(typed);
  }, [value, onType]);
  return {
    ref,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value),
  };
};

/** The same for a checkbox: one that was pressed before scripts took over the page is reported to `onCheck`. */
export const useEarlyCheck = (checked: boolean, onCheck: (isChecked: boolean) => void) => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isNow = ref.current?.checked;
    if (isNow !== undefined && isNow !== checked) onCheck(isNow);
  }, [checked, onCheck]);
  return {
    ref,
    checked,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onCheck(target.checked),
  };
};
