import { httpClient, type HttpClient } from './http';
import type { SentForm } from './plain-form';
import { readPage, type PlainPage, type Width } from './plain-page';
import { makePart, type PlainPart } from './plain-part';

export interface PlainBrowser extends PlainPart {
  readonly client: HttpClient;
  /** Path and query of the page. */
  readonly url: string;
  readonly status: number;
  readonly open: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
}

const toBody = ({ isMultipart, entries }: SentForm): FormData | URLSearchParams => {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) {
    if (typeof value === 'string') body.append(name, value);
    else if (body instanceof FormData) body.append(name, value);
    else body.append(name, value.name);
  }
  return body;
};

/** Sends a request and follows where it leads, as long as that is on the same site. */
const requester =
  (client: HttpClient, origin: string, language: string) =>
  async (from: URL | null, url: URL, method = 'GET', body?: FormData | URLSearchParams) => {
    const headers = {
      ...(from && { referer: from.href }),
      accept: 'text/html',
      'accept-language': `${language}-US,${language};q=0.9`,
    };
    let [to, how, sent] = [url, method, body];
    for (let redirects = 0; redirects < 20; redirects += 1) {
      if (to.origin !== origin) throw new Error(`${to.href} is not of this site.`);
      const options = { headers, ...(sent && { body: sent }) };
      const answer = await client.send(how, to.pathname + to.search, options);
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || location === null)
        return { answer, url: to };
      await answer.arrayBuffer();
      to = new URL(location, to);
      if (answer.status < 307) [how, sent] = ['GET', undefined];
    }
    throw new Error(`${url.pathname} redirects without end.`);
  };

/**
 * A browser without scripts over HTTP: it shows what the server sends, follows links and submits forms. It is as strict
 * as the browser of the stories: a name that is missing or ambiguous, and a control that cannot be used, throw.
 */
export const plainBrowser = (
  origin: string,
  {
    language = 'en',
    width = 'wide',
    client = httpClient(origin),
  }: { language?: string; width?: Width; client?: HttpClient } = {},
): PlainBrowser => {
  const request = requester(client, origin, language);
  let shown: { url: URL; status: number; page: PlainPage } = {
    url: new URL(origin),
    status: 0,
    page: readPage('', width),
  };
  const show = async ({ answer, url }: Awaited<ReturnType<typeof request>>): Promise<void> => {
    const html = await answer.text();
    if (answer.status >= 500) throw new Error(`${url.pathname} answered ${answer.status}: ${html}`);
    if (!answer.headers.get('content-type')?.startsWith('text/html'))
      throw new Error(`${url.pathname} is no page. Use download for a file.`);
    shown = { url, status: answer.status, page: readPage(html, width) };
  };
  const part = makePart({
    getShown: () => shown,
    open: async (url) => {
      const isHere = url.pathname + url.search === shown.url.pathname + shown.url.search;
      if (isHere && url.hash) shown = { ...shown, url };
      else await show(await request(shown.url, url));
    },
    submit: async (sent) => {
      const url = new URL(sent.action, shown.url);
      if (sent.method === 'POST') return show(await request(shown.url, url, 'POST', toBody(sent)));
      if (sent.method !== 'GET') throw new Error(`A form cannot be sent by ${sent.method}.`);
      url.search = String(toBody({ ...sent, isMultipart: false }));
      return show(await request(shown.url, url));
    },
    fetchFile: async (url) => (await request(shown.url, url)).answer,
  });
  return Object.defineProperties(
    part as PlainBrowser,
    Object.getOwnPropertyDescriptors({
      client,
      get url() {
        return shown.url.pathname + shown.url.search;
      },
      get status() {
        return shown.status;
      },
      open: async (path: string) => show(await request(null, new URL(path, shown.url))),
      reload: async () => show(await request(shown.url, shown.url)),
    }),
  );
};
