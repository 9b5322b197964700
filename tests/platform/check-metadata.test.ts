import { expect, test } from 'vitest';
import { checkMetadata } from '~/app/platform/sso/sso-provider.server';

const issuer = 'https://login.acme.test/v2.0';
const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
};
const check = (changed: Partial<Record<keyof typeof metadata, string | undefined>>) => () =>
  checkMetadata({ ...metadata, ...changed } as typeof metadata, issuer, undefined);

test('believes a provider that calls itself what the company entered', () => {
  expect(check({})).not.toThrow();
});

test.each(['https://login.acme.test/{tenantid}/v2.0', 'https://login.thief.test', 'acme'])(
  'refuses a provider that calls itself %s',
  (other) => expect(check({ issuer: other })).toThrow('wrong-issuer'),
);

test.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const)(
  'wants HTTPS for %s',
  (endpoint) => {
    expect(check({ [endpoint]: 'http://login.acme.test' })).toThrow('forbidden-address');
    expect(check({ [endpoint]: undefined })).toThrow('not-openid');
  },
);
