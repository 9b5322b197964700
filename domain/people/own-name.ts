import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import { maxPersonName } from './limits';

export type PersonNameError =
  | { readonly code: 'person-name-missing' }
  | { readonly code: 'person-name-too-long'; readonly limit: number };

export const checkPersonName = (typed: string): Result<string, PersonNameError> => {
  const name = cleanText(typed);
  if (name === '') return fail({ code: 'person-name-missing' });
  if (name.length > maxPersonName)
    return fail({ code: 'person-name-too-long', limit: maxPersonName });
  return ok(name);
};
