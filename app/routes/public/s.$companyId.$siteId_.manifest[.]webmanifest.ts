import { getLanguage } from '~/app/copy/copy';
import { parseTenant } from '~/app/platform/forms/tenant-in-path';
import { publicLoader } from '~/app/platform/guards/guards.server';
import { sitePath } from '~/domain/company/paths';

const brandColor = '#1f4fb0';
const backgroundColor = '#f5f7f9';

/** Describes a site as an app for the home screen. It tells no more than the site's landing page. */
export const loader = publicLoader(async ({ params, deps }) => {
  const tenant = parseTenant(params);
  const { site, company } = await deps.stores.sites.read(tenant);
  if (!site?.isActive || !company?.isActive) throw new Response(null, { status: 404 });
  const start = sitePath(tenant);
  const manifest = {
    id: start,
    start_url: start,
    scope: '/',
    name: `${site.name}, ${company.name}`,
    short_name: site.name,
    lang: getLanguage(),
    display: 'standalone',
    theme_color: brandColor,
    background_color: backgroundColor,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  };
  const headers = { 'content-type': 'application/manifest+json; charset=utf-8' };
  return new Response(JSON.stringify(manifest), { headers });
});
