import type { Deps } from '~/app/services/deps';
import { answersText, type SecurityAnswers } from '~/domain/access/security-questions';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Tenant } from '~/domain/tenancy/scope';
import type { TooManyAttempts } from './attempt-counters.server';
import type { AttemptOrigin } from './attempt-origin';
import { findResetAccounts } from './find-reset-accounts.server';
import {
  saveDriverPassword,
  type NewPassword,
  type SavePasswordError,
} from './save-driver-password.server';
import { takeAnswers } from './take-attempt.server';

export type ResetByAnswersError =
  | TooManyAttempts
  | SavePasswordError
  /** Wrong id, question or answer, none set, or not allowed at the site: nobody learns which. */
  | { readonly code: 'wrong-answers' };

/**
 * Sets a driver's password by both answers to their security questions, where the site allows it (spec 5,
 * design 6). They work once; one hash is checked whoever asks.
 */
export const resetByAnswers = async ({
  deps,
  tenant: chosen,
  input: { employeeId, answers, ...input },
  ...origin
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'passwords'>;
  /** Null: wherever the id is known. */
  tenant: Tenant | null;
  input: NewPassword & { readonly employeeId: string; readonly answers: SecurityAnswers };
} & AttemptOrigin): Promise<Result<Tenant, ResetByAnswersError>> => {
  const found = await findResetAccounts({ deps, chosen, employeeId, ...origin });
  if (!found.ok) return found;
  const { attempt, accounts } = found.value;
  const [{ tenant, access, credential }] = accounts;
  const refused = await takeAnswers({ deps, tenant, account: employeeId });
  if (refused) return fail(refused);
  const isAllowed = access?.site.settings.securityQuestions ?? false;
  const hash = isAllowed ? (credential?.answersHash ?? null) : null;
  const isRight = await deps.passwords.verify(hash, answersText(answers));
  if (!access || !isRight) {
    await attempt.fail();
    return fail({ code: 'wrong-answers' });
  }
  await attempt.forget();
  const proof = { by: 'answers' } as const;
  const saved = await saveDriverPassword({ deps, access, credential, input, proof });
  return saved.ok ? ok(tenant) : saved;
};
