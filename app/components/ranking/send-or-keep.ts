import { copy } from '~/app/copy/copy';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { isUnanswered } from '~/app/components/shell/no-answer';

export const noAnswerStatus = 503;

/**
 * Sends the form to the server. If the network fails, returns an error instead of throwing, so that the page stays open
 * with the unsaved picks.
 */
export const sendOrKeep = async ({ serverAction }: ClientActionFunctionArgs) => {
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return Response.json({ error: copy.ranking.saveFailed }, { status: noAnswerStatus });
  }
};
