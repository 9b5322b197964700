import type { FormEvent } from 'react';
import { registrationLimits, type RegistrationField } from '~/domain/registration/limits';
import { getRequestErrors, type RequestRefusal, type TypedRequest } from './request-answer';

/** Converts the input to capitals, as the server does, and keeps the cursor where it is. */
export const capitalize = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
  const { selectionStart, selectionEnd } = input;
  input.value = input.value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
};

/** Returns the props of each control of the form by its name. */
export const makeControl = (typed: TypedRequest, refusal: RequestRefusal | undefined) => {
  const errors = getRequestErrors(refusal);
  return (name: RegistrationField) => ({
    name,
    defaultValue: typed[name] ?? '',
    maxLength: registrationLimits[name],
    error: errors[name],
  });
};
export type Control = ReturnType<typeof makeControl>;
