import * as z from 'zod';
import type { LogoChange } from '~/app/ports/tenancy';
import type { Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import type { Step } from '~/app/store/dynamo/transact.server';
import { companyLogoKey } from '~/app/store/table/installation-keys';
import { logoTypes, type StoredLogo } from '~/domain/logo/logo';
import { logoVersionSchema } from '~/domain/logo/logo-schema';

const toLogoItem = (companyId: string, { version, type, bytes }: StoredLogo): Item => ({
  ...companyLogoKey(companyId, version),
  type: 'company-logo',
  version,
  contentType: type,
  bytes,
});

const logoItemSchema = z.object({
  version: logoVersionSchema,
  contentType: z.enum(logoTypes),
  bytes: z.instanceof(Uint8Array),
});

export const fromLogoItem = (item: Record<string, unknown>): StoredLogo => {
  const { version, contentType, bytes } = readItem('company-logo', logoItemSchema, item);
  return { version, type: contentType, bytes };
};

export const logoSteps = (companyId: string, { put, remove }: LogoChange): Step<never>[] => [
  ...(put ? [{ put: toLogoItem(companyId, put) }] : []),
  ...(remove === undefined ? [] : [{ delete: companyLogoKey(companyId, remove) }]),
];
