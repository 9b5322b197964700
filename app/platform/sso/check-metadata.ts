import type { ServerMetadata } from 'openid-client';
import { OutboundError } from './outbound-error';

/** Requires HTTPS also of the URLs that the browser is sent to and that we ask, whatever the metadata says. */
export const checkMetadata = (
  metadata: Pick<
    ServerMetadata,
    'issuer' | 'authorization_endpoint' | 'token_endpoint' | 'jwks_uri'
  >,
  issuer: string,
  localOrigin: string | undefined,
): void => {
  // The library lets some providers name another issuer, so that people of any company would be believed.
  if (!URL.canParse(metadata.issuer) || new URL(metadata.issuer).href !== new URL(issuer).href)
    throw new OutboundError('wrong-issuer');
  const { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys } = metadata;
  for (const endpoint of [authorization, token, keys]) {
    if (endpoint === undefined || !URL.canParse(endpoint)) throw new OutboundError('not-openid');
    const { protocol, origin } = new URL(endpoint);
    if (protocol !== 'https:' && origin !== localOrigin)
      throw new OutboundError('forbidden-address');
  }
};
