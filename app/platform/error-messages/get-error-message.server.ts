import { noteRetryAfter } from '~/app/platform/log/request-trace.server';
import type { AppError, ErrorMessage, ErrorMessages } from './app-error';
import { accessMessages } from './access';
import { picksMessages } from './picks';
import { selectionMessages } from './selection';
import { settingsMessages } from './settings';
import { awardMessages } from './award';
import { rosterMessages } from './roster';
import { vacationMessages } from './vacation';
import { companiesMessages } from './companies';
import { registrationMessages } from './registration';

/** The words of spec 5 and 8, by area. A missing code does not compile. */
const messages: ErrorMessages = {
  ...accessMessages,
  ...picksMessages,
  ...selectionMessages,
  ...settingsMessages,
  ...awardMessages,
  ...rosterMessages,
  ...vacationMessages,
  ...companiesMessages,
  ...registrationMessages,
};

/** How long to wait becomes a header of the answer, whichever route makes it. */
export const getErrorMessage = (error: AppError): ErrorMessage => {
  if ('retryAfterSeconds' in error) noteRetryAfter(error.retryAfterSeconds);
  return (messages[error.code] as (error: AppError) => ErrorMessage)(error);
};
