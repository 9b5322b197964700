import { useEffect, useState, type ReactNode } from 'react';
import { catalogues, rankingPages } from '~/app/components/address/page-paths';
import { openLogin } from '~/app/components/ranking/open-login';
import type { RankingView } from '~/app/components/ranking/ranking-view';
import { describeSave } from '~/app/components/ranking/save-status';
import { useServerClock } from '~/app/components/time/countdown';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { useClock } from '~/app/components/time/use-clock';
import { Alert } from '~/app/components/ui/alert';
import { ConfirmDialog } from '~/app/components/ui/confirm-dialog';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import type { Catalogue } from '~/domain/award/award';
import { isSendable, type WaitingSave } from '~/domain/picks/waiting-save';
import { toInstant } from '~/domain/time/instant';
import { useBlockedPresses, useSignOutQuestion } from './own-phone-presses';
import { useWaiting, type WaitingLink } from './own-phone-waiting';
import { useKeepPage } from './own-phone-worker';

export interface OwnPhoneProps {
  readonly view: RankingView;
  readonly of: Catalogue;
  /** The list being edited; undefined on pages without one. */
  readonly list?: WaitingLink;
  readonly children?: ReactNode;
}

/** A bar at the bottom, so that nothing on the page moves. */
const barLook = 'sticky bottom-0 z-30 mt-auto border-t border-base-300 bg-base-100';

/** How long a save may take before the page says that it is safe. */
const lateMs = 5_000;

const useIsLate = (isSending: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSending]);
  return isLate;
};

const PlainButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className="btn mt-2 border-base-300 bg-base-100" onClick={onClick}>
    {children}
  </button>
);

/** By when the save must reach the server to count. */
const WhenItCounts = ({ view: { closing, serverNow } }: { view: RankingView }) => {
  const now = useServerClock(serverNow);
  const { isOpen, at } = closing;
  if (!isOpen || !at) return copy.noNetwork.countsWhenItArrives;
  const hasPassed = Date.parse(at.instant) <= now;
  return (
    <Sentence
      text={hasPassed ? copy.noNetwork.cutoffPassed : copy.noNetwork.countsBefore}
      parts={{ deadline: <DeadlineText deadline={at} short /> }}
    />
  );
};

/** A list that does not count, until the driver has seen that. */
const NotCounted = ({
  view,
  save,
  title,
  text,
  onDiscard,
}: {
  view: RankingView;
  save: WaitingSave;
  title: string;
  text: string;
  onDiscard: () => void;
}) => {
  const about = { timeZone: view.site.timeZone, serverNow: view.serverNow, clock: useClock() };
  const { noNetwork } = copy;
  const pressed = { savedAt: noNetwork.pressedAt, savedOn: noNetwork.pressedAt };
  return (
    <Alert kind="warning" title={title} live="assertive">
      <p className="empty:hidden">{text}</p>
      <p>{describeSave(save.pressedAt, about, pressed)}</p>
      <details className="mt-1">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {noNetwork.theList(save.ids.length)}
        </summary>
        <ol className="flex flex-wrap gap-x-3 gap-y-1 tabular-nums">
          {save.ids.map((id, index) => (
            <li key={id}>
              <span className="text-muted">{index + 1}.</span> <strong>{id}</strong>
            </li>
          ))}
        </ol>
      </details>
      <PlainButton onClick={onDiscard}>{noNetwork.discard}</PlainButton>
    </Alert>
  );
};

const Refused = ({
  view,
  save,
  hasChanges,
  onDiscard,
}: {
  view: RankingView;
  save: WaitingSave;
  hasChanges: boolean;
  onDiscard: () => void;
}) => {
  const about = { timeZone: view.site.timeZone, serverNow: view.serverNow, clock: useClock() };
  const { state } = save;
  const { noNetwork } = copy;
  const counts = view.saved
    ? noNetwork.whatCounts(describeSave(view.saved.acceptedAt, about))
    : noNetwork.nothingCounts;
  // While the list is on the page, the page itself asks which one counts.
  if (state.code === 'asking' && !hasChanges)
    return (
      <NotCounted view={view} save={save} onDiscard={onDiscard} title={state.title} text={counts} />
    );
  if (state.code !== 'refused') return null;
  const text = state.why === 'not-accepted' ? state.text : state.why === 'too-late' ? counts : '';
  return (
    <NotCounted
      view={view}
      save={save}
      onDiscard={onDiscard}
      text={text}
      title={noNetwork.refused[state.why]}
    />
  );
};

const Waiting = ({ view, onCancel }: { view: RankingView; onCancel: () => void }) => (
  <Alert kind="warning" title={copy.noNetwork.waiting} live="polite">
    <p>
      <WhenItCounts view={view} />
    </p>
    <PlainButton onClick={onCancel}>{copy.noNetwork.cancel}</PlainButton>
  </Alert>
);

const SignIn = ({ view, hasSave }: { view: RankingView; hasSave: boolean }) => (
  <Alert
    kind="warning"
    title={hasSave ? copy.noNetwork.signInToSave : copy.noNetwork.sessionOver}
    live="polite"
  >
    <button type="button" className="btn mt-2 btn-primary" onClick={() => openLogin(view)}>
      {copy.noNetwork.signIn}
    </button>
  </Alert>
);

const OtherList = ({ of, save }: { of: Catalogue; save: WaitingSave }) => (
  <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold">
    {isSendable(save) ? copy.noNetwork.other[of] : copy.noNetwork.otherAsks[of]}
    <a href={rankingPages[of]} className="inline-flex min-h-11 link items-center">
      {copy.noNetwork.look}
    </a>
  </p>
);

/**
 * What a driver's own phone says: that there is no network, from when the page is, and what became of a save that waited.
 */
export const OwnPhoneNotice = ({ view, of, list, children }: OwnPhoneProps) => {
  useKeepPage(view);
  const { saves, own, reach, news, drop, cancel, isSending } = useWaiting({ view, of, list });
  const isOff = reach === 'unreachable';
  const isBlocked = useBlockedPresses(isOff);
  const hasSave = saves !== null && catalogues.some((one) => isSendable(saves[one]));
  const hasUnsaved =
    saves !== null && catalogues.some((one) => saves[one] && saves[one].state.code !== 'refused');
  const question = useSignOutQuestion(hasUnsaved);
  const isLate = useIsLate(isSending);
  const about = { timeZone: view.site.timeZone, serverNow: view.serverNow, clock: useClock() };
  const { noNetwork } = copy;
  const isWaiting = isSendable(own) && !isSending && list?.problem?.code !== 'saved-elsewhere';
  const other = of === 'jobs' ? 'vacations' : 'jobs';
  const getLine = () => {
    if (isBlocked) return noNetwork.needsNetwork;
    if (view.asOf !== undefined) {
      const texts = { savedAt: noNetwork.asOf, savedOn: noNetwork.asOf };
      return describeSave(toInstant(view.asOf), about, texts);
    }
    if (isLate) return noNetwork.sending;
    if (isOff) return list ? noNetwork.lost : noNetwork.lostReading;
    if (!news || own) return '';
    const isOutdated = news === 'saved' ? list?.hasChanges : reach === 'reached';
    return isOutdated ? '' : noNetwork.news[news];
  };
  const line = getLine();
  const isSilent =
    line === '' && !own && !saves?.[other] && reach !== 'session-over' && !question.isOpen;
  const words = (
    <>
      <p role="status" className="text-sm font-semibold">
        {line}
      </p>
      {own && (
        <Refused view={view} save={own} hasChanges={list?.hasChanges === true} onDiscard={drop} />
      )}
      {reach === 'session-over' ? (
        <SignIn view={view} hasSave={hasSave} />
      ) : (
        isWaiting && <Waiting view={view} onCancel={cancel} />
      )}
      {saves?.[other] && <OtherList of={other} save={saves[other]} />}
      <ConfirmDialog
        open={question.isOpen}
        onClose={question.close}
        title={noNetwork.leaveTitle}
        confirmText={copy.shell.exit}
        onConfirm={question.confirm}
      >
        {noNetwork.leaveText}
      </ConfirmDialog>
    </>
  );
  // The status stays in the page, so that a screen reader notices when it changes.
  return (
    <>
      <div className={isSilent ? 'sr-only' : list ? undefined : barLook}>
        <div className={list ? 'flex flex-col gap-2' : 'shell py-2.5'}>{words}</div>
      </div>
      {!isWaiting && children}
    </>
  );
};
