/** Used as the status of a request that got no answer. */
export const noAnswer = 0;

/** Whether a request failed on the network, by the error messages of Chromium, Firefox and Safari. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
