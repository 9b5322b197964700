import { copy } from '~/app/copy/copy';
import { Sentence } from '~/app/components/ui/sentence';
import { Link } from '@remix-run/react';
import { LogOut } from 'lucide-react';
import { classNames } from '~/app/components/ui/class-names';
import { productName } from '~/domain/shared/product';
import { Button } from '~/app/components/ui/button';
import { LanguageSwitch } from './language-switch';

interface Account {
  readonly kind: 'driver' | 'admin';
  /** An employee ID or a username. */
  readonly name: string;
}

const buttons = {
  driver: {
    action: '/logout',
    get label() {
      return copy.shell.exit;
    },
  },
  admin: {
    action: '/logout?as=admin',
    get label() {
      return copy.shell.logOut;
    },
  },
};

/** The signed-in account; on phones it is shown below the product name. */
const AccountName = ({ name }: Account) => (
  <p className="min-w-0 truncate text-sm text-muted max-sm:-mt-1.5 max-sm:ps-12 max-sm:pb-2 max-sm:text-xs">
    <Sentence
      text={copy.shell.signedInAs}
      parts={{ name: <strong className="tabular-nums">{name}</strong> }}
    />
  </p>
);

/** The button that signs out. */
const ExitButton = ({ kind }: Account) => {
  const { action, label } = buttons[kind];
  return (
    <form method="post" action={action}>
      <Button
        icon={<LogOut className="size-5 max-sm:hidden" aria-hidden="true" />}
        className="max-sm:px-3"
      >
        {label}
      </Button>
    </form>
  );
};

const Mark = () => (
  <svg viewBox="0 0 32 32" className="size-9 shrink-0" aria-hidden="true">
    <rect width="32" height="32" rx="8" className="fill-primary" />
    <g className="stroke-primary-content" strokeWidth="3" strokeLinecap="round" fill="none">
      <path d="M8 10h10" />
      <path d="M8 16h13" opacity="0.8" />
      <path d="M8 22h7" opacity="0.6" />
      <path d="m20 21 2.5 2.5L27 18" />
    </g>
  </svg>
);

export const Header = ({ account }: { account: Account | null }) => (
  <header className="border-b border-base-300 bg-base-100 print:hidden">
    <div className="shell grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-3 sm:grid-cols-[1fr_auto_auto]">
      <Link to="/" className="flex min-h-11 items-center gap-3 justify-self-start">
        <Mark />
        <span className="leading-tight">
          <span className={classNames('block font-bold', account && 'max-sm:text-sm')}>
            {productName}
          </span>
          <span
            className={classNames(
              'block text-sm text-muted max-sm:text-xs',
              account && 'max-sm:hidden',
            )}
          >
            {copy.shell.tagline}
          </span>
        </span>
      </Link>
      {account && <AccountName {...account} />}
      <div
        className={classNames(
          'flex items-center gap-1 max-sm:col-start-2 max-sm:row-start-1',
          account && 'max-sm:row-span-2',
        )}
      >
        <LanguageSwitch />
        {account && <ExitButton {...account} />}
      </div>
    </div>
  </header>
);
