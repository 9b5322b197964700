import { serverCopy } from '~/app/copy/copy';
import type { CreateTokenError } from '~/app/services/api/create-token.server';
import type { RevokeTokenError } from '~/app/services/api/revoke-token.server';
import type { ErrorMessage, ErrorMessages } from './error-message';

export type ApiAccessError = CreateTokenError | RevokeTokenError;

const refused = (text: string, status: ErrorMessage['status']): ErrorMessage => ({
  status,
  title: serverCopy.common.nothingWasChanged,
  text,
});

export const apiAccessMessages = {
  'token-name-missing': () => refused(serverCopy.apiAccess.nameMissing, 422),
  'token-name-too-long': ({ limit }) => refused(serverCopy.apiAccess.nameTooLong(limit), 422),
  'token-name-taken': ({ name }) => refused(serverCopy.apiAccess.nameTaken(name), 409),
  'token-without-scopes': () => refused(serverCopy.apiAccess.withoutScopes, 422),
  'too-many-tokens': ({ limit }) => refused(serverCopy.apiAccess.tooMany(limit), 409),
  'token-gone': () => refused(serverCopy.apiAccess.gone, 404),
  'tokens-changed': () => refused(serverCopy.apiAccess.changed, 409),
  'no-token-with-master-password': () => refused(serverCopy.apiAccess.notWithMasterPassword, 403),
} satisfies Partial<ErrorMessages<ApiAccessError>>;
