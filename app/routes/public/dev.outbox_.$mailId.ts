import { download } from '~/app/platform/downloads/download.server';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { developerOutbox } from '~/app/platform/wiring/developer-outbox.server';

export const loader = siteAdminLoader(async ({ request, params, context, access }) => {
  const bytes = await developerOutbox(request, context, access).read(params.mailId ?? '');
  if (!bytes) throw new Response(null, { status: 404 });
  return download(bytes, { name: `${params.mailId}.eml`, type: 'message/rfc822' });
});
