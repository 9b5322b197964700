import { useEffect, useState } from 'react';
import { askServer } from '~/app/components/ui/ask-server';
import { usePageKey } from '~/app/components/ui/use-page';
import type { TypedOwner } from '~/domain/picks/enter-list';

export const enterListsPath = '/admin/enter-lists';

/** Whom the number in the driver's field means, or why nobody. */
export interface TypedDriver {
  readonly typed: string;
  readonly owner: TypedOwner | null;
  readonly problem: string | null;
}

const waitMs = 150;

/**
 * Asks the server for the driver shortly after the last key was pressed. Null until it has answered, and if it does not:
 * then saving asks. `known`: what the page knows already.
 */
export const useTypedDriver = (text: string, known: TypedDriver | null): TypedDriver | null => {
  const [answer, setAnswer] = useState<TypedDriver | null>(null);
  const pageKey = usePageKey();
  const typed = text.trim();
  const isKnown = known?.typed === typed;
  useEffect(() => {
    if (typed === '' || isKnown) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const path = `${enterListsPath}/driver?${new URLSearchParams({ typed })}`;
        const response = await askServer(path, { signal, pageKey, onSessionOver: () => undefined });
        if (response) setAnswer((await response.json()) as TypedDriver);
      } catch {
        if (!signal.aborted) setAnswer(null);
      }
    };
    const timer = setTimeout(() => void ask(), waitMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, isKnown, pageKey]);
  if (isKnown) return known;
  return answer?.typed === typed ? answer : null;
};
