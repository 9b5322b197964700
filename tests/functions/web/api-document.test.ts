import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { copies } from '~/app/copy/server-copy.server';
import type { NewEvent } from '~/domain/activity/activity';
import { minuteMs } from '~/domain/time/time-units';
import { testType, webhookTypes } from '~/domain/webhooks/limits';
import { toTestMessage, toWebhookMessage } from '~/domain/webhooks/message';
import { runs } from '~/tests/support/fast-check';
import { addToken } from '~/tests/support/programs';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const tenant = { companyId: 'ACME', siteId: 'NYC01' };

type Schema = Parameters<typeof z.fromJSONSchema>[0];
interface Media {
  readonly schema: Schema;
}
interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { name: string; in: string; schema: Record<string, unknown> }[];
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, { readonly content: Record<string, Media> }>;
}
interface Description {
  readonly paths: Record<string, Record<string, Described>>;
  readonly webhooks: Record<string, Record<string, Described>>;
  readonly components: { readonly schemas: { readonly Problem: Schema } };
}

const server = await startTestServer();
afterAll(() => server.stop());
const drivers = ['1000001', '1000002', '1000003'].map((employeeId, at) =>
  aDriver({ employeeId, seniorityNumber: at + 1 }),
);
const jobs = [aJob({ jobId: 'J1' }), aJob({ jobId: 'J2', places: 2 })];
await addStockedSite(server.platform.deps, { ...tenant, name: 'Acme', drivers, jobs });
const token = await addToken(server.platform.deps, tenant);

const readDescription = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/api/v1/openapi.json`, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json',
  ]);
  return (await response.json()) as Description;
};

test('is an OpenAPI document, which anyone may read', async () => {
  const description = await readDescription();
  const checked = await new Validator().validate({ ...description });
  expect(checked).toMatchObject({ valid: true });
});

test('is there in Spanish too', async () => {
  const { paths } = await readDescription({ 'accept-language': 'es' });
  expect(paths['/drivers']?.get).toMatchObject({
    summary: copies.es.server.api.operations['list-drivers'],
  });
});

test('describes what webhooks send', async () => {
  const { webhooks } = await readDescription();
  expect(Object.keys(webhooks)).toEqual([...webhookTypes, testType]);
  const sent = (event: NewEvent) =>
    toWebhookMessage(tenant, { event, at: '2026-11-23T12:00:00.000Z' })!;
  const messages = [
    sent({ code: 'claim-filed', jobId: 'J1', rank: 1, periodId: '2026-W49' }),
    sent({ code: 'vacations-published', version: 1, assigned: 2, digest: 'd' }),
    toTestMessage(tenant, '2026-11-23T12:00:00.000Z'),
  ];
  for (const message of messages) {
    const { schema } = webhooks[message.type]!.post!.requestBody!.content['application/json']!;
    expect(z.fromJSONSchema(schema).parse(message)).toEqual(message);
    const wrong = { ...message, data: { ...message.data, name: 'Vera Driver' } };
    expect(z.fromJSONSchema(schema).safeParse(wrong).success).toBe(false);
  }
});

/** Texts that often break parsers, and some that are nearly right. */
const anyText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '2026-W49',
    '2026-W99',
    '1',
    'true',
    'drivers',
    '__proto__',
  ),
);
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** Values that match a schema of the description, as far as it is needed here. */
const matching = (schema: Record<string, unknown>): fc.Arbitrary<unknown> => {
  const { type, properties, items, required = [], pattern } = schema;
  if (Array.isArray(schema.anyOf))
    return fc.oneof(...(schema.anyOf as Record<string, unknown>[]).map(matching));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (type === 'array')
    return fc.array(matching(items as Record<string, unknown>), { minLength: 1, maxLength: 4 });
  if (type === 'object') {
    const fields = Object.entries((properties ?? {}) as Record<string, Record<string, unknown>>);
    return fc.record(Object.fromEntries(fields.map(([name, one]) => [name, matching(one)])), {
      requiredKeys: required as string[],
    });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') {
    const { minimum = 0, maximum = 1_000_000 } = schema as { minimum?: number; maximum?: number };
    return fc.integer({ min: minimum, max: Math.min(maximum, 1_000_000) });
  }
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  const { minLength = 0, maxLength = 60 } = schema as { minLength?: number; maxLength?: number };
  return fc.string({ minLength, maxLength });
};

/** Mostly what the schema says, and often not. */
const nearly = (schema: Record<string, unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: matching(schema) }, { weight: 1, arbitrary: fc.jsonValue() });

const aRequest = (path: string, method: string, described: Described) => {
  const { parameters = [], requestBody } = described;
  const inPlace = (place: string) => parameters.filter((one) => one.in === place);
  const values = (place: string) =>
    fc.record(
      Object.fromEntries(
        inPlace(place).map(({ name, schema }) => [
          name,
          fc.oneof(
            { weight: 5, arbitrary: matching(schema).map(String) },
            { weight: 1, arbitrary: anyText },
          ),
        ]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const [media] = Object.values(requestBody?.content ?? {});
  return fc.record({
    path: fc.constant(path),
    method: fc.constant(method.toUpperCase()),
    inPath: values('path'),
    inQuery: values('query'),
    others: seldom(fc.tuple(anyText, anyText)),
    body: media ? nearly(media.schema as Record<string, unknown>) : fc.constant(undefined),
    contentType: fc.constantFrom('application/json', 'application/json', 'text/plain'),
    key: seldom(fc.stringMatching(/^[!-~]{1,20}$/)),
    authorization: fc.constantFrom('right', 'right', 'right', 'right', 'wrong', 'none'),
  });
};
type SentRequest = ReturnType<typeof aRequest> extends fc.Arbitrary<infer Sent> ? Sent : never;

const send = (sent: SentRequest): Promise<Response> => {
  const path = sent.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((sent.inPath as Record<string, unknown>)[name] ?? '')),
  );
  const query = new URLSearchParams(sent.inQuery as Record<string, string>);
  if (sent.others) query.append(sent.others[0], sent.others[1]);
  const isSending = sent.body !== undefined;
  const headers: Record<string, string> = {
    ...(sent.authorization === 'right' && { authorization: `Bearer ${token}` }),
    ...(sent.authorization === 'wrong' && { authorization: 'Bearer jsel_ACME.NYC01.x.y' }),
    ...(isSending && { 'content-type': sent.contentType }),
    ...(sent.key !== undefined && { 'idempotency-key': sent.key }),
  };
  const body = isSending ? JSON.stringify(sent.body) : null;
  // Each request has its own minute, so that the limits of a token do not hide what it does.
  server.clock.advance(minuteMs);
  return fetch(`${server.url}/api/v1${path}?${query}`, { method: sent.method, headers, body });
};

test('lists every status and every answer that its operations give', async () => {
  const { paths, components } = await readDescription();
  const seen: Record<string, Set<number>> = {};
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, described] of Object.entries(operations)) {
      const statuses = (seen[described.operationId] = new Set());
      await fc.assert(
        fc.asyncProperty(aRequest(path, method, described), async (sent) => {
          const response = await send(sent);
          const answer = await response.text();
          const { status } = response;
          statuses.add(status);
          expect(status, answer).toBeLessThan(500);
          const listed = described.responses[String(status)];
          expect(listed, `${described.operationId} ${status}`).toBeDefined();
          const [type] = (response.headers.get('content-type') ?? '').split(';');
          if (status === 200 && described.operationId !== 'read-description') {
            const { schema } = listed!.content['application/json']!;
            expect(z.fromJSONSchema(schema).safeParse(JSON.parse(answer)).error).toBeUndefined();
          } else if (status !== 200) {
            expect(type).toBe('application/problem+json');
            const problem = z.fromJSONSchema(components.schemas.Problem);
            expect(problem.safeParse(JSON.parse(answer)).error).toBeUndefined();
          }
        }),
        // With inputs that meet the statuses that are expected below.
        { ...runs(60), seed: 20_261_126 },
      );
    }
  }
  // The requests were neither all right nor all wrong.
  for (const [id, statuses] of Object.entries(seen)) {
    if (id === 'read-description') continue;
    expect(statuses, id).toContain(401);
    if (!/award$/.test(id)) expect(statuses, id).toContain(200);
    expect(statuses.size, id).toBeGreaterThan(2);
  }
});
