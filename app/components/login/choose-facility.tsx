import { Link } from '@remix-run/react';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { ShownLogo } from '~/domain/logo/logo';
import { LoginFrame } from './login-frame';

export interface Facility {
  readonly companyId: string;
  readonly siteId: string;
  readonly companyName: string;
  readonly siteName: string;
  readonly logo?: ShownLogo | undefined;
}

/** Asks where the driver works, if several companies use the same ID. */
export const ChooseFacility = ({
  employeeId,
  facilities,
  next,
  path = '/driver-login',
}: {
  employeeId: string;
  facilities: readonly Facility[];
  next: string | null;
  /** The path of the page that shows this question. */
  path?: string;
}) => (
  <LoginFrame title={copy.login.chooseFacility} text={copy.login.severalCompanies(employeeId)}>
    <ul className="flex flex-col gap-3">
      {facilities.map(({ companyId, siteId, companyName, siteName }) => {
        const query = { emplid: employeeId, c: companyId, s: siteId, ...(next && { next }) };
        return (
          <li key={`${companyId} ${siteId}`}>
            <Link
              to={`${path}?${new URLSearchParams(query)}`}
              className="btn h-auto w-full justify-between gap-3 border-base-300 bg-base-100 py-3 text-start btn-lg hover:bg-base-200"
            >
              <span className="min-w-0">
                <span className="block font-bold">{companyName}</span>
                <span className="block text-sm font-normal text-muted">
                  {siteName} ({siteId})
                </span>
              </span>
              <Icon name="chevron-right" className="size-5 shrink-0" />
            </Link>
          </li>
        );
      })}
    </ul>
    <NewDriverLink />
  </LoginFrame>
);

export const NewDriverLink = () => (
  <Link
    to="/driver-login"
    className="inline-flex min-h-11 items-center self-start font-semibold text-primary underline"
  >
    {copy.login.notYou}
  </Link>
);
