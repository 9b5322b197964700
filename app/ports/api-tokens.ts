import type { Activity } from '~/domain/activity/activity';
import type { ApiTokens } from '~/domain/api/api-token-schema';
import type { KeptAnswer } from '~/domain/api/kept-answer';
import type { Company } from '~/domain/company/company';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';

export interface ApiTokenStore {
  /** The tokens of a site with what a guard needs, in one strongly consistent batch read. */
  readWithSite(
    tenant: Tenant,
  ): Promise<{ site: Site | null; company: Company | null; tokens: ApiTokens }>;
  read(scope: SiteScope): Promise<ApiTokens>;
  /** Stores the tokens if they still have their version, with an entry of the log if there is one. */
  save(scope: SiteScope, tokens: ApiTokens, entry: Activity | null): Promise<boolean>;
}

/** Which request of which token an answer belongs to. */
export interface AnswerName {
  readonly tokenId: string;
  /** The key that the program sent. */
  readonly key: string;
}

/** Answers to requests with an idempotency key. They expire by themselves. */
export interface AnswerStore {
  /** Null if there is none, or if it has expired by `now` (epoch ms). */
  read(scope: SiteScope, name: AnswerName, now: number): Promise<KeptAnswer | null>;
  /** Stores `next` if `read` is still what is stored (null: nothing that counts at `now`). */
  replace(
    scope: SiteScope,
    name: AnswerName,
    change: { read: KeptAnswer | null; next: KeptAnswer; now: number },
  ): Promise<boolean>;
  remove(scope: SiteScope, name: AnswerName): Promise<void>;
}
