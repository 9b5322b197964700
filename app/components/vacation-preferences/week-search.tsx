import { HiddenFields } from '~/app/components/ranking/hidden-fields';
import { LiveSearchBox } from '~/app/components/ui/search-box';
import { weekWords } from './week-words';

/** A GET form, live while JavaScript is there. */
export const WeekSearch = ({
  search,
  keep,
  onChange,
}: {
  search: string;
  /** What else the address holds. */
  keep: readonly (readonly [string, string])[];
  onChange: (search: string) => void;
}) => (
  <form
    method="get"
    action={weekWords.path}
    role="search"
    onSubmit={(event) => event.preventDefault()}
    className="px-4 pb-3 sm:px-5"
  >
    <HiddenFields pairs={keep} />
    <LiveSearchBox
      label="Search weeks"
      placeholder="Search weeks..."
      value={search}
      onSearch={onChange}
    />
  </form>
);
