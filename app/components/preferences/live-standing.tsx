import { Link, useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { Standing, type StandingView } from './standing';

const path = '/driver-preferences/standing';

/** Asks for the standing once the page is there, and again after each save; a link without JavaScript. */
export const LiveStanding = () => {
  const { data, load } = useFetcher<StandingView>();
  useEffect(() => load(path), [load]);
  if (!data) {
    return (
      <Link to={path} className="link self-start text-sm">
        How many jobs should I rank?
      </Link>
    );
  }
  if (!data.safeDepth && !data.ifClosedNow) return null;
  return (
    <section
      aria-label="Where you stand"
      className="rounded-box border border-base-300 bg-base-100 px-4 py-3 text-sm"
    >
      <Standing {...data} />
    </section>
  );
};
