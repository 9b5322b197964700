import type { ShouldRevalidateFunction, ClientActionFunctionArgs } from '@remix-run/react';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { isUnanswered } from '~/app/components/shell/no-answer';
import { copy } from '~/app/copy/copy';

/**
 * Reloads the data even after a refused form, because the page may be out of date; by default the router would not.
 * Does not reload if the form got no answer.
 */
export const readAgain: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus !== noAnswerStatus;

const noAnswerStatus = 503;

/**
 * Sends the form to the server. If the network fails, returns an error instead of throwing, so that the page stays open
 * with the unsaved picks.
 */
export const sendOrKeep = async ({ serverAction }: ClientActionFunctionArgs) => {
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const { title, text } = copy.ranking.saveFailed;
    const problem: SaveProblem = { code: 'no-answer', title, text };
    return Response.json({ error: problem }, { status: noAnswerStatus });
  }
};
