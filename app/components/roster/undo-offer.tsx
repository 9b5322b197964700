import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { InstantText } from '~/app/components/time/instant-text';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import type { RosterNoun } from '~/domain/roster/roster-text';

export interface UndoOfferView {
  readonly at: string;
  readonly by: string;
  readonly rows: number;
  readonly timeZone: string;
}

/** Offers to undo the last bulk change. The button shows a preview first. */
export const UndoOffer = ({ noun, offer }: { noun: RosterNoun; offer: UndoOfferView | null }) => {
  if (!offer) return null;
  const { at, by, rows, timeZone } = offer;
  return (
    <PostForm className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-base-300 bg-base-100 px-4 py-2 text-sm">
      <p className="min-w-0 flex-1 basis-64">
        <Sentence
          text={adminCopy.undoBulk.offer(noun, rows, by)}
          parts={{ time: <InstantText at={at} timeZone={timeZone} /> }}
        />
      </p>
      <SendButton intent="undo" variant="ghost" icon="undo-2">
        {adminCopy.undoBulk.ask}
      </SendButton>
    </PostForm>
  );
};
