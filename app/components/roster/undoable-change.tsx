import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { adminCopy } from '~/app/copy/copy';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { ChangeSentence, nameChange, nameRow } from './change-sentence';
import type { UndoableView } from './import-view';

/** The pages that show the previews. */
const paths: Readonly<Record<RosterNoun, string>> = {
  driver: '/admin/edit-drivers',
  job: '/admin/edit-jobs',
  'vacation week': '/admin/edit-vacation-weeks',
};

/** A line about a change, with the button to its preview. Names the first rows of several. */
export const UndoableChange = ({ change }: { change: UndoableView }) => {
  const { id, noun, kind, count, named } = change;
  const names = named.map(nameRow).join(' · ');
  const more = count - named.length;
  const label =
    kind === 'deleted' ? adminCopy.recentlyDeleted.bringBack : adminCopy.recentlyDeleted.undo;
  return (
    <li>
      <PostForm
        action={paths[noun]}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 sm:px-5"
      >
        <input type="hidden" name="change" value={id} />
        <div className="min-w-0 flex-1 basis-64">
          <p>
            <ChangeSentence change={change} />
          </p>
          {count > 1 && (
            <p className="text-sm text-muted">
              {more > 0 ? adminCopy.recentlyDeleted.andMore(names, more) : names}
            </p>
          )}
        </div>
        <SendButton
          intent="undo"
          fields={{ change: id }}
          variant="ghost"
          icon="undo-2"
          aria-label={`${label} ${nameChange(change)}`}
        >
          {label}
        </SendButton>
      </PostForm>
    </li>
  );
};
