import type { ShouldRevalidateFunction } from '@remix-run/react';
import { noAnswerStatus } from './send-or-keep';

/**
 * Reloads the data even after a refused form, which the router by default does not, because the page may be out of
 * date. Does not reload if the form got no answer.
 */
export const readAgain: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus !== noAnswerStatus;
