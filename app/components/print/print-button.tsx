import { useEffect } from 'react';
import { Button } from '~/app/components/ui/button';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';

/** How long a print page waits before it opens the print dialog. */
export const printDelayMs = { driver: 300, admin: 500 } as const;

/** Opens the print dialog automatically, with a button to open it again. The button is not printed. */
export const PrintButton = ({ delayMs, className }: { delayMs: number; className?: string }) => {
  useEffect(() => {
    const timer = setTimeout(() => window.print(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <Button
      type="button"
      className={classNames('border-neutral-400 bg-white text-black print:hidden', className)}
      icon={<Icon name="printer" className="size-5" />}
      onClick={() => window.print()}
    >
      {copy.print.print}
    </Button>
  );
};
