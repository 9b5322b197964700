import { useLocation } from '@remix-run/react';
import { KioskBanner } from '~/app/components/shell/kiosk-banner';
import { Button } from '~/app/components/ui/button';
import { Dialog } from '~/app/components/ui/dialog';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { leaveKiosk } from './leave-kiosk';
import { enterFullScreen, useFullScreen } from './use-full-screen';
import { useIdle } from './use-idle';
import { useKioskLock } from './use-kiosk-lock';

/** Counts down the last seconds before an idle kiosk starts over. Any touch or key stops the countdown. */
const StillThere = ({
  secondsLeft,
  isSignedIn,
  onLeave,
}: {
  secondsLeft: number | null;
  isSignedIn: boolean;
  onLeave: () => void;
}) => (
  <Dialog
    open={secondsLeft !== null}
    onClose={() => undefined}
    title={copy.kiosk.stillThere}
    footer={
      <>
        <Button type="button" size="lg" data-leave onClick={onLeave}>
          {isSignedIn ? copy.kiosk.signOut : copy.kiosk.startOver}
        </Button>
        <Button type="button" size="lg" variant="primary">
          {copy.kiosk.stay}
        </Button>
      </>
    }
  >
    <p>
      <Sentence
        text={isSignedIn ? copy.kiosk.signedOutIn : copy.kiosk.startsOverIn}
        parts={{
          time: (
            <strong role="timer" className="text-lg tabular-nums">
              {secondsLeft} s
            </strong>
          ),
        }}
      />
    </p>
  </Dialog>
);

export interface Kiosk {
  /** The landing page of the kiosk's site. */
  readonly home: string;
  /** Whether a driver is signed in. */
  readonly isSignedIn: boolean;
}

/**
 * What a kiosk adds to a page: a banner, and except on administrators' pages a lock, full screen and the idle timer.
 */
export const KioskShell = ({ home, isSignedIn }: Kiosk) => {
  const { pathname } = useLocation();
  const isLocked = !pathname.startsWith('/admin');
  const leave = () => void leaveKiosk(home, isSignedIn);
  const stay = () => {
    if (!isSignedIn) return;
    fetch('/kiosk/alive').then(
      ({ status }) => status !== 204 && leave(),
      // Ignore a failed request: the network may return, and the server counts the idle time too.
      () => undefined,
    );
  };
  useKioskLock(isLocked, home);
  const { isOffered } = useFullScreen(isLocked);
  const isIdleCounted = isLocked && (isSignedIn || pathname !== home);
  const secondsLeft = useIdle({ isOn: isIdleCounted, onAlive: stay, onIdle: leave });
  return (
    <>
      <KioskBanner onEnterFullScreen={isOffered ? enterFullScreen : undefined} />
      <StillThere secondsLeft={secondsLeft} isSignedIn={isSignedIn} onLeave={leave} />
    </>
  );
};
