import type { ComponentProps } from 'react';
import { AccountName } from '~/app/components/shell/header';
import { useAdminFrame } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';

/** Who is signed in, by their own name, and with which role. */
export const SignedInAs = ({ account, className }: ComponentProps<typeof AccountName>) => {
  const frame = useAdminFrame();
  return (
    <div className={className}>
      <AccountName account={frame ? { ...account, name: frame.person } : account} />
      {frame && <p className="truncate text-xs text-muted">{adminCopy.people.roles[frame.role]}</p>}
    </div>
  );
};
