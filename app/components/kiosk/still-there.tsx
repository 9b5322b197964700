import { Button } from '~/app/components/ui/button';
import { Dialog } from '~/app/components/ui/dialog';

/** The last seconds of an idle kiosk. Any touch or key goes on; so does the button, for those who look for one. */
export const StillThere = ({
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
    title="Still there?"
    footer={
      <>
        <Button type="button" size="lg" data-leave onClick={onLeave}>
          {isSignedIn ? 'Sign out now' : 'Start over'}
        </Button>
        <Button type="button" size="lg" variant="primary">
          I am still here
        </Button>
      </>
    }
  >
    <p>
      {isSignedIn ? 'You are signed out in' : 'This page starts over in'}{' '}
      <strong role="timer" className="text-lg tabular-nums">
        {secondsLeft} s
      </strong>
      .{isSignedIn && ' Changes that you have not saved are dropped.'}
    </p>
  </Dialog>
);
