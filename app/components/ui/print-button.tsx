import { Printer } from 'lucide-react';
import { Button } from './button';
import { classNames } from './class-names';

/** For who closed the print dialog: on the page, not on the paper. */
export const PrintButton = ({ className }: { className?: string }) => (
  <Button
    type="button"
    className={classNames('border-neutral-400 bg-white text-black print:hidden', className)}
    icon={<Printer className="size-5" aria-hidden="true" />}
    onClick={() => window.print()}
  >
    Print
  </Button>
);
