import type { FindDriverError } from '~/app/services/access/find-driver.server';
import type { SignInAdminError } from '~/app/services/access/sign-in-admin.server';
import type { SignInDriverError } from '~/app/services/access/sign-in-driver.server';
import type { SavePicksError } from '~/app/services/picks/save-picks.server';

type AppError = FindDriverError | SignInAdminError | SignInDriverError | SavePicksError;
type ErrorCode = AppError['code'];
type ErrorOf<Code extends ErrorCode> = Extract<AppError, { code: Code }>;

export interface ErrorMessage {
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429;
  readonly title: string;
  readonly text: string;
}

const minutes = (seconds: number) => `${Math.max(1, Math.ceil(seconds / 60))} min`;

/** Every expected failure: its status and the user's words (spec 5 and 8). A missing code does not compile. */
const messages: { [Code in ErrorCode]: (error: ErrorOf<Code>) => ErrorMessage } = {
  'employee-not-found': () => ({
    status: 404,
    title: 'Employee ID Not Recognized',
    text: 'Your Employee ID was not recognized or is not yet active for scheduling.',
  }),
  'facility-not-found': () => ({
    status: 404,
    title: 'Facility Not Found',
    text: 'Your assigned facility could not be found. Please contact your supervisor.',
  }),
  'missing-password': () => ({
    status: 400,
    title: 'Login failed',
    text: 'Please enter your password.',
  }),
  'invalid-password': () => ({
    status: 401,
    title: 'Login failed',
    text: 'Invalid password. Please try again.',
  }),
  'invalid-admin-login': () => ({
    status: 401,
    title: 'Login failed',
    text: 'Company ID, site code, username or password is wrong. Please try again.',
  }),
  'too-many-attempts': ({ retryAfterSeconds }) => ({
    status: 429,
    title: 'Too many attempts',
    text: `Too many attempts. Please wait ${minutes(retryAfterSeconds)} and try again.`,
  }),
  'selection-closed': () => ({
    status: 409,
    title: 'Job Selection Closed',
    text: 'The selection deadline has passed. Your last saved picks stand.',
  }),
  'newer-save-exists': () => ({
    status: 409,
    title: 'Save failed',
    text: 'A newer list was saved from another device. Reload to see it.',
  }),
  'job-not-offered': ({ jobId }) => ({
    status: 422,
    title: 'Save failed',
    text: `Job ${jobId} is not offered to you. Remove it and save again.`,
  }),
  'job-picked-twice': ({ jobId }) => ({
    status: 422,
    title: 'Save failed',
    text: `Job ${jobId} is in your list twice. Remove one and save again.`,
  }),
  'too-many-picks': ({ limit }) => ({
    status: 422,
    title: 'Save failed',
    text: `A list can hold up to ${limit} picks.`,
  }),
};

export const messageOf = <Code extends ErrorCode>(error: ErrorOf<Code>): ErrorMessage =>
  messages[error.code as Code](error);
