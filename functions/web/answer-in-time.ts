/** The deadline of a request's store calls, and time for its error page. */
export const answerLimitMs = 15_000;

/**
 * Answers 503 if the response has not begun in time. Lambda's own limit cannot do this, because it has to be long enough
 * for downloads, and CloudFront would wait twice as long.
 */
export const answerInTime = async (answering: Promise<Response>): Promise<Response> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      const headers = { 'retry-after': '5' };
      resolve(new Response('Something took too long. Please try again.', { status: 503, headers }));
    }, answerLimitMs);
  });
  try {
    return await Promise.race([answering, late]);
  } finally {
    clearTimeout(timer);
  }
};
