/** A browser's cookie jar and headers over plain HTTP: follows nothing, remembers cookies. */
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
  return {
    get: async (path: string, headers: Record<string, string> = {}) =>
      remember(
        await fetch(origin + path, {
          headers: { cookie: cookie(), ...headers },
          redirect: 'manual',
        }),
      ),
    post: async (
      path: string,
      form: Record<string, string | string[]>,
      headers: Record<string, string> = {},
    ) => {
      const body = new URLSearchParams();
      for (const [name, values] of Object.entries(form)) {
        for (const value of [values].flat()) body.append(name, value);
      }
      return remember(
        await fetch(origin + path, {
          method: 'POST',
          body,
          headers: { cookie: cookie(), origin, ...headers },
          redirect: 'manual',
        }),
      );
    },
    /** A form with a file, as a browser sends it. */
    upload: async (path: string, form: FormData, headers: Record<string, string> = {}) =>
      remember(
        await fetch(origin + path, {
          method: 'POST',
          body: form,
          headers: { cookie: cookie(), origin, ...headers },
          redirect: 'manual',
        }),
      ),
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
