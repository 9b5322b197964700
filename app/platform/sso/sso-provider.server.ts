import { LRUCache } from 'lru-cache';
import type { ServerMetadata, Configuration } from 'openid-client';
import type { SsoProvider, SsoRefused } from '~/app/ports/sso';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { SsoTrouble } from '~/domain/sso/sso-failure';
import { findClaim } from '~/domain/sso/sso-identity';
import { minuteMs } from '~/domain/time/time-units';
import { describeTrouble } from './describe-trouble';
import { createGuardedFetch } from './guarded-fetch.server';
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

/** For everything that one request asks of a provider, so that a slow one holds up nothing else. */
const patienceMs = 5_000;
const metadataKeptMs = 5 * minuteMs;
/** The pause after a provider failed, so that a slow one holds requests in five of fifteen seconds at most. */
const failureKeptMs = 2 * patienceMs;
const maxProviders = 200;

type Connection = Parameters<SsoProvider['begin']>[0];

/** The library is loaded when it is first needed, because few requests need it. */
const load = () => import('openid-client');

type Client = Awaited<ReturnType<typeof load>>;

interface Options {
  readonly now: () => number;
  readonly localOrigin?: string | undefined;
}

/** Chooses how the secret is sent: in the body if the provider says that it takes that, otherwise as the standard's default. */
const chooseClientAuth = (
  { ClientSecretPost, ClientSecretBasic }: Client,
  { token_endpoint_auth_methods_supported: methods }: ServerMetadata,
) => (methods?.includes('client_secret_post') ? ClientSecretPost : ClientSecretBasic);

/** Makes clients. All requests of one client end after the same few seconds. */
const createConnect = ({ now, localOrigin }: Options) => {
  const known = new LRUCache<string, { metadata: Promise<ServerMetadata>; until: number }>({
    max: maxProviders,
  });
  const ask = async (
    { issuer, clientId }: Connection,
    { discovery }: Client,
    options: Parameters<Client['discovery']>[4],
  ): Promise<ServerMetadata> => {
    const found = await discovery(new URL(issuer), clientId, undefined, undefined, options);
    const metadata = found.serverMetadata();
    checkMetadata(metadata, issuer, localOrigin);
    return metadata;
  };
  /** Reads the provider's metadata. Requests at the same time wait for the same answer. */
  const discover = (...asked: Parameters<typeof ask>): Promise<ServerMetadata> => {
    const [{ issuer, clientId }] = asked;
    // Per client, so that no company learns from the answer's speed who else has the same provider.
    const key = JSON.stringify([issuer, clientId]);
    const kept = known.get(key);
    if (kept && now() < kept.until) return kept.metadata;
    const asking = { metadata: ask(...asked), until: now() + metadataKeptMs };
    known.set(key, asking);
    asking.metadata.catch(() => {
      asking.until = now() + failureKeptMs;
    });
    return asking.metadata;
  };
  return async (connection: Connection, client: Client): Promise<Configuration> => {
    const { issuer, clientId, clientSecret } = connection;
    const isLocal = new URL(issuer).origin === localOrigin;
    const fetch = createGuardedFetch(AbortSignal.timeout(patienceMs), localOrigin);
    const execute = isLocal ? [client.allowInsecureRequests] : [];
    const metadata = await discover(connection, client, { [client.customFetch]: fetch, execute });
    const authenticate = chooseClientAuth(client, metadata)(clientSecret);
    const made = new client.Configuration({ ...metadata }, clientId, undefined, authenticate);
    made[client.customFetch] = fetch;
    if (isLocal) client.allowInsecureRequests(made);
    // The library would trust HTTPS alone for the ID token.
    client.enableNonRepudiationChecks(made);
    return made;
  };
};

const orRefused = async <T>(
  work: (client: Client) => Promise<T>,
  otherwise: SsoTrouble,
): Promise<Result<T, SsoRefused>> => {
  try {
    return ok(await work(await load()));
  } catch (error) {
    return fail({ code: 'sso-refused', trouble: describeTrouble(error, otherwise) });
  }
};

export const createSsoProvider = (options: Options): SsoProvider => {
  const connect = createConnect(options);
  return {
    begin: (connection, { redirectUri, state, nonce, codeVerifier }) =>
      orRefused(async (client) => {
        const made = await connect(connection, client);
        const url = client.buildAuthorizationUrl(made, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        return url.href;
      }, 'not-openid'),
    finish: (connection, { returnedTo, state, nonce, codeVerifier, wanted }) =>
      orRefused(async (client) => {
        const made = await connect(connection, client);
        const tokens = await client.authorizationCodeGrant(made, returnedTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new OutboundError('wrong-token');
        const isComplete =
          made.serverMetadata().userinfo_endpoint === undefined ||
          wanted.every((name) => findClaim(claims, name) !== undefined);
        const more = isComplete
          ? {}
          : await client.fetchUserInfo(made, tokens.access_token, claims.sub);
        const { iss: issuer, sub: subject } = claims;
        return { issuer, subject, claims: { ...more, ...claims } };
      }, 'wrong-token'),
  };
};
