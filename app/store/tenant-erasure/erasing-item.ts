import * as z from 'zod';
import type { CompanyOrSite } from '~/app/ports/erasures';
import type { Item } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { readItem } from '~/app/store/dynamo/read-item';
import { positionSchema, type Running } from '~/app/store/eraser/position';
import { companyKey } from '~/app/store/table/installation-keys';
import { siteKey } from '~/app/store/table/keys';
import { dueIndex } from '~/app/store/table/table';
import { certificateType } from '~/app/store/tenancy/certificate-item';
import { erasuresPartition } from '~/app/store/tenancy/company-erasures-item';
import { siteIdSchema } from '~/domain/company/company-schema';
import { certificateSchema, type Certificate } from '~/domain/erasure/certificate';
import type { Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';

/** What is left to do is in `left`, which is removed at the end. */
const erasingSchema = certificateSchema.extend({
  left: positionSchema
    .extend({
      /** When the company was registered, which leads to its request for access. */
      registeredAt: instantSchema,
    })
    .optional(),
});
type StoredErasing = z.infer<typeof erasingSchema>;
export type Erasing = Running<StoredErasing>;

export const certificateKey = ({ companyId, siteId }: CompanyOrSite): Key =>
  siteId === null ? companyKey(companyId) : siteKey({ companyId, siteId });

/** Behind every time, so that a certificate is never due. */
const toDonePlace = ({ erasedAt, companyId, siteId }: Certificate) =>
  `DONE#${erasedAt}#${companyId}#${siteId ?? ''}`;

/**
 * The certificate in the place of the company or site. It keeps its ID from being used again, also by an earlier release,
 * which stores a company or site only where there is no item. `dueAt`: when the erasure goes on; null once it is done.
 */
export const toErasingItem = (erasing: StoredErasing, dueAt: Instant | null): Item => ({
  ...certificateKey(erasing),
  type: certificateType,
  ...erasing,
  [dueIndex.partitionKey]: erasuresPartition,
  [dueIndex.sortKey]: dueAt ?? toDonePlace(erasing),
});

export const fromErasingItem = (item: Record<string, unknown>): StoredErasing =>
  readItem(certificateType, erasingSchema, item);

export const toCertificate = ({ left: _, ...certificate }: StoredErasing): Certificate =>
  certificate;

/** What an item of the part of the index stands for, by the attributes that every one of them has. */
export const companyOrSiteSchema = z.object({
  companyId: z.string(),
  siteId: siteIdSchema.nullable().default(null),
});
