import { publicLoader } from '~/app/platform/guards/guards.server';
import { immutableAsset, uploadedFilePolicy } from '~/app/platform/http/security-headers';

/** A company's logo. Its URL changes with the image, so browsers may keep it. */
export const loader = publicLoader(async ({ params, context }) => {
  const { companyId = '', version = '' } = params;
  const logo = await context.platform.readLogo(companyId, version);
  if (!logo) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(logo.bytes), {
    headers: {
      'content-type': logo.type,
      'content-length': String(logo.bytes.length),
      'cache-control': immutableAsset,
      'content-security-policy': uploadedFilePolicy,
      'cross-origin-resource-policy': 'same-origin',
    },
  });
});
