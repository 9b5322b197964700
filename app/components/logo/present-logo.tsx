import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';
import type { ShownLogo } from '~/domain/logo/logo';
import { logoPagePath } from '../address/page-paths';

/** The company's logo as its pages show it. */
export const PresentLogo = ({ logo }: { logo: ShownLogo | null }) =>
  logo ? (
    <Card title={adminCopy.logo.present}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <CompanyLogo logo={logo} className="border border-base-300" />
        <LinkButton to={`${logoPagePath}?dialog=remove`} preventScrollReset icon="image-off">
          {adminCopy.logo.remove}
        </LinkButton>
      </div>
    </Card>
  ) : (
    <EmptyState icon="image-off" title={adminCopy.logo.none}>
      {adminCopy.logo.noneText}
    </EmptyState>
  );
