import { Link } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { ChangeSentence } from './change-sentence';
import type { UndoableView } from './import-view';

/** Offers to undo the newest change of a list. The button shows a preview first. */
export const UndoOffer = ({ offer }: { offer: UndoableView | null }) => {
  if (!offer) return null;
  return (
    <PostForm className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-base-300 bg-base-100 px-4 py-2 text-sm">
      <input type="hidden" name="change" value={offer.id} />
      <p className="min-w-0 flex-1 basis-64">
        <ChangeSentence change={offer} />{' '}
        <Sentence
          text={adminCopy.undoChange.forADay}
          parts={{
            recent: (
              <Link to="/admin/recently-deleted" className="link">
                {adminCopy.recentlyDeleted.title}
              </Link>
            ),
          }}
        />
      </p>
      <SendButton intent="undo" variant="ghost" icon="undo-2">
        {adminCopy.undoChange.ask}
      </SendButton>
    </PostForm>
  );
};
