import { Link } from '@remix-run/react';
import type { PreferencesView } from './preferences-view';
import { Receipt } from './receipt';

/** The save of this period, and the way to all saves. */
export const LatestReceipt = ({ view: { saved, site } }: { view: PreferencesView }) => {
  const link = (
    <Link to="/driver-preferences/history" className="mt-3 inline-block link text-sm">
      All your saves
    </Link>
  );
  return saved ? <Receipt saved={saved} timeZone={site.timeZone} link={link} /> : link;
};
