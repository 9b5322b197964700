import { copy } from '~/app/copy/copy';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { isUnanswered } from '~/app/components/shell/no-answer';

export const noAnswerStatus = 503;

/** Returns an error if the network fails, so that the page stays open with the picks to save. */
export const sendOrKeep = async ({ serverAction }: ClientActionFunctionArgs) => {
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return Response.json({ error: copy.ranking.saveFailed }, { status: noAnswerStatus });
  }
};
