import { Button } from '~/app/components/ui/button';
import { classNames } from '~/app/components/ui/class-names';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { exitPath } from '~/app/components/ui/exit-form';
import { Icon } from '~/app/components/ui/icon';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
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
export const ExitButton = ({ account: { kind } }: { account: Account }) => {
  const { action, label } = getButtons()[kind];
  return (
    <form method="post" action={action}>
      <Button
        icon={<Icon name="log-out" className="size-5 max-sm:hidden" />}
        className="max-sm:px-3"
      >
        {label}
      </Button>
    </form>
  );
};

/**
 * The header of visitors' and drivers' pages. On phones, the account is shown below the product's name, or below the logo
 * of the driver's company, which stands there instead because there is no room for both.
 */
export const Header = () => {
  const { account, logo } = useShell();
  const companyLogo = account ? logo : undefined;
  return (
    <header className="border-b border-base-300 bg-base-100 print:hidden">
      <div className="shell flex min-h-16 flex-wrap items-center gap-x-3">
        <div className="min-w-0 grow basis-36 sm:flex sm:items-center sm:justify-between">
          {companyLogo && <CompanyLogo logo={companyLogo} isSmall className="mt-1 sm:hidden" />}
          <div className={companyLogo ? 'max-sm:hidden' : undefined}>
            <Brand to="/" onPhones={account ? 'small' : 'large'}>
              <span
                className={classNames(
                  'block text-sm text-muted max-sm:text-xs',
                  account && 'max-sm:hidden',
                )}
              >
                {copy.shell.tagline}
              </span>
            </Brand>
          </div>
          {account && (
            <AccountName
              account={account}
              className={classNames(
                'max-sm:pb-2 max-sm:text-xs',
                companyLogo ? 'max-sm:pt-0.5' : 'max-sm:-mt-1.5 max-sm:ps-12',
              )}
            />
          )}
        </div>
        {companyLogo && <CompanyLogo logo={companyLogo} isSmall className="max-sm:hidden" />}
        <div className="ms-auto flex items-center gap-1">
          <LanguageSwitch />
          {account && <ExitButton account={account} />}
        </div>
      </div>
    </header>
  );
};
