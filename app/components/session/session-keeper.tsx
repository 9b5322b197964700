import { useRevalidator } from '@remix-run/react';
import { useCallback, useState, type ReactNode } from 'react';
import { ProgressLine } from '~/app/components/ui/progress-line';
import { usePageKey, usePageSession } from '~/app/components/ui/use-page';
import type { PageSession } from '~/domain/access/page-session';
import { SessionContext } from './session-context';
import { EndingDialog, NotSentDialog, OverDialog } from './session-dialogs';
import { useSession } from './use-session';
import { useSubmitGate } from './use-submit-gate';

/**
 * Keeps what was typed on an administrator's page when the session ends or the server cannot be reached. Polls of the
 * page use the context to report that their session is over.
 */
export const SessionKeeper = ({ children }: { children: ReactNode }) => {
  const loaded = usePageSession();
  const pageKey = usePageKey();
  return loaded && pageKey !== undefined ? (
    <Keeper {...{ loaded, pageKey }}>{children}</Keeper>
  ) : (
    children
  );
};

const Keeper = ({
  loaded,
  pageKey,
  children,
}: {
  loaded: PageSession;
  pageKey: string;
  children: ReactNode;
}) => {
  const { state, isEnding, canExtend, ask } = useSession(loaded, pageKey);
  const { revalidate } = useRevalidator();
  const [isNotSent, setNotSent] = useState(false);
  const [putOff, setPutOff] = useState<PageSession | null>(null);

  const mayPass = useCallback(async () => {
    const answer = await ask();
    setNotSent(answer === 'unreachable');
    // The server refuses the form of a page of another account, and says so.
    return answer === 'on' || answer === 'other';
  }, [ask]);
  const { isAsking, sendHeld, dropHeld } = useSubmitGate(mayPass);

  const reportOver = useCallback(async () => {
    if ((await ask()) === 'other') revalidate();
  }, [ask, revalidate]);
  const goOn = async () => {
    if ((await ask(true)) === 'on' && !sendHeld()) revalidate();
  };
  const closeEnding = () => (canExtend ? void ask(true) : setPutOff(loaded));

  return (
    <SessionContext.Provider value={reportOver}>
      <ProgressLine isShown={isAsking} />
      {children}
      <EndingDialog
        open={state === 'on' && isEnding && putOff !== loaded}
        {...{ canExtend, account: loaded.account }}
        onClose={closeEnding}
        onSignedIn={goOn}
      />
      <OverDialog open={state === 'over'} account={loaded.account} onSignedIn={goOn} />
      <NotSentDialog
        open={isNotSent && state !== 'over'}
        onRetry={async () => {
          if (await mayPass()) sendHeld();
        }}
        onClose={() => {
          dropHeld();
          setNotSent(false);
        }}
      />
    </SessionContext.Provider>
  );
};
