import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { Provider } from 'oidc-provider';
import { httpClient } from './http';

/** What the provider knows of a person. */
export interface SsoPerson {
  readonly email: string;
  readonly email_verified: unknown;
  readonly groups?: readonly string[];
  /** Says instead of the groups that they are too many. */
  readonly hasgroups?: boolean;
}

/** Answers instead of the provider; false: it does not, for this request. */
type Interfere = (request: IncomingMessage, response: ServerResponse) => boolean;

const clientSecret = 'a client secret that nobody may see';
const newKey = (): JWK => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: 'signing',
  use: 'sig',
  alg: 'RS256',
});

type AuthMethod = 'client_secret_post' | 'client_secret_basic';
const toClient = (clientId: string, redirectUris: readonly string[], method: AuthMethod) => ({
  client_id: clientId,
  client_secret: clientSecret,
  token_endpoint_auth_method: method,
  redirect_uris: redirectUris,
});

/**
 * A real provider of OpenID Connect on this machine. It signs in whoever `signedIn` names without asking, and knows of them
 * what `people` says at that moment.
 */
export const startSsoProvider = async (method: AuthMethod = 'client_secret_post') => {
  const people = new Map<string, SsoPerson>();
  const state: { signedIn: string; interfere: Interfere } = {
    signedIn: '',
    interfere: () => false,
  };
  const key = newKey();
  const redirectUris: string[] = [];
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (!state.interfere(request, response)) handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Call it once the URL of the application is known. */
  const allow = (applicationUrl: string): void => {
    redirectUris.push(`${applicationUrl}/sso/callback`);
    const provider = new Provider(issuer, {
      clients: ['jobs', 'other'].map((id) => toClient(id, redirectUris, method)),
      jwks: { keys: [key] },
      clientAuthMethods: [method],
      cookies: { keys: ['a key of the provider'] },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['groups', 'hasgroups'],
      },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      interactions: { url: () => '/interaction' },
      findAccount: (_: unknown, id: string) => ({
        accountId: id,
        claims: () => ({ sub: id, ...people.get(id) }),
      }),
    });
    const answer = provider.callback();
    const interact = async (request: IncomingMessage, response: ServerResponse) => {
      const { prompt, params } = await provider.interactionDetails(request, response);
      if (prompt.name === 'login')
        return provider.interactionFinished(request, response, {
          login: { accountId: state.signedIn },
        });
      const grant = new provider.Grant({
        accountId: state.signedIn,
        clientId: params.client_id,
      });
      grant.addOIDCScope('openid email profile');
      return provider.interactionFinished(request, response, {
        consent: { grantId: await grant.save() },
      });
    };
    handle = (request, response) =>
      request.url?.startsWith('/interaction')
        ? void interact(request, response).catch((error: unknown) =>
            response.destroy(error as Error),
          )
        : answer(request, response);
  };
  return {
    issuer,
    people,
    state,
    requested,
    allow,
    /** An ID token signed with the provider's own key, whatever it says. */
    sign: async (claims: JWTPayload) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'signing' })
        .sign(await importJWK(key, 'RS256')),
    connection: { issuer, clientId: 'jobs', clientSecret, groupsClaim: 'groups' },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type TestSsoProvider = Awaited<ReturnType<typeof startSsoProvider>>;

/** What the browser of `name` opens at the application after it was sent to `at`, a URL of the provider. */
export const visitAs = async (
  { state, issuer }: TestSsoProvider,
  applicationUrl: string,
  { at, name }: { at: URL; name: string },
): Promise<string> => {
  state.signedIn = name;
  const browser = httpClient(issuer);
  let where = at;
  for (let step = 0; step < 10; step += 1) {
    const answer = await browser.get(where.pathname + where.search);
    where = new URL(answer.headers.get('location') ?? '', issuer);
    if (where.origin === applicationUrl) return where.pathname + where.search;
  }
  throw new Error('The provider did not send the browser back');
};
