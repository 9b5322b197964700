import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ProgressLine } from '~/app/components/ui/progress-line';
import { SessionContext } from '~/app/components/ui/session-context';
import { usePageKey, usePageSession } from '~/app/components/ui/use-page';
import type { PageSession } from '~/domain/access/page-session';
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
    <Keeper loaded={loaded} pageKey={pageKey}>
      {children}
    </Keeper>
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
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff && !isEnding) setPutOff(false);

  const mayPass = useCallback(async () => {
    const answer = await ask();
    setNotSent(answer === 'unreachable');
    // The server refuses the form of a page of another account, and says so.
    return answer === 'on' || answer === 'other';
  }, [ask]);
  const { isAsking, takeHeld, keepHeld } = useSubmitGate(mayPass);
  // If another tab signs in, the form is not sent: by then nobody waits for it.
  useEffect(() => (state === 'over' ? () => void takeHeld() : undefined), [state, takeHeld]);

  const isOn = state !== 'over';
  const report = useMemo(
    () => ({
      isOn,
      reportOver: () => void ask().then((answer) => answer === 'other' && revalidate()),
    }),
    [isOn, ask, revalidate],
  );
  const goOn = async () => {
    const send = takeHeld();
    const answer = await ask(true);
    if (answer === 'on') {
      setNotSent(false);
      if (!send()) revalidate();
    } else keepHeld(send);
    return answer !== 'unreachable';
  };
  const closeEnding = () => (canExtend ? void ask(true) : setPutOff(true));

  return (
    <SessionContext.Provider value={report}>
      <ProgressLine isShown={isAsking} />
      {children}
      <EndingDialog
        open={state === 'on' && isEnding && !isPutOff}
        canExtend={canExtend}
        account={loaded.account}
        onClose={closeEnding}
        onSignedIn={goOn}
      />
      <OverDialog open={!isOn} account={loaded.account} onSignedIn={goOn} />
      <NotSentDialog
        open={isNotSent && isOn}
        onRetry={async () => {
          if (await mayPass()) takeHeld()();
        }}
        onClose={() => {
          takeHeld();
          setNotSent(false);
        }}
      />
    </SessionContext.Provider>
  );
};
