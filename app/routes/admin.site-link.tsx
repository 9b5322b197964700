import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminPage, backToDashboard } from '~/app/components/admin/admin-page';
import { pageTitle } from '~/app/components/shell/product';
import { CopyLink } from '~/app/components/site-link/copy-link';
import { QrImage } from '~/app/components/ui/qr-image';
import { Card } from '~/app/components/ui/card';
import { PrintLink } from '~/app/components/print/print-link';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { qrCode } from '~/app/platform/auth/qr-code.server';
import { siteLink } from '~/app/platform/http/site-link.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Site Link') }];

export const loader = siteAdminLoader(async ({ request, context, access: { site, company } }) => {
  const link = siteLink(request, context, site);
  return { link, code: qrCode(link), siteName: site.name, companyName: company.name };
});

export default function SiteLink() {
  const { link, code, siteName, companyName } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Site Link"
      eyebrow={`${siteName} · ${companyName}`}
      description="The way of your drivers to their own landing page: only this site is searched for their Employee ID."
      back={backToDashboard}
    >
      <div className="grid items-start gap-5 md:grid-cols-[1fr_20rem]">
        <Card
          title="Send it"
          description="By mail or message, or as a bookmark on a shared computer."
        >
          <CopyLink link={link} />
        </Card>
        <Card
          title="Hang it up"
          description="A sheet with this code, the address and three steps, for A4 and Letter paper."
        >
          <div className="flex flex-col gap-4">
            <QrImage
              {...code}
              label={`QR code of ${link}`}
              className="w-full max-w-56 rounded-field border border-base-300"
            />
            <PrintLink to="/admin/site-link/poster" label="Print Poster" />
          </div>
        </Card>
      </div>
    </AdminPage>
  );
}
