import { lazy, Suspense, type ReactNode } from 'react';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { loadNoNetworkCopy } from '~/app/copy/load-copy';
import type { OwnPhoneProps } from './own-phone-notice';

const Notice = lazy(() =>
  Promise.all([import('./own-phone-notice'), loadNoNetworkCopy()]).then(
    ([{ OwnPhoneNotice }]) => ({ default: OwnPhoneNotice }),
    () => ({ default: ({ children }: OwnPhoneProps) => <>{children}</> }),
  ),
);

/** What only a driver's own phone does, whose script no other browser loads. `children` is shown if it says nothing. */
export const OwnPhone = (props: OwnPhoneProps): ReactNode =>
  useHydrated() && props.view.isOwnDevice ? (
    <Suspense fallback={props.children}>
      <Notice {...props} />
    </Suspense>
  ) : (
    props.children
  );
