import { pathWith, searchField, showAllField, type Pairs } from '~/app/components/address/codec';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';

/** Shows the rest of a long list. It is a link, so that it works without JavaScript. */
export const ShowAll = ({
  found,
  shown,
  search,
  kept = [],
}: {
  found: number;
  shown: number;
  search: string;
  /** The URL's other query parameters. */
  kept?: Pairs;
}) =>
  found > shown && (
    <LinkButton
      to={pathWith('', [...kept, ...searchField.write(search), ...showAllField.write(true)])}
      preventScrollReset
      className="self-start"
    >
      {adminCopy.common.showAll(found)}
    </LinkButton>
  );
