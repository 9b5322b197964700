import type { ChangeAccountError } from '~/app/services/access/change-admin-account.server';
import type { ChangeDriverPasswordError } from '~/app/services/passwords/change-driver-password.server';
import type { SecondFactorError } from '~/app/services/access/change-second-factor.server';
import type { EnterCodeError } from '~/app/services/access/enter-code.server';
import type { FindDriverError } from '~/app/services/access/find-driver.server';
import type { ChangeAnswersError } from '~/app/services/passwords/change-security-answers.server';
import type { RedeemResetCodeError } from '~/app/services/passwords/redeem-reset-code.server';
import type { PageError } from '~/app/services/access/page-key.server';
import type { ResetPasswordError } from '~/app/services/passwords/reset-driver-password.server';
import type { ResetByAnswersError } from '~/app/services/passwords/reset-by-answers.server';
import type { SetPasswordError } from '~/app/services/passwords/set-password-by-code.server';
import type { SignInAdminError } from '~/app/services/access/sign-in-admin.server';
import type { SignInDriverError } from '~/app/services/access/sign-in-driver.server';
import type { ManualError } from '~/app/services/award/assign-manually.server';
import type { PublishError } from '~/app/services/award/publish-award.server';
import type { AnswerClaimError } from '~/app/services/claims/answer-claim.server';
import type { FileClaimError } from '~/app/services/claims/file-claim.server';
import type { AddSiteError } from '~/app/services/companies/add-site.server';
import type { CompanySettingsError } from '~/app/services/companies/change-company-settings.server';
import type { SwitchActiveError } from '~/app/services/companies/switch-active.server';
import type { ChangeContactError } from '~/app/services/mail/change-contact.server';
import type { SavePicksError } from '~/app/services/ranking/save-picks.server';
import type { ApproveRegistrationError } from '~/app/services/registration/approve-registration.server';
import type { DenyRegistrationError } from '~/app/services/registration/deny-registration.server';
import type { SubmitRegistrationError } from '~/app/services/registration/submit-registration.server';
import type { ChangeSelectionError } from '~/app/services/selection/change-selection.server';
import type { ChangeDriversError } from '~/app/services/roster/change-drivers.server';
import type { ChangeJobsError } from '~/app/services/roster/change-jobs.server';
import type { AssignVacationError } from '~/app/services/vacation/assign-vacation.server';
import type { ChangePortalError } from '~/app/services/vacation/change-portal.server';
import type { ChangeWeeksError } from '~/app/services/vacation/change-weeks.server';
import type { GiveUpWeekError } from '~/app/services/vacation/give-up-week.server';
import type { PublishVacationsError } from '~/app/services/vacation/publish-vacations.server';
import type { ChangeSettingsError } from '~/app/services/settings/change-settings.server';
import type { WorkbookError } from '~/app/services/roster/read-workbook.server';
import type { PasteError } from '~/domain/shared/paste';

export type AppError =
  | FindDriverError
  | SetPasswordError
  | ChangeAnswersError
  | ResetByAnswersError
  | ChangeAccountError
  | SecondFactorError
  | EnterCodeError
  | ChangeContactError
  | SignInAdminError
  | SignInDriverError
  | PageError
  | SavePicksError
  | ChangeSelectionError
  | ChangeSettingsError
  | ChangeDriversError
  | ChangeJobsError
  | PasteError
  | WorkbookError
  | PublishError
  | ResetPasswordError
  | RedeemResetCodeError
  | ChangeDriverPasswordError
  | ManualError
  | FileClaimError
  | AnswerClaimError
  | ChangeWeeksError
  | AssignVacationError
  | ChangePortalError
  | GiveUpWeekError
  | PublishVacationsError
  | SubmitRegistrationError
  | ApproveRegistrationError
  | DenyRegistrationError
  | AddSiteError
  | CompanySettingsError
  | SwitchActiveError;

export interface ErrorMessage {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429;
  readonly title: string;
  readonly text: string;
}

/** Every expected failure's status and words for users. */
export type ErrorMessages = {
  [Code in AppError['code']]: (error: Extract<AppError, { code: Code }>) => ErrorMessage;
};
