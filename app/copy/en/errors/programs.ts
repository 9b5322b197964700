import { common } from '~/app/copy/en/server/requests';
import type { ApiScope } from '~/domain/api/limits';

export const tokens = {
  'token-name-missing': 'Please enter the name of the program.',
  'token-name-too-long': ({ limit }: { limit: number }) =>
    `Please use at most ${limit} characters.`,
  'token-name-taken': ({ name }: { name: string }) =>
    `There already is a token for ${name}. Choose another name.`,
  'token-without-scopes': 'Choose at least one thing that the program may do.',
  'too-many-tokens': ({ limit }: { limit: number }) =>
    `A site can have at most ${limit} tokens. Revoke one that is no longer used first.`,
  'token-gone': 'This token has been revoked already.',
  'tokens-changed': 'Somebody else changed the tokens. Please check the list and try again.',
  'no-calendar-link-with-master-password':
    'A calendar link would outlast a session by the master password. Sign in with the password of your account.',
  'calendar-link-changed':
    'Someone else changed the calendar link at the same time. Please try again.',
  'no-token-with-master-password':
    'The master password cannot create a token. Sign in with an own account.',
};

export const api = {
  'wrong-token': 'Send a valid token in the header Authorization: Bearer.',
  'site-not-active': 'This site is not active.',
  'scope-missing': ({ scope }: { scope: ApiScope }) =>
    `This token does not have the scope ${scope}.`,
  'no-such-path': 'There is nothing at this path.',
  'nothing-published': common.notPublishedYet,
  'award-withdrawn': ({ version }: { version: number }) =>
    `Version ${version} was withdrawn and does not count. Ask for it with version=${version} to read it anyway.`,
  'method-not-allowed': 'This path does not take the method.',
  'key-of-other-request':
    'This Idempotency-Key was sent with another request in the last 24 hours.',
  'request-running': 'The first request with this Idempotency-Key is still running.',
  'too-many-removed': ({ removed, most }: { removed: number; most: number }) =>
    `This request would remove ${removed} rows, and may remove ${most}. If that is right, send the \`basis\` of a dry run, or a larger \`maxRemoved\`.`,
  'body-broken': 'The body is not complete JSON.',
  'body-too-large': ({ limitMb }: { limitMb: number }) =>
    `The body may have at most ${limitMb} MB.`,
  'not-json': 'Send the body as application/json.',
  'cursor-of-other-list': 'The cursor does not belong to this list.',
  'wrong-fields': ({ fields }: { fields: readonly string[] }) =>
    `These are missing, unknown or have a wrong value: ${fields.join(', ')}`,
};

export const webhooks = {
  'receiver-name-missing': 'Please enter the name of the program.',
  'receiver-name-too-long': ({ limit }: { limit: number }) =>
    `Please use at most ${limit} characters.`,
  'receiver-name-taken': ({ name }: { name: string }) =>
    `There already is a webhook for ${name}. Choose another name.`,
  'receiver-url-not-allowed':
    'Please enter a URL that begins with https:// and names a host of the internet, without user name, on port 443 or 8443.',
  'receiver-without-events': 'Choose at least one event, and jobs or vacation weeks.',
  'too-many-receivers': ({ limit }: { limit: number }) =>
    `A site can have at most ${limit} webhooks. Remove one that is no longer used first.`,
  'receiver-gone': 'This webhook has been removed already.',
  'receiver-off': ({ name }: { name: string }) => `${name} is switched off. Switch it on first.`,
  'delivery-gone': 'This message is no longer kept.',
  'receivers-changed': 'Somebody else changed the webhooks. Please check the list and try again.',
  'no-webhook-with-master-password':
    'The master password cannot add or change webhooks. Sign in with an own account.',
};
