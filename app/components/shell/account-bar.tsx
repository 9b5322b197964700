import { LogOut } from 'lucide-react';
import { Button } from '~/app/components/ui/button';

export interface Account {
  readonly kind: 'driver' | 'admin';
  /** An employee ID or a username. */
  readonly name: string;
}

const buttons = {
  driver: { action: '/logout', label: 'Exit' },
  admin: { action: '/logout?as=admin', label: 'Log out' },
};

/** Who is signed in, and the button that ends the session; on phones the name stands under the product's. */
export const AccountBar = ({ kind, name }: Account) => {
  const { action, label } = buttons[kind];
  return (
    <>
      <p className="min-w-0 truncate text-sm text-muted max-sm:-mt-1.5 max-sm:ps-12 max-sm:pb-2 max-sm:text-xs">
        Signed in as <strong className="tabular-nums">{name}</strong>
      </p>
      <form
        method="post"
        action={action}
        className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
      >
        <Button icon={<LogOut className="size-5 max-sm:hidden" aria-hidden="true" />}>
          {label}
        </Button>
      </form>
    </>
  );
};
