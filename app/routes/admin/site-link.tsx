import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { PrintLink } from '~/app/components/print/print-link';
import { titlePage } from '~/app/components/shell/product';
import { Card } from '~/app/components/ui/card';
import { CopyField } from '~/app/components/ui/copy-field';
import { QrImage } from '~/app/components/ui/qr-image';
import { adminCopy } from '~/app/copy/copy';
import { qrCode } from '~/app/platform/auth/qr-code.server';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { siteLink } from '~/app/platform/http/site-link.server';

export const meta = titlePage(() => adminCopy.siteLink.title);

export const loader = dispatcherLoader(async ({ request, context, access: { site } }) => {
  const link = siteLink(request, context, site);
  return { link, code: qrCode(link) };
});

export default function SiteLink() {
  const { link, code } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={adminCopy.siteLink.title} description={adminCopy.siteLink.intro}>
      <div className="grid items-start gap-5 md:grid-cols-[1fr_20rem]">
        <Card title={adminCopy.siteLink.sendIt} description={adminCopy.siteLink.sendText}>
          <CopyField
            label={adminCopy.siteLink.linkForDrivers}
            text={link}
            copyLabel={adminCopy.common.copy}
            results={adminCopy.siteLink.copyResult}
          />
        </Card>
        <Card title={adminCopy.siteLink.printIt} description={adminCopy.siteLink.printText}>
          <div className="flex flex-col gap-4">
            <QrImage
              {...code}
              label={adminCopy.siteLink.qrCodeOf(link)}
              className="w-full max-w-56 rounded-field border border-base-300"
            />
            <PrintLink to="/admin/site-link/poster" label={adminCopy.siteLink.printPoster} />
          </div>
        </Card>
      </div>
    </AdminPage>
  );
}
