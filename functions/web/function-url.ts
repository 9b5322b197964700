import * as z from 'zod';

/** The parts of a function URL event (payload format 2.0) that make a request. */
const eventSchema = z.object({
  rawPath: z.string().startsWith('/'),
  rawQueryString: z.string().default(''),
  cookies: z.array(z.string()).default([]),
  headers: z.record(z.string(), z.string()).default({}),
  requestContext: z.object({ http: z.object({ method: z.string() }) }),
  body: z.string().optional(),
  isBase64Encoded: z.boolean().default(false),
});
export type FunctionUrlEvent = z.infer<typeof eventSchema>;

export const parseFunctionUrlEvent = (event: unknown): FunctionUrlEvent => eventSchema.parse(event);

/**
 * The request as the browser sent it to `origin`. Throws if it is invalid, for example a header with control
 * characters.
 */
export const toRequest = (event: FunctionUrlEvent, origin: string): Request => {
  const { rawPath, rawQueryString, cookies, headers, body, isBase64Encoded } = event;
  const { method } = event.requestContext.http;
  const query = rawQueryString === '' ? '' : `?${rawQueryString}`;
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  const request = new Request(`${origin}${rawPath}${query}`, {
    method,
    headers,
    ...(hasBody && { body: isBase64Encoded ? Buffer.from(body, 'base64') : body }),
  });
  // Function URLs deliver cookies separately from the headers.
  if (cookies.length > 0) request.headers.set('cookie', cookies.join('; '));
  return request;
};

export interface ResponsePrelude {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly cookies: string[];
}

/**
 * The part of a streamed response before its body. Cookies are separate, because headers of one name are joined
 * by commas.
 */
export const toPrelude = ({ status, headers }: Response): ResponsePrelude => ({
  statusCode: status,
  headers: Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie')),
  cookies: headers.getSetCookie(),
});
