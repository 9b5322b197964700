import type { ListBeingStored } from '~/app/ports/roster';
import type { ChangeAccountError } from '~/app/services/access/change-admin-account.server';
import type { SecondFactorError } from '~/app/services/access/change-second-factor.server';
import type { SsoDue } from '~/app/services/access/check-password-way.server';
import type { FindDriverError } from '~/app/services/access/find-driver.server';
import type { PageError } from '~/app/services/access/page-key.server';
import type { SignInAdminError } from '~/app/services/access/sign-in-admin.server';
import type { SignInDriverError } from '~/app/services/access/sign-in-driver.server';
import type { SecondStepError } from '~/app/services/access/take-second-step.server';
import type { OnceRefusal } from '~/app/services/api/answer-once.server';
import type { TokenRefusal } from '~/app/services/api/check-token.server';
import type { CreateTokenError } from '~/app/services/api/create-token.server';
import type { AskedAwardRefusal } from '~/app/services/api/find-asked-award.server';
import type { CursorRefusal } from '~/app/services/api/read-roster-page.server';
import type { RevokeTokenError } from '~/app/services/api/revoke-token.server';
import type { ManualError } from '~/app/services/award/assign-manually.server';
import type { AwardAgainError } from '~/app/services/award/award-again.server';
import type { ChangeJobsError } from '~/app/services/award/change-published-jobs.server';
import type { FreeJobError } from '~/app/services/award/free-job.server';
import type { PublishError } from '~/app/services/award/publish-award.server';
import type { PublishingError } from '~/app/services/award/publish-rules';
import type { ChangeOwnFeedError } from '~/app/services/calendar/change-own-feed.server';
import type { ChangeSiteFeedError } from '~/app/services/calendar/change-site-feed.server';
import type { AnswerClaimError } from '~/app/services/claims/answer-claim.server';
import type { FileClaimError } from '~/app/services/claims/file-claim.server';
import type { AddSiteError } from '~/app/services/companies/add-site.server';
import type { AskErasureError } from '~/app/services/companies/ask-erasure.server';
import type { CompanySettingsError } from '~/app/services/companies/change-company-settings.server';
import type { ChangeLogoError } from '~/app/services/companies/change-logo.server';
import type { MakeCompanyAdminError } from '~/app/services/companies/make-company-admin.server';
import type { RenameTenantError } from '~/app/services/companies/rename-tenant.server';
import type { SendActivationLinkError } from '~/app/services/companies/send-activation-link.server';
import type { SwitchActiveError } from '~/app/services/companies/switch-active.server';
import type { WithdrawErasureError } from '~/app/services/companies/withdraw-erasure.server';
import type { AddDeviceError } from '~/app/services/contacts/add-device.server';
import type { ChangeContactError } from '~/app/services/contacts/change-contact.server';
import type { ChangeNumberError } from '~/app/services/contacts/change-number.server';
import type { ConfirmNumberError } from '~/app/services/contacts/confirm-number.server';
import type { EnterAddressError } from '~/app/services/contacts/enter-address.server';
import type { BeginExportError } from '~/app/services/data-export/begin-export.server';
import type { EraseDriverError } from '~/app/services/erasure/erase-driver.server';
import type { DriverBeingErased } from '~/app/services/erasure/refuse-while-erasing.server';
import type { SampleRefusal } from '~/app/services/first-steps/change-sample-data.server';
import type { OpenFirstError } from '~/app/services/first-steps/open-first-selection.server';
import type { GiveBackError, TakeBackError } from '~/app/services/given-back/give-back-job.server';
import type { ChangeLeaveError } from '~/app/services/leave/change-leave.server';
import type { OfferJobsError } from '~/app/services/left-over-jobs/offer-jobs.server';
import type { PassOnError } from '~/app/services/left-over-jobs/pass-on-left-over.server';
import type { TakeLeftOverError } from '~/app/services/left-over-jobs/take-left-over.server';
import type { SaveTemplateError } from '~/app/services/notes/change-templates.server';
import type { SendNoteError } from '~/app/services/notes/send-note.server';
import type { WithdrawNoteError } from '~/app/services/notes/withdraw-note.server';
import type { RememberOwnDeviceError } from '~/app/services/own-devices/remember-own-device.server';
import type { SignInOnOwnDeviceError } from '~/app/services/own-devices/sign-in-on-own-device.server';
import type { AddPasskeyError } from '~/app/services/passkeys/add-passkey.server';
import type { AddStepPasskeyError } from '~/app/services/passkeys/add-step-passkey.server';
import type { SignInWithPasskeyError } from '~/app/services/passkeys/sign-in-with-passkey.server';
import type { ChangeDriverPasswordError } from '~/app/services/passwords/change-driver-password.server';
import type { ChangeAnswersError } from '~/app/services/passwords/change-security-answers.server';
import type { RedeemResetCodeError } from '~/app/services/passwords/redeem-reset-code.server';
import type { ResetByAnswersError } from '~/app/services/passwords/reset-by-answers.server';
import type { ResetPasswordError } from '~/app/services/passwords/reset-driver-password.server';
import type { SetPasswordError } from '~/app/services/passwords/set-password-by-code.server';
import type { ChangeOwnNameError } from '~/app/services/people/change-own-name.server';
import type { LastResortStays } from '~/app/services/people/change-person.server';
import type { ChangeRoleError } from '~/app/services/people/change-role.server';
import type { InvitePersonError } from '~/app/services/people/invite-person.server';
import type { RemovePersonError } from '~/app/services/people/remove-person.server';
import type { ResendInvitationError } from '~/app/services/people/resend-invitation.server';
import type { TypedListError } from '~/app/services/ranking/enter-typed-list.server';
import type { SavePicksError } from '~/app/services/ranking/save-picks.server';
import type { ApproveRegistrationError } from '~/app/services/registration/approve-registration.server';
import type { DenyRegistrationError } from '~/app/services/registration/deny-registration.server';
import type { EraseApplicantError } from '~/app/services/registration/erase-applicant.server';
import type { SubmitRegistrationError } from '~/app/services/registration/submit-registration.server';
import type { RemindMissingError } from '~/app/services/reminders/remind-missing.server';
import type { ConfirmError } from '~/app/services/results/confirm-result.server';
import type { RemindError } from '~/app/services/results/remind-unseen.server';
import type { ListOutdated } from '~/app/services/roster/bulk-target';
import type { JobTemplateError } from '~/app/services/roster/change-job-templates.server';
import type { ListChanged } from '~/app/services/roster/change-roster.server';
import type { TooManyRemoved } from '~/app/services/roster/import-rows.server';
import type { SiteDriversError } from '~/app/services/roster/site-rosters.server';
import type { NothingToUndo } from '~/app/services/roster/undo-change.server';
import type { ChangeSelectionError } from '~/app/services/selection/change-selection.server';
import type { ChangeSettingsError } from '~/app/services/settings/change-settings.server';
import type { ChangeSsoError } from '~/app/services/sso/change-sso.server';
import type { FinishSsoError } from '~/app/services/sso/finish-sso.server';
import type { StartSsoError } from '~/app/services/sso/start-sso.server';
import type { PlanChanged } from '~/app/services/status/plan-work.server';
import type { AssignVacationError } from '~/app/services/vacation/assign-vacation.server';
import type { ChangePortalError } from '~/app/services/vacation/change-portal.server';
import type { ChangePublishedWeeksError } from '~/app/services/vacation/change-published-weeks.server';
import type { ChangeWeeksError } from '~/app/services/vacation/change-weeks.server';
import type { GiveUpWeekError } from '~/app/services/vacation/give-up-week.server';
import type { PublishVacationsError } from '~/app/services/vacation/publish-vacations.server';
import type { AddReceiverError } from '~/app/services/webhooks/add-receiver.server';
import type { AskDeliveryError } from '~/app/services/webhooks/ask-delivery.server';
import type { RotateSecretError } from '~/app/services/webhooks/change-receiver.server';
import type { WorkbookError } from '~/app/services/workbook/workbook-refusal';
import type { ApiScope } from '~/domain/api/limits';
import type { JobListError } from '~/domain/jobs/job-roster';
import type { PastedError, PastedLineError } from '~/domain/mail/pasted-addresses';
import type { EnterListError } from '~/domain/picks/enter-list';
import type { RowsChanged } from '~/domain/roster/change-list';
import type { ImportRefusal } from '~/domain/roster/import-rows';
import type { PlanError } from '~/domain/selection/week-plan';
import type { ChoiceUnclear } from '~/domain/site/choices';
import type { ListsSealed } from '~/domain/site/seal';
import type { PlanWorkError } from '~/domain/status/planned-work';
import type { TradeError } from '~/domain/trades/trade-error';

/** Something that is missing, unknown or has a wrong value. */
export interface WrongField {
  readonly field: string;
  /** The row that has it, counted from 1 as in imports; undefined outside of lists. */
  readonly line?: number;
}

/** Faults of a program's request that are found before any service is called. */
type RequestRefusal =
  | { readonly code: 'scope-missing'; readonly scope: ApiScope }
  | { readonly code: 'no-such-path' }
  | { readonly code: 'method-not-allowed' }
  | { readonly code: 'body-broken' }
  | { readonly code: 'body-too-large'; readonly limitMb: number }
  | { readonly code: 'not-json' }
  | { readonly code: 'wrong-fields'; readonly fields: readonly WrongField[] };

/** Every expected failure. */
export type AppError =
  | RequestRefusal
  /** The period whose list an administrator entered is over. */
  | { readonly code: 'selection-ended' }
  /** The reading of a file was changed on the page and not shown yet. */
  | { readonly code: 'import-adjusted' }
  /** This browser began no sign-in, or too long ago. */
  | { readonly code: 'sso-no-flow' }
  | AddDeviceError
  | AddPasskeyError
  | AddReceiverError
  | AddSiteError
  | AddStepPasskeyError
  | AnswerClaimError
  | ApproveRegistrationError
  | AskDeliveryError
  | AskErasureError
  | AskedAwardRefusal
  | AssignVacationError
  | BeginExportError
  | ChangeAccountError
  | ChangeAnswersError
  | ChangeContactError
  | ChangeDriverPasswordError
  | ChangeJobsError
  | FreeJobError
  | OfferJobsError
  | PassOnError
  | TakeLeftOverError
  | AwardAgainError
  | { readonly code: 'again-from'; readonly most: number }
  | ChangeLogoError
  | ChangeNumberError
  | ChangeOwnNameError
  | ChangePortalError
  | ChangePublishedWeeksError
  | ChangeRoleError
  | ChangeSelectionError
  | ChangeSettingsError
  | ChangeSsoError
  | ChangeWeeksError
  | ChoiceUnclear
  | CompanySettingsError
  | ConfirmError
  | ConfirmNumberError
  | CreateTokenError
  | CursorRefusal
  | DenyRegistrationError
  | DriverBeingErased
  | EnterAddressError
  | EnterListError
  | EraseApplicantError
  | EraseDriverError
  | FileClaimError
  | FindDriverError
  | FinishSsoError
  | GiveBackError
  | GiveUpWeekError
  | ImportRefusal
  | InvitePersonError
  | JobListError
  | JobTemplateError
  | LastResortStays
  | ListBeingStored
  | ListChanged
  | ListOutdated
  | ListsSealed
  | MakeCompanyAdminError
  | ManualError
  | NothingToUndo
  | OnceRefusal
  | OpenFirstError
  | PageError
  | PastedError
  | PastedLineError
  | PlanChanged
  | PlanError
  | PlanWorkError
  | PublishError
  | PublishVacationsError
  | PublishingError<never>
  | RedeemResetCodeError
  | RememberOwnDeviceError
  | RemindError
  | RemindMissingError
  | RemovePersonError
  | RenameTenantError
  | ResendInvitationError
  | ResetByAnswersError
  | ResetPasswordError
  | RevokeTokenError
  | RotateSecretError
  | RowsChanged
  | SampleRefusal
  | SavePicksError
  | SaveTemplateError
  | SecondFactorError
  | SecondStepError
  | SendActivationLinkError
  | ChangeLeaveError
  | ChangeOwnFeedError
  | ChangeSiteFeedError
  | SendNoteError
  | SetPasswordError
  | SignInAdminError
  | SignInDriverError
  | SignInOnOwnDeviceError
  | SignInWithPasskeyError
  | SiteDriversError
  | SsoDue
  | StartSsoError
  | SubmitRegistrationError
  | SwitchActiveError
  | TakeBackError
  | TokenRefusal
  | TooManyRemoved
  | TradeError
  | TypedListError
  | WithdrawErasureError
  | WithdrawNoteError
  | WorkbookError;

export type ErrorCode = AppError['code'];
export type ErrorOf<Code extends ErrorCode> = Extract<AppError, { readonly code: Code }>;
