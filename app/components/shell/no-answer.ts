/** Stands for a status where no answer came. */
export const noAnswer = 0;

/** Whether a request was lost on its way, in the words of Chromium, Firefox and Safari. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
