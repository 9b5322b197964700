import { useAnswer } from '~/app/components/ui/use-answer';
import type { TypedOwner } from '~/domain/picks/enter-list';

export const enterListsPath = '/admin/enter-lists';

/** Whom the text in the driver's field means, or why nobody. */
export interface TypedDriver {
  readonly typed: string;
  readonly owner: TypedOwner | null;
  readonly problem: string | null;
}

/**
 * Asks the server for the driver shortly after the last key was pressed. Null until it has answered, and if it does not:
 * then saving asks. `known`: what the page knows already.
 */
export const useTypedDriver = (text: string, known: TypedDriver | null): TypedDriver | null => {
  const typed = text.trim();
  const isKnown = known?.typed === typed;
  const path = `${enterListsPath}/driver?${new URLSearchParams({ typed }).toString()}`;
  const last = useAnswer<TypedDriver>(typed === '' || isKnown ? '' : path);
  if (isKnown) return known;
  return last?.path === path ? last.answer : null;
};
