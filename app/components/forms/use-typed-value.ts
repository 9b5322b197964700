import { useEffect, useRef, type ChangeEvent } from 'react';

/**
 * The props of an input that React holds. What was typed before JavaScript took over counts, too: React
 * would write its own value over it.
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
