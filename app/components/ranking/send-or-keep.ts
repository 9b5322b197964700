import type { ClientActionFunctionArgs } from '@remix-run/react';
import { isUnanswered } from '~/app/components/shell/no-answer';
import type { SaveProblem } from './ranking-view';

export const noAnswerStatus = 503;

const problem: SaveProblem = {
  title: 'Save failed',
  text: 'No answer came from the server, so this may not be saved. It is all still here: try again once you are connected.',
};

/** A phone without a network keeps the page, and on it what was to be saved. */
export const sendOrKeep = async ({ serverAction }: ClientActionFunctionArgs) => {
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return Response.json({ error: problem }, { status: noAnswerStatus });
  }
};
