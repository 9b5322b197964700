import { data } from '@remix-run/node';
import type {
  ChangeSelectionError,
  SelectionChange,
} from '~/app/services/selection/change-selection.server';
import { failure } from './form.server';

/** The refusal with the typed cutoff, because without JavaScript the page loads again and its field would be empty. */
export const selectionFailure = (error: ChangeSelectionError, input: SelectionChange) => {
  const { data: refusal, init } = failure(error);
  const wallTime = 'wallTime' in input ? input.wallTime : undefined;
  return data({ ...refusal, wallTime }, init ?? {});
};
