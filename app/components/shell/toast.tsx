import * as Radix from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { toneIcons, toneInk } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { getShownMs, isPhone, type ShownToast } from './shown-toast';

const accents = {
  success: 'border-s-success',
  error: 'border-s-error',
  warning: 'border-s-warning',
  info: 'border-s-info',
};

/** How far the bar at the bottom of the page reaches into the window, which changes with what the bar says. */
const useBarHeight = (): number => {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const bar = document.querySelector('[data-save-bar]');
    if (!bar) return undefined;
    const measure = () => setHeight(window.innerHeight - bar.getBoundingClientRect().top);
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, []);
  return Math.max(0, height);
};

/** Shows the toast until its time is over or it is closed. It stands below the header; on phones, above the bar at the bottom. */
export default function Toast({ shown }: { shown: ShownToast }) {
  const [open, setOpen] = useState(true);
  const barHeight = useBarHeight();
  return (
    <Radix.Provider
      swipeDirection={isPhone() ? 'down' : 'up'}
      duration={getShownMs(shown)}
      label={copy.shell.message}
    >
      <Radix.Root
        open={open}
        onOpenChange={setOpen}
        type={shown.kind === 'error' ? 'foreground' : 'background'}
        className={classNames(
          'flex toast-in gap-3 rounded-box border border-s-6 border-base-300 bg-base-100 py-3 ps-4 pe-1 shadow-xl',
          accents[shown.kind],
        )}
      >
        <Icon
          name={toneIcons[shown.kind]}
          className={classNames('mt-0.5 size-5 shrink-0', toneInk[shown.kind])}
        />
        <div className="min-w-0 flex-1">
          <Radix.Title className="font-bold">{shown.title}</Radix.Title>
          {shown.description && (
            <Radix.Description className="mt-0.5 whitespace-pre-line">
              {shown.description}
            </Radix.Description>
          )}
        </div>
        <Radix.Close
          className="btn -my-2 btn-square shrink-0 btn-ghost"
          aria-label={copy.shell.closeMessage}
        >
          <Icon name="x" className="size-5" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        label={copy.shell.messages}
        style={{ bottom: isPhone() ? barHeight + 12 : undefined }}
        className="fixed inset-x-3 z-40 mx-auto flex max-w-md flex-col outline-none sm:start-auto sm:end-6 sm:top-28 sm:mx-0 sm:w-md lg:top-20 print:hidden"
      />
    </Radix.Provider>
  );
}
