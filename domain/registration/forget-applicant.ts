import type { ActivityEvent } from '~/domain/activity/activity';

/** The request whose applicant the log of the master administrator is to forget. */
export interface ForgottenApplicant {
  readonly requestId: string;
  readonly email: string;
}

/**
 * The event with the request's number instead of names, and without the reason of a denial, which may name somebody. The
 * same event if it has none of them; null if the entry says nothing but that an email did not reach the applicant.
 */
export const forgetApplicant = (
  event: ActivityEvent,
  { requestId, email }: ForgottenApplicant,
): ActivityEvent | null => {
  switch (event.code) {
    case 'mail-undelivered':
      return 'email' in event.to && event.to.email.toLowerCase() === email.toLowerCase()
        ? null
        : event;
    case 'registration-denied':
      return event.requestId === requestId && event.isErased !== true
        ? { ...event, companyName: requestId, reason: null, isErased: true }
        : event;
    default:
      return event;
  }
};
