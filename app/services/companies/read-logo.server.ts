import { LRUCache } from 'lru-cache';
import type { Deps } from '~/app/ports/deps';
import { companyIdSchema } from '~/domain/company/company-schema';
import { maxLogoBytes, type StoredLogo } from '~/domain/logo/logo';
import { logoVersionSchema } from '~/domain/logo/logo-schema';
import { minuteMs } from '~/domain/time/time-units';

/** Short enough that a removed logo is soon no longer served. */
const kept = { maxSize: 80 * maxLogoBytes, ttl: 10 * minuteMs };

/** Reads logos of stores, and keeps those that were read last in memory. */
export const createLogoReader = ({ stores }: Pick<Deps, 'stores'>) => {
  const logos = new LRUCache<string, StoredLogo>({
    ...kept,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  /** The logo of this version; null for any other than the company's present one, and for what can be none. */
  return async (companyId: string, version: string): Promise<StoredLogo | null> => {
    const canBe =
      companyIdSchema.safeParse(companyId).success && logoVersionSchema.safeParse(version).success;
    if (!canBe) return null;
    const key = `${companyId}#${version}`;
    const logo = logos.get(key) ?? (await stores.companies.readLogo(companyId, version));
    if (logo) logos.set(key, logo);
    return logo;
  };
};
