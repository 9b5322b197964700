import type { ServerResponse } from 'node:http';

/**
 * Closes the connection when a download fails, so that the browser reports the failure. The HTTP library would instead
 * append the error's message and end the response, which then looks complete.
 */
export const breakOffFailedDownload = (
  response: Response,
  connection: Pick<ServerResponse, 'destroy'>,
): Response => {
  if (!response.headers.has('content-disposition') || !response.body) return response;
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch {
        connection.destroy();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
};
