import { useEffect, useRef, type ChangeEvent } from 'react';

/** The props of a controlled input. Text typed before hydration is kept, because React would overwrite it. */
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
