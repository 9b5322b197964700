import type { FormEvent } from 'react';

/** Converts the input to capitals, as the server does, and keeps the cursor where it is. */
export const capitalize = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
  const { selectionStart, selectionEnd } = input;
  input.value = input.value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
};
