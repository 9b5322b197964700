import { Link } from '@remix-run/react';
import { Button } from '~/app/components/ui/button';
import { classNames } from '~/app/components/ui/class-names';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { exitPath } from '~/app/components/ui/exit-form';
import { Icon } from '~/app/components/ui/icon';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { productName } from '~/domain/shared/product';
import { Brand } from './brand';
import { LanguageSwitch } from './language-switch';
import { useShell, type Account } from './shell-context';

const getButtons = () => ({
  driver: { action: exitPath, label: copy.shell.exit },
  admin: {
    action: `${exitPath}?as=admin`,
    label: copy.shell.logOut,
  },
});

/** Who is signed in. */
export const AccountName = ({
  account: { name },
  className,
}: {
  account: Account;
  className?: string;
}) => (
  <p className={classNames('min-w-0 truncate text-sm text-muted', className)}>
    <Sentence
      text={copy.shell.signedInAs}
      parts={{ name: <strong className="tabular-nums">{name}</strong> }}
    />
  </p>
);

/** The button that signs out. */
export const ExitButton = ({
  account: { kind },
  className = 'max-sm:px-3',
}: {
  account: Account;
  className?: string;
}) => {
  const { action, label } = getButtons()[kind];
  return (
    <form method="post" action={action}>
      <Button icon={<Icon name="log-out" className="size-5 max-sm:hidden" />} className={className}>
        {label}
      </Button>
    </form>
  );
};

/** On phones: the site, in one line with the buttons. Pages that do not know it name the product. */
const SiteOnPhones = () => {
  const { logo, siteName = productName } = useShell();
  return (
    <Link to="/" className="flex min-h-[44px] min-w-0 flex-1 items-center gap-2 sm:hidden">
      {logo && <CompanyLogo logo={logo} isSmall />}
      <span className="min-w-0 text-[min(1rem,5vw)] leading-tight font-bold break-words">
        {siteName}
      </span>
    </Link>
  );
};

/** The header of visitors' and drivers' pages. */
export const Header = () => {
  const { account, logo } = useShell();
  return (
    <header className="border-b border-base-300 bg-base-100 print:hidden">
      <div
        className={classNames(
          'shell flex items-center gap-x-3',
          account ? 'min-h-[51px] max-sm:gap-x-1 max-sm:pe-2 sm:min-h-16' : 'min-h-16 flex-wrap',
        )}
      >
        {account && <SiteOnPhones />}
        <div
          className={classNames(
            'min-w-0 grow basis-36 sm:flex sm:items-center sm:justify-between',
            account && 'max-sm:hidden',
          )}
        >
          <Brand to="/">
            <span className="block text-sm text-muted max-sm:text-xs">{copy.shell.tagline}</span>
          </Brand>
          {account && <AccountName account={account} />}
        </div>
        {account && logo && <CompanyLogo logo={logo} isSmall className="max-sm:hidden" />}
        <div className="ms-auto flex shrink-0 items-center gap-1">
          <LanguageSwitch />
          {account && (
            <ExitButton
              account={account}
              className="max-sm:border-transparent max-sm:px-2 max-sm:text-[min(0.875rem,7vw)] max-sm:[--size:min(2.75rem,56px)]"
            />
          )}
        </div>
      </div>
    </header>
  );
};
