import type { Deps } from '~/app/ports/deps';
import type { DescribeEvent } from '~/domain/activity/activity-search';
import type { Company } from '~/domain/company/company';
import type { SiteScope } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';

/** A site that is exported, as it was when the export began. */
export interface ExportedSite {
  /** Stores that reach the site. */
  readonly deps: Pick<Deps, 'stores'>;
  readonly scope: SiteScope;
  readonly site: Site;
}

export interface ExportReading extends ExportedSite {
  readonly company: Company;
  /** When the export began. What drivers saved later is not part of it. */
  readonly now: Instant;
  readonly describe: DescribeEvent;
}

/**
 * Rows in pages, of which the columns of the table are exported. Each page takes few store calls, so that the deadline of
 * a request is enough.
 */
type RowPages = AsyncGenerator<readonly object[], void, void>;
export type ReadTable = (reading: ExportReading) => RowPages;
