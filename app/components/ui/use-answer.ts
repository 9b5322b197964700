import { useEffect, useState } from 'react';
import { askServer } from './ask-server';
import { usePageKey } from './use-page';

const waitMs = 150;

interface Answered<Answer> {
  readonly path: string;
  readonly answer: Answer;
}

/**
 * The last answer of the server to a request in the background, which is sent shortly after the path last changed. It may be
 * about an earlier path. Null before the first one, and if there is none. An empty path asks nothing.
 */
export const useAnswer = <Answer>(path: string): Answered<Answer> | null => {
  const [last, setLast] = useState<Answered<Answer> | null>(null);
  const pageKey = usePageKey();
  useEffect(() => {
    if (path === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const response = await askServer(path, { signal, pageKey, onSessionOver: () => undefined });
        if (response) setLast({ path, answer: (await response.json()) as Answer });
      } catch {
        if (!signal.aborted) setLast(null);
      }
    };
    const timer = setTimeout(() => void ask(), waitMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [path, pageKey]);
  return last;
};
