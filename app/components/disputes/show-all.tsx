import { adminCopy } from '~/app/copy/copy';
import { LinkButton } from '~/app/components/ui/button';

/** Shows the rest of a long list. It is a link, so that it works without JavaScript. */
export const ShowAll = ({
  found,
  shown,
  search,
}: {
  found: number;
  shown: number;
  search: string;
}) =>
  found > shown && (
    <LinkButton
      to={`?${new URLSearchParams({ all: '1', ...(search && { q: search }) })}`}
      preventScrollReset
      className="self-start"
    >
      {adminCopy.common.showAll(found)}
    </LinkButton>
  );
