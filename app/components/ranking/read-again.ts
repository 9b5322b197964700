import type { ShouldRevalidateFunction } from '@remix-run/react';
import { noAnswerStatus } from './send-or-keep';

/** What was refused may have been asked of a page older than the site: its data is read again, unlike by default. */
export const readAgain: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus !== noAnswerStatus;
