import { Link } from '@remix-run/react';
import { apiAccessPath } from '~/app/components/api-access/api-access-path';
import { adminCopy } from '~/app/copy/copy';

/** Says which programs keep their access, because somebody created their tokens. */
export const TokensStay = ({ name, tokens }: { name: string; tokens: readonly string[] }) => {
  if (tokens.length === 0) return null;
  const { people } = adminCopy;
  return (
    <div>
      <p>{people.tokensStay(name)}</p>
      <ul className="list-disc ps-5 wrap-anywhere">
        {tokens.map((token) => (
          <li key={token}>{token}</li>
        ))}
      </ul>
      <p>
        <Link to={apiAccessPath} className="font-semibold text-primary underline">
          {people.toTokens}
        </Link>
      </p>
    </div>
  );
};
