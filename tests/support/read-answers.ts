import { load } from 'cheerio';
import { findAnswerMessage } from '~/app/services/mail/find-answer-message.server';
import { findAwardMessage } from '~/app/services/mail/find-award-message.server';
import { findUnseenMessage } from '~/app/services/mail/tell-drivers.server';
import { defaultTenant } from '~/domain/company/scope';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { httpClient, type HttpClient } from './http';
import { openExport } from './open-export';
import { plainBrowser } from './plain-browser';
import { openAsAdmin, openAsDriver } from './plain-visits';
import { programClient } from './programs';
import {
  masks,
  publishedOperations,
  publishedRoutes,
  todaysTables,
  type Published,
  type Reader,
} from './published-answers';
import { john, maria, michael, sarah } from './published-site';
import { makeTestScope } from './stocked-site';
import type { TestServer } from './test-server';

const drivers = { john, michael, sarah };
/** Answers by name, such as "john /driver-preferences". */
export type Answers = ReadonlyMap<string, string>;

/** What a page shows below the frame of its site, without the parts that are not of a result. */
const cutOut = (html: string, { only, without = [] }: Published['pages'][number]): string => {
  const $ = load(html, { scriptingEnabled: false });
  const main = $('main').first();
  // The menu of narrow windows, which names the site as it is.
  main.find('[data-page-bar] details:has(nav)').remove();
  for (const name of without) main.find(masks[name].at).remove();
  const parts = only ? main.find(only.join()).toArray() : main.toArray();
  return parts.map((part) => $.html(part)).join('\n');
};

const read = async (client: HttpClient, page: Published['pages'][number]): Promise<string> => {
  const { path } = page;
  const headers = { 'accept-encoding': 'identity' };
  const answer = await client.get(path, headers);
  const body = await answer.text();
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  return `${answer.status}\n${isPage ? cutOut(body, page) : body}`;
};

const signIn = async (site: TestServer, reader: Reader): Promise<HttpClient> => {
  const browser = plainBrowser(site.url, { client: httpClient(site.url) });
  await (reader === 'admin'
    ? openAsAdmin(browser, site)
    : openAsDriver(browser, site, drivers[reader]));
  return browser.client;
};

/** The answers of every route that shows a published result, to everybody who may read it. */
export const readPages = async (
  site: TestServer,
  { isPresent }: { isPresent: boolean },
): Promise<Answers> => {
  const answers = new Map<string, string>();
  for (const reader of ['admin', 'john', 'sarah', 'michael'] as const) {
    const client = await signIn(site, reader);
    const pages = Object.values(publishedRoutes)
      .filter(({ by }) => by.includes(reader))
      .flatMap((route) => route.pages)
      .filter(({ isOfPresent = false }) => isPresent || !isOfPresent);
    for (const page of pages) answers.set(`${reader} ${page.path}`, await read(client, page));
  }
  return answers;
};

/** The files of an export that hold what was published. */
export const readExport = async (site: TestServer): Promise<Answers> => {
  const client = await signIn(site, 'admin');
  const answer = await client.post('/admin/export-data/site', { intent: 'export' });
  const { names, text } = openExport(new Uint8Array(await answer.arrayBuffer()));
  const ofToday = todaysTables.map((table) => `/${table}.jsonl`);
  return new Map(
    names
      .filter((name) => name.endsWith('.jsonl') || name.includes('/records/'))
      .filter((name) => !ofToday.some((end) => name.endsWith(end)))
      .map((name) => [name, text(name)]),
  );
};

/** What a program reads. */
export const readAsProgram = async (site: TestServer, token: string): Promise<Answers> => {
  const program = programClient(site.url, token);
  const answers = new Map<string, string>();
  for (const path of Object.values(publishedOperations).flat()) {
    const answer = await program.get(path);
    answers.set(path, `${answer.status}\n${await answer.text()}`);
  }
  return answers;
};

const scope = makeTestScope(defaultTenant);

/** The messages to every driver about what is published. Other notices are about lists, notes, or a result that no longer counts. */
export const readMessages = async ({ platform: { deps } }: TestServer): Promise<Answers> => {
  const { site, company } = await deps.stores.sites.read(scope);
  const about = { deps, scope, site: site!, company: company! };
  const [claim] = await deps.stores.claims.listForDriver(scope, '2026-W49', sarah);
  const jobs = { ...defaultTenant, awardId: '2026-W49', version: 2 };
  const weeks = { ...defaultTenant, awardId: vacationAwardId, version: 1 };
  const ofSarah = { ...jobs, employeeId: sarah, claimId: claim!.id };
  const found = {
    'the result of jobs': await findAwardMessage(about, { kind: 'award-published', ...jobs }),
    'the result of weeks': await findAwardMessage(about, { kind: 'award-published', ...weeks }),
    'a job not confirmed': await findUnseenMessage(about, { kind: 'result-unseen', ...jobs }),
    'a week not confirmed': await findUnseenMessage(about, { kind: 'result-unseen', ...weeks }),
    'an answered claim': await findAnswerMessage(about, { kind: 'claim-answered', ...ofSarah }),
  };
  return new Map(
    Object.entries(found).flatMap(([name, find]) =>
      [john, maria, sarah, michael].map((employeeId) => {
        const message = find?.({ employeeId, language: 'en' }) ?? null;
        // To greet one driver by the published name, the whole record would have to be read.
        const greeting = message?.kind === 'claim-answered' && { name: 'the name of today' };
        return [`${name}, ${employeeId}`, JSON.stringify({ ...message, ...greeting })] as const;
      }),
    ),
  );
};
