import { LogOut, Printer } from 'lucide-react';
import { Button } from '~/app/components/ui/button';

/** Print where the site allows it, and Exit, which signs out. */
export const PageActions = ({
  allowPrinting,
  path,
}: {
  allowPrinting: boolean;
  /** Of the page. */
  path: string;
}) => (
  <>
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
