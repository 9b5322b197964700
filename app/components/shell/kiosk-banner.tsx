import { Icon } from '~/app/components/ui/icon';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';

/** The banner of a kiosk. `onEnterFullScreen` is undefined while the kiosk is in full screen. */
export const KioskBanner = ({
  onEnterFullScreen,
}: {
  onEnterFullScreen: (() => void) | undefined;
}) => {
  const hydrated = useHydrated();
  return (
    <div className="bg-warning text-warning-content print:hidden">
      <div className="shell flex flex-wrap items-center justify-center gap-x-4 gap-y-1 py-1 text-sm font-semibold">
        <p className="flex min-h-9 items-center gap-2">
          <Icon name="monitor-smartphone" className="size-4 shrink-0" />
          {copy.shell.kioskBanner}
        </p>
        {hydrated && onEnterFullScreen && (
          <button
            type="button"
            onClick={onEnterFullScreen}
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-2 underline focus-visible:outline-warning-content!"
          >
            <Icon name="maximize" className="size-4" />
            {copy.shell.fullScreen}
          </button>
        )}
      </div>
    </div>
  );
};
