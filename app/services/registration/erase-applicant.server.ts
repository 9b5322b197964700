import type { AdminCall, Writing } from '~/app/ports/deps';
import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import { beginApplicantErasure } from './begin-applicant-erasure.server';
import type { RequestNotFound } from './request-errors';

export type EraseApplicantError =
  | RequestNotFound
  /** Its company is erased with it, in Companies & Sites. */
  | { readonly code: 'request-became-company' }
  /** Somebody decided or erased it at the same time. */
  | { readonly code: 'request-changed' }
  /** The number that was typed to confirm is another one. */
  | { readonly code: 'other-request-typed' }
  /** It cannot be undone, and the master password does not say who acts. */
  | { readonly code: 'no-erasure-with-master-password' };

/** Erases the applicant of a request that is pending or was denied. Gives the number of the request, which stays. */
export const eraseApplicant = async ({
  deps,
  access: { scope, byMasterPassword },
  input: { requestId, typed },
}: AdminCall<Writing, { input: { readonly requestId: string; readonly typed: string } }>): Promise<
  Result<string, EraseApplicantError>
> => {
  if (byMasterPassword) return fail({ code: 'no-erasure-with-master-password' });
  const request = await deps.stores.registrations.read(requestId);
  if (!request) return fail({ code: 'request-not-found' });
  if (request.status === 'approved') return fail({ code: 'request-became-company' });
  if (cleanText(typed).toUpperCase() !== requestId) return fail({ code: 'other-request-typed' });
  const isBegun = await beginApplicantErasure({ deps, scope, request });
  return isBegun ? ok(requestId) : fail({ code: 'request-changed' });
};
