import { Link } from '@remix-run/react';
import { copy } from '~/app/copy/copy';

/** Tells everybody of planned work, above every page. */
export const AnnouncedWork = ({ text }: { text: string }) => (
  <aside
    aria-label={copy.shell.status}
    className="border-b surface-warning px-4 py-2 text-center text-sm wrap-anywhere print:hidden"
  >
    {text}{' '}
    <Link to="/status" className="link font-semibold whitespace-nowrap">
      {copy.shell.status}
    </Link>
  </aside>
);
