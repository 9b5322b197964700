import { lazy, memo, Suspense, type ComponentType } from 'react';
import { copy } from '~/app/copy/copy';
import * as atServer from './on-demand-parts';

type Parts = typeof atServer;

const load = () => import('./on-demand-parts');

/** Shown if the script cannot be loaded. The page keeps the picks that are not saved. */
const NotLoaded = () => (
  <p className="p-3">
    {copy.shell.offline}{' '}
    <button type="button" className="btn" onClick={() => window.location.reload()}>
      {copy.common.tryAgain}
    </button>
  </p>
);

/** The server renders a part at once, for pages without JavaScript. A browser loads its script when it is asked for. */
const onDemand = <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) => {
  const loadPart = () =>
    load().then(
      (parts) => ({ default: pick(parts) }),
      () => ({ default: NotLoaded as ComponentType<Props> }),
    );
  const Part = (import.meta.env.SSR ? pick(atServer) : lazy(loadPart)) as ComponentType<Props>;
  const OnDemand = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  // memo: updating a server-rendered part before its script has loaded would make React drop it.
  return memo(OnDemand);
};

export const RowActions = onDemand((parts) => parts.RowActions);
export const ReminderOffer = onDemand((parts) => parts.ReminderOffer);
export const SelectBar = onDemand((parts) => parts.SelectBar);
export const FileClaim = onDemand((parts) => parts.FileClaim);
export const AskWhoGot = onDemand((parts) => parts.AskWhoGot);
export const TakeLeftOver = onDemand((parts) => parts.TakeLeftOver);
export const WhoGot = onDemand((parts) => parts.WhoGot);

/** Loads the script before it is asked for. A failure shows when it is. */
export const preloadParts = (): Promise<unknown> => load().catch(() => undefined);
