import { useNavigate } from '@remix-run/react';
import { Command } from 'cmdk';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useClock } from '~/app/components/time/use-clock';
import { askServer } from '~/app/components/ui/ask-server';
import { Dialog } from '~/app/components/ui/dialog';
import { usePageKey } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';
import type { AdminRole } from '~/domain/company/admin-role';
import type { Found } from '~/domain/site/search-site';
import { groupResults } from './search-results';

const waitMs = 150;
const nothing: Found = { drivers: [], jobs: [] };

interface Answer {
  readonly query: string;
  readonly found: Found;
  readonly hasFailed: boolean;
}

/**
 * Asks the server for drivers and jobs shortly after the last key was pressed. Null until it has answered. A page behind
 * the dialog is never reloaded, because it may hold unsaved work.
 */
const useAnswer = (query: string): Answer | null => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const pageKey = usePageKey();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fail = () => setAnswer({ query, found: nothing, hasFailed: true });
    if (query.trim() === '') {
      setAnswer({ query, found: nothing, hasFailed: false });
      return undefined;
    }
    const ask = async () => {
      try {
        const path = `/admin/search/find?${new URLSearchParams({ q: query })}`;
        const response = await askServer(path, { signal, pageKey, onSessionOver: fail });
        if (response)
          setAnswer({ query, found: (await response.json()) as Found, hasFailed: false });
      } catch {
        if (!signal.aborted) fail();
      }
    };
    const timer = setTimeout(() => void ask(), waitMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, pageKey]);
  return answer?.query === query ? answer : null;
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Command.Group
    heading={title}
    className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
  >
    {children}
  </Command.Group>
);

/** Searches pages, drivers and jobs by keyboard, and opens the chosen one. */
export const SearchDialog = ({ role, onClose }: { role: AdminRole; onClose: () => void }) => {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const answer = useAnswer(query);
  const input = useRef<HTMLInputElement>(null);
  // The dialog itself focuses its first control, which is the button that closes it.
  useEffect(() => input.current?.focus(), []);
  const groups = groupResults(query, answer?.found ?? nothing, { role, clock: useClock() });
  const open = (to: string) => {
    onClose();
    navigate(to);
  };
  return (
    <Dialog open title={adminCopy.frame.searchTitle} onClose={onClose}>
      <Command label={adminCopy.frame.searchTitle} shouldFilter={false}>
        <Command.Input
          ref={input}
          value={query}
          onValueChange={setQuery}
          placeholder={adminCopy.frame.searchHint}
          maxLength={100}
          className="input w-full"
        />
        {answer?.hasFailed && (
          <p role="alert" className="px-3 pt-3 text-sm text-error-ink">
            {adminCopy.frame.searchFailed}
          </p>
        )}
        {answer && groups.length === 0 && (
          <p role="status" className="px-3 py-8 text-center text-muted">
            {adminCopy.frame.nothingFound(query)}
          </p>
        )}
        <Command.List
          label={adminCopy.frame.searchTitle}
          hidden={groups.length === 0}
          className="mt-2 max-h-[50dvh] overflow-y-auto"
        >
          {groups.map(({ title, results }) => (
            <Group key={title} title={title}>
              {results.map(({ to, label, text }) => (
                <Command.Item
                  key={to}
                  value={to}
                  onSelect={open}
                  className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-field px-3 py-2 data-[selected=true]:bg-base-200 data-[selected=true]:outline-2 data-[selected=true]:-outline-offset-2 data-[selected=true]:outline-primary"
                >
                  <span className="font-semibold">{label}</span>
                  <span className="text-sm text-muted">{text}</span>
                </Command.Item>
              ))}
            </Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
};
