import { ListBox } from '~/app/components/admin/list-box';
import { TimeSentence } from '~/app/components/admin/time-sentence';
import { InstantText, type InZone } from '~/app/components/time/instant-text';
import { LinkButton } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import type { ApiScope } from '~/domain/api/limits';

interface ShownToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: string;
  readonly createdBy: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
  readonly isExpired: boolean;
  readonly isCreatorGone: boolean;
}

const TokenRow = ({ token, timeZone }: InZone<{ token: ShownToken }>) => {
  const { apiAccess } = adminCopy;
  const { id, name, scopes, createdAt, createdBy, expiresAt, lastUsedAt } = token;
  const { isExpired, isCreatorGone } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <ul className="list-disc ps-5 text-sm">
          {scopes.map((scope) => (
            <li key={scope}>{apiAccess.scopes[scope]}</li>
          ))}
        </ul>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          <Sentence
            text={apiAccess.created}
            parts={{ time: <InstantText at={createdAt} timeZone={timeZone} />, name: createdBy }}
          />
        </p>
        {isCreatorGone && (
          <p className="mt-1 text-sm font-semibold">
            {isExpired ? apiAccess.creatorGoneExpired : apiAccess.creatorGone}
          </p>
        )}
      </div>
      <div className="basis-64 text-sm">
        <StatusChip tone={isExpired ? 'neutral' : 'success'}>
          {apiAccess.states[isExpired ? 'expired' : 'valid']}
        </StatusChip>
        <p className="mt-1 text-muted">
          <TimeSentence
            text={isExpired ? apiAccess.expired : apiAccess.expires}
            at={expiresAt}
            timeZone={timeZone}
          />
        </p>
        <p className="text-muted">
          {lastUsedAt ? (
            <TimeSentence text={apiAccess.lastUsed} at={lastUsedAt} timeZone={timeZone} />
          ) : (
            apiAccess.neverUsed
          )}
        </p>
      </div>
      <LinkButton
        to={`?${new URLSearchParams({ dialog: 'revoke', token: id })}`}
        preventScrollReset
        aria-label={apiAccess.revokeOf(name)}
      >
        {apiAccess.revoke}
      </LinkButton>
    </li>
  );
};

/** The tokens of the site, and what each may do. */
export const TokenList = ({ tokens, timeZone }: InZone<{ tokens: readonly ShownToken[] }>) => {
  const { apiAccess } = adminCopy;
  return (
    <ListBox
      label={apiAccess.title}
      icon="key-square"
      none={apiAccess.none}
      hint={apiAccess.noneText}
    >
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} timeZone={timeZone} />
      ))}
    </ListBox>
  );
};
