import type { ShouldRevalidateFunction } from '@remix-run/react';
import { noAnswerStatus } from './send-or-keep';

/**
 * Reloads the data even after a refused form, because the page may be out of date; by default the router would not.
 * Does not reload if the form got no answer.
 */
export const readAgain: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus !== noAnswerStatus;
