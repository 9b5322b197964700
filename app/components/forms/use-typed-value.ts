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
