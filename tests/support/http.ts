/** Encodes a form as a browser does; the values of a list have the same name. */
export const encoded = (form: Readonly<Record<string, string | readonly string[]>>) => {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries(form)) {
    for (const value of [values].flat()) body.append(name, value);
  }
  return body;
};

/** A client over plain HTTP that keeps cookies and sends headers like a browser but follows no redirects. */
export const httpClient = (origin: string) => {
  const jar = new Map<string, string>();
  const remember = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = [
        pair.slice(0, pair.indexOf('=')),
        pair.slice(pair.indexOf('=') + 1),
      ];
      if (value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute)))
        jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (
    method: string,
    path: string,
    { body, headers }: { body?: BodyInit; headers?: Record<string, string> } = {},
  ) =>
    remember(
      await fetch(origin + path, {
        method,
        ...(body !== undefined && { body }),
        headers: { cookie: cookie(), ...(method !== 'GET' && { origin }), ...headers },
        redirect: 'manual',
      }),
    );
  return {
    send,
    get: (path: string, headers: Record<string, string> = {}) => send('GET', path, { headers }),
    post: (
      path: string,
      form: Readonly<Record<string, string | readonly string[]>>,
      headers: Record<string, string> = {},
    ) => send('POST', path, { body: encoded(form), headers }),
    /** Sends a form with a file, as a browser does. */
    upload: (path: string, form: FormData, headers: Record<string, string> = {}) =>
      send('POST', path, { body: form, headers }),
    cookies: jar,
  };
};
export type HttpClient = ReturnType<typeof httpClient>;

export const loginAsAdmin = async (
  client: HttpClient,
  password: string,
  tenant = { companyId: 'DEFAULT', siteId: 'MAIN' },
  username = 'admin',
): Promise<Response> => client.post('/admin-portal', { ...tenant, username, password });

/** A client with a session; throws if the sign-in is refused. */
export const signedInAdmin = async (
  origin: string,
  password: string,
  tenant?: { companyId: string; siteId: string },
  username?: string,
): Promise<HttpClient> => {
  const client = httpClient(origin);
  return letIn(client, await loginAsAdmin(client, password, tenant, username));
};
export const signedInDriver = async (
  origin: string,
  { companyId, siteId }: { companyId: string; siteId: string },
  employeeId: string,
  password = '',
  client = httpClient(origin),
): Promise<HttpClient> =>
  letIn(client, await client.post('/driver-login', { companyId, siteId, employeeId, password }));
const letIn = (client: HttpClient, { status }: Response): HttpClient => {
  if (status !== 303) throw new Error(`Nobody was let in: ${status}`);
  return client;
};
