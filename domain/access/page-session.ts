import type { Tenant } from '~/domain/company/scope';

/** What an administrator's open page knows about the session that it belongs to. */
export interface PageSession {
  readonly account: Tenant & {
    readonly username: string;
    /** The site that the page is about, if another one keeps the account. */
    readonly at?: string;
    /** They signed in with their company's account. */
    readonly isSso?: boolean;
  };
  /** Milliseconds until the session ends if nobody does anything. */
  readonly leftMs: number;
  /** Whether the session lasts longer than that if somebody does something. */
  readonly canExtend: boolean;
}

/** What the server answers when an open page asks about its session. `other`: another account or site is signed in. */
export type SessionAnswer =
  | { readonly state: 'over' | 'other' }
  | { readonly state: 'on'; readonly session: PageSession };
