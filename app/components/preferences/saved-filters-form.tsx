import { PostForm } from '~/app/components/forms/post-form';
import { useClock } from '~/app/components/time/use-clock';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { JobFilter } from '~/domain/picks/filter-jobs';
import { describeFilter } from './describe-filter';
import { formatFilter, isQuickFilter } from './saved-filters';

/** The form of the buttons that save and remove filters. They are inside another form. */
const formId = 'saved-filters';

export const SavedFiltersForm = ({ action }: { action: string }) => (
  <PostForm id={formId} action={action} replace preventScrollReset hidden>
    <input type="hidden" name="intent" value="change-filter" />
  </PostForm>
);

/** Saves the filter as one press for the next time, and lists those saved. */
export const SavedFilters = ({
  filter,
  saved,
}: {
  filter: JobFilter;
  saved: readonly JobFilter[];
}) => {
  const clock = useClock();
  const { saveFilter, savedFilters, removeFilter } = copy.preferences;
  const current = formatFilter(filter);
  const isThere = isQuickFilter(current) || saved.some((one) => formatFilter(one) === current);
  const mayAdd = current !== '' && !isThere;
  const button = { type: 'submit', form: formId, name: 'change' } as const;
  return (
    <>
      {/* Always there, because a button that comes and goes would move the others under the finger. */}
      <button
        {...button}
        value={`save:${current}`}
        disabled={!mayAdd}
        className="btn border-base-300 bg-base-100"
      >
        <Icon name="bookmark-plus" className="size-5" />
        {saveFilter}
      </button>
      {saved.length > 0 && (
        <fieldset>
          <legend className="text-sm font-semibold">{savedFilters}</legend>
          {saved.map((one) => {
            const name = describeFilter(one, clock);
            return (
              <p key={name} className="flex items-center justify-between gap-2 tabular-nums">
                {name}
                <button
                  {...button}
                  value={`remove:${formatFilter(one)}`}
                  aria-label={removeFilter(name)}
                  className="btn btn-square btn-ghost"
                >
                  <Icon name="trash" className="size-5" />
                </button>
              </p>
            );
          })}
        </fieldset>
      )}
    </>
  );
};
