import { Link } from '@remix-run/react';
import { KeyRound, LogOut, Mail, Printer } from 'lucide-react';
import { Button } from '~/app/components/ui/button';

/** Mails, Password, Print where the site allows it, and Exit, which signs out. */
export const PageActions = ({
  allowPrinting,
  path,
}: {
  allowPrinting: boolean;
  /** Of the page. */
  path: string;
}) => (
  <>
    <Link to="/driver-preferences/mails" className="btn border-base-300 bg-base-100">
      <Mail className="size-5" aria-hidden="true" />
      Mails
    </Link>
    <Link to="/driver-preferences/password" className="btn border-base-300 bg-base-100">
      <KeyRound className="size-5" aria-hidden="true" />
      Password
    </Link>
    {allowPrinting && (
      <a
        href={`${path}/print`}
        target="_blank"
        rel="opener"
        className="btn border-base-300 bg-base-100"
      >
        <Printer className="size-5" aria-hidden="true" />
        Print<span className="sr-only"> (opens a new window)</span>
      </a>
    )}
    <form method="post" action="/logout">
      <Button icon={<LogOut className="size-5" aria-hidden="true" />}>Exit</Button>
    </form>
  </>
);
