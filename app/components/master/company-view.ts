import type { CompanySettings } from '~/domain/company/company';
import type { UsageRow } from '~/domain/company/monthly-usage';
import type { ShownLogo } from '~/domain/logo/logo';
import type { Kept } from '~/domain/retention/retention';

/** A company as the master panel shows it, without its sites' settings and selections. */
export interface CompanyView {
  readonly companyId: string;
  readonly name: string;
  readonly logo?: ShownLogo | undefined;
  readonly isActive: boolean;
  readonly isFree: boolean;
  /** ISO instant. */
  readonly registeredAt: string;
  readonly settings: CompanySettings;
  /** ISO instant of the last sign-in, at most an hour old; null if none is known. */
  readonly lastActiveAt: string | null;
  /** For how long it keeps its history, and what waits to take its place; null if it keeps everything forever. */
  readonly history: { readonly kept: Kept; readonly next: Kept | null } | null;
  /** The day on which it will be erased; null if nobody asked for that. */
  readonly eraseOn: string | null;
  /** What it is billed for, by month, newest first. */
  readonly months: readonly UsageRow[];
  readonly usage: { readonly drivers: number; readonly jobs: number };
  readonly sites: readonly {
    readonly siteId: string;
    readonly name: string;
    readonly address: string;
    readonly isActive: boolean;
    /** Since when the administrator's account waits for its activation; null once it is activated. */
    readonly pendingSince: string | null;
    /** The day on which it will be erased; null if nobody asked for that. */
    readonly eraseOn: string | null;
  }[];
}
