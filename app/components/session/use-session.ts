import { useCallback, useEffect, useState } from 'react';
import type { PageSession, SessionAnswer } from '~/domain/access/page-session';
import { minuteMs } from '~/domain/time/time-units';

/** How long before the session ends the page warns. */
const warningMs = 2 * minuteMs;
/** How often activity on the page is reported. The server extends no session that is younger. */
const reportEveryMs = minuteMs;

/** Whether the page warns that the session ends. */
export const isEndingSoon = (leftMs: number): boolean => leftMs <= warningMs;

/** How long the page waits until it asks the server again: until the warning, then until the session is over. */
export const getNextAskMs = (leftMs: number): number =>
  isEndingSoon(leftMs) ? leftMs + 1_000 : leftMs - warningMs;

/** Whether activity has to be reported again. */
export const isReportDue = (reportedAt: number, now: number): boolean =>
  now - reportedAt >= reportEveryMs;

const retryMs = 10_000;
const answerWithinMs = 10_000;
const signs = ['keydown', 'input', 'pointerdown'] as const;

/** `unreachable`: the server did not answer. */
type SessionState = SessionAnswer['state'] | 'unreachable';

export interface Session {
  readonly state: SessionState;
  /** Whether the session ends within two minutes. */
  readonly isEnding: boolean;
  readonly canExtend: boolean;
  /** Asks the server. `isByPerson`: somebody is at work here, so the session goes on. */
  readonly ask: (isByPerson?: boolean) => Promise<SessionState>;
}

const isAnswer = (response: Response) =>
  response.ok && response.headers.get('content-type')?.startsWith('application/json');

/**
 * Watches the session that the page belongs to: asks the server shortly before it ends, because other tabs may have
 * extended it, and reports activity on the page, because typing alone sends no request.
 */
export const useSession = (loaded: PageSession, pageKey: string): Session => {
  const [known, setKnown] = useState({ loaded, session: loaded });
  const [state, setState] = useState<SessionState>('on');
  if (known.loaded !== loaded) {
    setKnown({ loaded, session: loaded });
    setState('on');
  }
  const { leftMs, canExtend } = known.session;
  const isEnding = isEndingSoon(leftMs);

  const ask = useCallback(
    async (isByPerson = false): Promise<SessionState> => {
      const query = new URLSearchParams({ page: pageKey, ...(isByPerson && { by: 'person' }) });
      try {
        const signal = AbortSignal.timeout(answerWithinMs);
        const response = await fetch(`/admin/session?${query}`, { signal });
        if (!isAnswer(response)) return 'unreachable';
        const answer = (await response.json()) as SessionAnswer;
        setState(answer.state);
        if (answer.state === 'on') setKnown({ loaded, session: answer.session });
        return answer.state;
      } catch {
        return 'unreachable';
      }
    },
    [loaded, pageKey],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const askIn = (ms: number) => {
      timer = setTimeout(() => {
        void ask().then((answer) => answer === 'unreachable' && askIn(retryMs));
      }, ms);
    };
    askIn(getNextAskMs(leftMs));
    // Timers may stand still while a device sleeps.
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
    // Starts again whenever the server has said how much time is left.
  }, [known, leftMs, ask]);

  useEffect(() => {
    // From here on a press in the warning decides.
    if (isEnding || state !== 'on') return undefined;
    let reportedAt = Date.now();
    const report = () => {
      if (!isReportDue(reportedAt, Date.now())) return;
      reportedAt = Date.now();
      void ask(true);
    };
    for (const sign of signs) window.addEventListener(sign, report, { capture: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, report, { capture: true });
    };
  }, [isEnding, state, ask]);

  return { state, isEnding, canExtend, ask };
};
