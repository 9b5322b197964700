import type { Deps, Writing } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import type { SignedIn } from '~/app/services/access/sign-in-driver.server';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { withAttempt } from '~/app/services/attempts/take-attempt.server';
import { driverAccountMail } from '~/app/services/mail/account-mails.server';
import {
  answersText,
  checkAnswers,
  type AnswersError,
  type SecurityAnswers,
} from '~/domain/access/security-questions';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getSessionEpoch } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';

type SaveAnswersError =
  | { readonly code: 'wrong-current-password' }
  | { readonly code: 'account-changed' };
export type ChangeAnswersError =
  | TooManyAttempts
  | AnswersError
  | { readonly code: 'questions-not-allowed' }
  | SaveAnswersError;

/**
 * Sets a driver's answers to two security questions, or removes them (`answers` null), after checking the
 * current password. All sessions end; the result starts a new one for this driver.
 */
export const changeSecurityAnswers = async ({
  deps,
  access: { scope, site, company, driver },
  input: { currentPassword, answers },
  ...origin
}: {
  deps: Pick<Deps, Writing | 'passwords'>;
  access: DriverSession;
  input: { readonly currentPassword: string; readonly answers: SecurityAnswers | null };
} & AttemptOrigin): Promise<Result<SignedIn, ChangeAnswersError>> => {
  const { employeeId, name } = driver;
  if (answers && !site.settings.securityQuestions) return fail({ code: 'questions-not-allowed' });
  const wrong = answers && checkAnswers(answers);
  if (wrong) return fail(wrong);
  const save = async (): Promise<Result<SignedIn, SaveAnswersError>> => {
    const { credential } = await deps.stores.access.readDriver(scope, employeeId);
    const isOwn = await deps.passwords.verify(credential?.passwordHash ?? null, currentPassword);
    if (!credential || !isOwn) return fail({ code: 'wrong-current-password' });

    const { passwordHash, sessionVersion } = credential;
    const at = toInstant(deps.clock.now());
    const change = answers ? 'answers' : 'answers-removed';
    const code = answers ? 'security-questions-set' : 'security-questions-removed';
    const entry = makeLogEntry(deps, scope, 'update', { code }, { at, name });
    const isSaved = await deps.stores.credentials.setDriverPassword(scope, {
      employeeId,
      passwordHash,
      answersHash: answers ? await deps.passwords.hash(answersText(answers)) : undefined,
      expectedVersion: sessionVersion,
      entry,
      mail: await driverAccountMail(deps, { scope, site, driver }, { change, by: 'password', at }),
    });
    if (!isSaved) return fail({ code: 'account-changed' });
    return ok({
      subject: employeeId,
      tenant: { companyId: scope.companyId, siteId: scope.siteId },
      signedInBy: 'password',
      sessionVersion: sessionVersion + 1,
      sessionEpoch: getSessionEpoch(site, company),
    });
  };
  return withAttempt(
    {
      deps,
      purpose: 'own-account',
      tenant: scope,
      account: employeeId,
      origin,
      wrong: ['wrong-current-password'],
    },
    save,
  );
};
