import { parse, serialize } from 'hono/utils/cookie';
import { productName } from '~/domain/shared/product';

/** Spec 8: the start-up screen tries again up to three times. */
const retries = 3;
const retryAfterSeconds = 2;
const cookieName = 'starting';

const styles = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { min-height: 100vh; margin: 0; display: grid; place-items: center; }
  main { width: min(26rem, 100vw - 2rem); text-align: center; }
  h1 { font-size: 1.75rem; margin: 0 0 0.25rem; }
  p { margin: 0 0 1.25rem; }
  progress { width: 100%; height: 0.75rem; }
  a { display: inline-block; padding: 0.625rem 1rem; }
`;

const waiting = `<h1>Preparing Application</h1>
<p role="status">Loading critical system data...</p>
<progress aria-label="Loading critical system data"></progress>`;
const givenUp = `<h1>${productName}</h1>
<p role="alert">Critical system error: Please contact support immediately.</p>
<a href="">Try again</a>`;

/**
 * What stands in for every page while the store is not there: it asks again by itself, also without
 * scripts, and says so when that did not help. A short-lived cookie counts.
 */
export const startUpPage = (request: Request, nonce: string): Response => {
  const tried = Number(parse(request.headers.get('cookie') ?? '', cookieName)[cookieName]) || 0;
  const isOver = tried >= retries;
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${isOver ? 'Critical system error' : 'Preparing Application'}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body><main>${isOver ? givenUp : waiting}</main></body>
</html>`;
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(retryAfterSeconds),
      ...(!isOver && { refresh: String(retryAfterSeconds) }),
      'set-cookie': serialize(cookieName, isOver ? '' : String(tried + 1), {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: isOver ? 0 : 60,
      }),
    },
  });
};
