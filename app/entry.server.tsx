import {
  createReadableStreamFromReadable,
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import copyFiles from 'virtual:copy-files';
import { NonceContext } from '~/app/components/shell/nonce';
import { findChunks } from '~/app/copy/chunks';
import { writeIn } from '~/app/copy/server-copy.server';
import type { Language } from '~/domain/shared/language';
import { chooseLanguage } from './platform/http/language.server';
import { scriptsLast } from './platform/http/scripts-last.server';
import { describeError } from './platform/log/log.server';

const renderDeadlineMs = 8_000;

/** The files of the page's texts. If they were not preloaded, the scripts would request them only once they run. */
const findTextFiles = (language: Language, path: string): string[] =>
  findChunks(path).flatMap((chunk) => copyFiles[`${language}/${chunk}`] ?? []);

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { cspNonce, platform }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let statusNow = status;
    let isShellSent = false;
    const language = chooseLanguage(request.headers);
    const { pathname } = new URL(request.url);
    const body = scriptsLast(findTextFiles(language, pathname), cspNonce);
    const { pipe, abort } = writeIn(language, () =>
      renderToPipeableStream(
        <NonceContext.Provider value={cspNonce}>
          <RemixServer
            context={remixContext}
            url={request.url}
            abortDelay={renderDeadlineMs}
            nonce={cspNonce}
          />
        </NonceContext.Provider>,
        {
          nonce: cspNonce,
          onShellReady: () => {
            isShellSent = true;
            headers.set('content-type', 'text/html; charset=utf-8');
            resolve(
              new Response(createReadableStreamFromReadable(body), { headers, status: statusNow }),
            );
            pipe(body);
          },
          onShellError: reject,
          onError: (error) => {
            statusNow = 500;
            // Log only errors that occur after the shell was sent. Earlier errors reject the promise, and the server
            // logs them. A visitor who leaves meanwhile destroys the body, which ends the rendering and is no failure.
            if (isShellSent && !body.destroyed)
              platform.log.error('render-failed', describeError(error));
          },
        },
      ),
    );
    setTimeout(abort, renderDeadlineMs + 1_000).unref();
  });
}

/**
 * Logs unexpected errors of loaders and actions. The user sees the error page without details. What the router itself
 * refuses, such as a form for a page without an action, is no error: any visitor could raise the alarm with it.
 */
export const handleError = (
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void => {
  if (request.signal.aborted) return;
  const { platform, route } = context;
  if (isRouteErrorResponse(error) && error.status < 500)
    return platform.log.info('page-refused', { route, status: error.status });
  platform.log.error('page-failed', { route, ...describeError(error) });
};
