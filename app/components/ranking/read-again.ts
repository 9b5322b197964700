import type { ShouldRevalidateFunction } from '@remix-run/react';
import { noAnswerStatus } from './send-or-keep';

/**
 * Reloads the data after a refused form, unlike the router's default: the page may have been out of date.
 * Without an answer there is nothing to reload.
 */
export const readAgain: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus !== noAnswerStatus;
