import { noteRetryAfter } from '~/app/platform/log/request-trace.server';
import { accessMessages, type AccessError } from './access';
import { apiMessages, type ApiError } from './api';
import { apiAccessMessages, type ApiAccessError } from './api-access';
import { dataExportMessages, type DataExportError } from './data-export';
import type { ErrorMessage, ErrorMessages } from './error-message';
import { erasureMessages, type ErasureError } from './erasure';
import { notesMessages, type NotesError } from './notes';
import { peopleMessages, type PeopleError } from './people';
import { picksMessages, type PicksError } from './picks';
import { selectionMessages, type SelectionError } from './selection';
import { settingsMessages, type SettingsError } from './settings';
import { awardMessages, type AwardError } from './award';
import { reminderMessages, type RemindersError } from './reminders';
import { rosterMessages, type RosterError } from './roster';
import { ssoMessages, type SsoError } from './sso';
import { statusMessages, type StatusError } from './status';
import { tradeMessages, type TradeError } from './trades';
import { vacationMessages, type VacationError } from './vacation';
import { webhookMessages, type WebhooksError } from './webhooks';
import { companiesMessages, type CompaniesError } from './companies';
import { registrationMessages, type RegistrationError } from './registration';

/** Every expected failure of a use case. */
export type AppError =
  | AccessError
  | ApiAccessError
  | ApiError
  | DataExportError
  | ErasureError
  | NotesError
  | PeopleError
  | PicksError
  | SelectionError
  | SettingsError
  | AwardError
  | RemindersError
  | RosterError
  | SsoError
  | StatusError
  | TradeError
  | VacationError
  | WebhooksError
  | CompaniesError
  | RegistrationError;

/** One message for every error code; the compiler rejects the object if one is missing. */
const messages: ErrorMessages<AppError> = {
  ...accessMessages,
  ...apiAccessMessages,
  ...apiMessages,
  ...dataExportMessages,
  ...erasureMessages,
  ...notesMessages,
  ...peopleMessages,
  ...picksMessages,
  ...selectionMessages,
  ...settingsMessages,
  ...awardMessages,
  ...reminderMessages,
  ...rosterMessages,
  ...ssoMessages,
  ...statusMessages,
  ...tradeMessages,
  ...vacationMessages,
  ...webhookMessages,
  ...companiesMessages,
  ...registrationMessages,
};

/** Also records the error's wait time, so that the response gets a `retry-after` header. */
export const getErrorMessage = (error: AppError): ErrorMessage => {
  if ('retryAfterSeconds' in error) noteRetryAfter(error.retryAfterSeconds);
  return (messages[error.code] as (error: AppError) => ErrorMessage)(error);
};
