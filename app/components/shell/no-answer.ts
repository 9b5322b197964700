/** The status to use for a request that got no answer. */
export const noAnswer = 0;

/** What Chromium, Firefox and Safari say of a request, or of an answer that broke off. */
const lostNetwork =
  /failed to fetch|network ?error|load failed|error in (body|input) stream|connection was lost/i;
/** What Remix says of an answer that broke off. */
const brokenAnswer = 'Unable to decode turbo-stream response';

/** Whether a request failed because of the network, before or while its answer arrived. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError
    ? lostNetwork.test(error.message)
    : error instanceof Error && error.message.startsWith(brokenAnswer);
