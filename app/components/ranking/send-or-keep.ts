import type { ClientActionFunctionArgs } from '@remix-run/react';
import { isUnanswered } from '~/app/components/shell/no-answer';
import type { SaveProblem } from './ranking-view';

export const noAnswerStatus = 503;

const problem: SaveProblem = {
  title: 'Save failed',
  text: 'The server did not answer, so your list may not be saved. Nothing on this page is lost. Try again when you are connected.',
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
