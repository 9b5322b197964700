import * as z from 'zod';
import { adminCopy, getLanguage, serverCopy } from '~/app/copy/copy';
import { refusalsOfAll, refusalsWithToken, type ApiStatus } from '~/app/platform/http/api-status';
import { problemSchema } from '~/app/platform/http/problem.server';
import type { Language } from '~/domain/shared/language';
import { webhookMessages } from '~/domain/webhooks/message';
import type { Operation } from './define-operation.server';
import { keyHeader, keySchema } from './idempotency-key.server';
import { operations } from './operations.server';
import { toBodySchema } from './read-rows.server';

export const descriptionPath = '/openapi.json';

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io });
  return described;
};

type ParameterName = keyof typeof serverCopy.api.parameters;
const describeParameter = (
  name: string,
  place: 'path' | 'query' | 'header',
  text: ParameterName,
  schema: unknown,
) => ({
  name,
  in: place,
  description: serverCopy.api.parameters[text],
  ...(place === 'path' && { required: true }),
  schema,
});

const describeParameters = (shape: z.ZodObject, place: 'path' | 'query') => {
  const { properties = {} } = toSchema(shape, 'input') as { properties?: Record<string, unknown> };
  return Object.entries(properties).map(([name, schema]) =>
    describeParameter(name, place, name as ParameterName, schema),
  );
};

const toJson = (schema: unknown, type = 'application/json') => ({
  content: { [type]: { schema } },
});

const describeRefusal = (status: ApiStatus) => ({
  description: serverCopy.api.statuses[status],
  ...toJson({ $ref: '#/components/schemas/Problem' }, 'application/problem+json'),
});

const describeResponses = (answer: unknown, refusals: readonly ApiStatus[]) => ({
  200: { description: serverCopy.api.done, ...toJson(answer) },
  ...Object.fromEntries(
    [...refusalsOfAll, ...refusals].map((status) => [status, describeRefusal(status)]),
  ),
});

const describeOperation = ({ id, scope, refusals, body, answer, inPath, inQuery }: Operation) => ({
  operationId: id,
  summary: serverCopy.api.operations[id],
  description: `${serverCopy.api.needsScope(scope)} ${adminCopy.apiAccess.scopeHints[scope]}`,
  security: [{ token: [] }],
  parameters: [
    ...describeParameters(inPath, 'path'),
    ...describeParameters(inQuery, 'query'),
    ...(body ? [describeParameter(keyHeader, 'header', 'key', toSchema(keySchema, 'input'))] : []),
  ],
  ...(body && {
    requestBody: { required: true, ...toJson(toSchema(toBodySchema(body), 'input')) },
  }),
  responses: describeResponses(toSchema(answer, 'output'), [...refusalsWithToken, ...refusals]),
});

const describePaths = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describeOperation(operation);
  return paths;
};

const describeWebhook = ([type, message]: readonly [keyof typeof webhookMessages, z.ZodType]) => [
  type,
  {
    post: {
      operationId: type,
      summary: serverCopy.api.webhooks[type],
      description: serverCopy.api.webhookText,
      requestBody: { required: true, ...toJson(toSchema(message, 'output')) },
      responses: { '2XX': { description: serverCopy.api.webhookTaken } },
    },
  },
];

/** What the site's own programs are sent, if they ask for it under Webhooks. */
const describeWebhooks = () =>
  Object.fromEntries(
    Object.entries(webhookMessages).map(([type, message]) =>
      describeWebhook([type as keyof typeof webhookMessages, message]),
    ),
  ) as Record<string, unknown>;

const describe = () => ({
  openapi: '3.1.0',
  info: { title: serverCopy.api.title, description: serverCopy.api.description, version: '1' },
  servers: [{ url: '/api/v1' }],
  paths: {
    ...describePaths(),
    [descriptionPath]: {
      get: {
        operationId: 'read-description',
        summary: serverCopy.api.operations['read-description'],
        responses: describeResponses({ type: 'object' }, []),
      },
    },
  },
  webhooks: describeWebhooks(),
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: { Problem: toSchema(problemSchema, 'output') },
  },
});

const described = new Map<Language, string>();

/** The OpenAPI document as JSON, in the reader's language. Made once, because anyone may ask for it. */
export const describeApi = (): string => {
  const language = getLanguage();
  const text = described.get(language) ?? JSON.stringify(describe());
  described.set(language, text);
  return text;
};
