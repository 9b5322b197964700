import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '~/app/components/shell/product';
import { Poster, type PosterProps } from '~/app/components/site-link/poster';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { qrCode } from '~/app/platform/auth/qr-code.server';
import { siteLink } from '~/app/platform/http/site-link.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Poster') }];
export const handle = { bare: true };

export const loader = siteAdminLoader(
  async ({ request, context, access: { site, company } }): Promise<PosterProps> => {
    const link = siteLink(request, context, site);
    return {
      companyName: company.name,
      siteName: site.name,
      link,
      code: qrCode(link),
      contactEmail: site.settings.adminContactEmail,
    };
  },
);

export default function SitePoster() {
  return <Poster {...useLoaderData<typeof loader>()} />;
}
