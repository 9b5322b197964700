import type { CompanySettings } from '~/domain/company/company';

/** A company as the master panel shows it, without its sites' settings and selections. */
export interface CompanyView {
  readonly companyId: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isFree: boolean;
  /** ISO instant. */
  readonly registeredAt: string;
  readonly settings: CompanySettings;
  readonly usage: { readonly drivers: number; readonly jobs: number };
  readonly sites: readonly {
    readonly siteId: string;
    readonly name: string;
    readonly address: string;
    readonly isActive: boolean;
  }[];
}
