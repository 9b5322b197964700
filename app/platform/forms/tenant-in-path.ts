import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';
import { cleanId } from '~/domain/shared/clean-text';

const read = (param = ''): string => cleanId(param).toUpperCase();
/** Apps that make links of texts take what ends a sentence for a part of the link. */
const endOfSentence = /[.,;:!?)\]}>"'»”’]+$/;

/**
 * The site that a URL names, or a 404. Accepts small letters as well as capitals, because people may type the link
 * by hand, and ignores what ends the sentence around it.
 */
export const parseTenant = (params: Readonly<Record<string, string | undefined>>): Tenant => {
  const companyId = companyIdSchema.safeParse(read(params.companyId));
  const siteId = siteIdSchema.safeParse(read(params.siteId).replace(endOfSentence, ''));
  if (!companyId.success || !siteId.success) throw new Response(null, { status: 404 });
  return { companyId: companyId.data, siteId: siteId.data };
};
