/** The status to use for a request that got no answer. */
export const noAnswer = 0;

/** Whether a request failed because of the network. Recognizes the error messages of Chromium, Firefox and Safari. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
