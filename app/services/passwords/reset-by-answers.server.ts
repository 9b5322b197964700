import type { Deps, Writing } from '~/app/ports/deps';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { takeAnswersTry } from '~/app/services/attempts/take-attempt.server';
import { answersText, type SecurityAnswers } from '~/domain/access/security-questions';
import type { Tenant } from '~/domain/company/scope';
import { fail, ok, type Result } from '~/domain/shared/result';
import {
  saveDriverPassword,
  type NewPassword,
  type SavePasswordError,
} from './save-driver-password.server';
import { withResetAccounts, type ResetAccount } from './with-reset-accounts.server';

export type ResetByAnswersError =
  | TooManyAttempts
  | SavePasswordError
  /**
   * The ID, a question or an answer is wrong, no answers are stored, or the site does not allow this. The answer does
   * not reveal which.
   */
  | { readonly code: 'wrong-answers' };

/**
 * Sets a driver's password if both answers to their security questions are correct and the site allows it.
 * Answers work once. One hash is checked even if there is no account, so that timing reveals nothing.
 */
export const resetByAnswers = ({
  deps,
  tenant: chosen,
  input: { employeeId, answers, ...input },
  ...origin
}: {
  deps: Pick<Deps, Writing | 'passwords'>;
  /** Null means every site that knows the ID. */
  tenant: Tenant | null;
  input: NewPassword & { readonly employeeId: string; readonly answers: SecurityAnswers };
} & AttemptOrigin): Promise<Result<Tenant, ResetByAnswersError>> => {
  const reset = async ([{ tenant, access, credential }]: readonly [
    ResetAccount,
    ...ResetAccount[],
  ]): Promise<Result<Tenant, ResetByAnswersError>> => {
    const tried = await takeAnswersTry({ deps, tenant, account: employeeId });
    if (!tried.ok) return tried;
    const isAllowed = access?.site.settings.securityQuestions ?? false;
    const hash = isAllowed ? (credential?.answersHash ?? null) : null;
    const isRight = await deps.passwords.verify(hash, answersText(answers));
    if (!access || !isRight) return fail({ code: 'wrong-answers' });
    await tried.value.giveBack();
    const proof = { by: 'answers' } as const;
    const saved = await saveDriverPassword({ deps, access, credential, input, proof });
    return saved.ok ? ok(tenant) : saved;
  };
  return withResetAccounts({ deps, chosen, employeeId, wrong: 'wrong-answers', ...origin }, reset);
};
