import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { PrintLink } from '~/app/components/print/print-link';
import { titlePage } from '~/app/components/shell/product';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Icon } from '~/app/components/ui/icon';
import { QrImage } from '~/app/components/ui/qr-image';
import { useHydrated } from '~/app/components/ui/use-hydrated';
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
          <CopyLink link={link} />
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

/** The link in a text field, with a button that copies it. */
const CopyLink = ({ link }: { link: string }) => {
  const [outcome, setOutcome] = useState<keyof typeof adminCopy.siteLink.copyResult | null>(null);
  const hydrated = useHydrated();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor="site-link" className="text-sm font-semibold">
        {adminCopy.siteLink.linkForDrivers}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="site-link"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="input min-w-0 flex-1 basis-64 font-mono text-sm"
        />
        {hydrated && (
          <Button
            type="button"
            onClick={() => void copy()}
            icon={
              outcome === 'copied' ? (
                <Icon name="check" className="size-4" />
              ) : (
                <Icon name="copy" className="size-4" />
              )
            }
          >
            {adminCopy.common.copy}
          </Button>
        )}
      </div>
      <p role="status" className="min-h-5 text-sm text-muted">
        {outcome && adminCopy.siteLink.copyResult[outcome]}
      </p>
    </div>
  );
};
