import { refuse } from '~/app/platform/http/refusal.server';

/** The deadline of a request's store calls, and time for its error page. */
export const answerLimitMs = 15_000;

/**
 * Answers 503 in the language of `request`, in words or as a problem, if the response has not begun in time. Lambda's own limit cannot do this,
 * because it has to be long enough for downloads, and CloudFront would wait for 30 seconds and then answer a bare 504.
 */
export const answerInTime = async (
  answering: Promise<Response>,
  request: Request,
): Promise<Response> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      const headers = { 'retry-after': '5', 'cache-control': 'no-store' };
      resolve(refuse(request, 503, 'tooSlow', headers));
    }, answerLimitMs);
  });
  try {
    return await Promise.race([answering, late]);
  } finally {
    clearTimeout(timer);
  }
};
