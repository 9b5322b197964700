import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { HiddenFields } from '~/app/components/ranking/save-fields';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { formatDate } from '~/app/copy/format-time';
import type { Audience } from '~/domain/notes/find-listed';

/** A note that is being written, as its form sends it. */
export interface NoteDraftView {
  readonly title: string;
  readonly text: string;
  readonly audience: Audience;
  readonly ids: string;
  readonly lastDay: string;
  readonly byEmail: boolean;
}

const toPairs = ({ byEmail, ...fields }: NoteDraftView): [string, string][] => [
  ...Object.entries(fields),
  ...(byEmail ? [['byEmail', 'on'] as [string, string]] : []),
];

/** The note as drivers will see it, to whom it goes, and the button that sends it. */
export const NotePreview = ({
  draft,
  preview: { count, reached },
}: {
  draft: NoteDraftView;
  preview: { readonly count: number; readonly reached: number };
}) => {
  const { notes } = adminCopy;
  const facts = [
    [notes.goesTo, notes.countOf(notes.audiences[draft.audience], count)],
    [notes.email, draft.byEmail ? notes.emailedTo(reached, count) : notes.notEmailed],
    [notes.shownUntil, formatDate(draft.lastDay)],
  ] as const;
  return (
    <Card title={notes.previewTitle}>
      <div className="flex flex-col gap-5">
        <Alert kind="info" title={draft.title}>
          <p className="break-words whitespace-pre-line">{draft.text}</p>
        </Alert>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="mb-2 font-semibold sm:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">{notes.resolved}</p>
        <PostForm className="flex flex-wrap gap-3">
          <HiddenFields pairs={toPairs(draft)} />
          <SendButton intent="send" variant="primary">
            {notes.send(count)}
          </SendButton>
          <Button name="intent" value="edit">
            {notes.edit}
          </Button>
        </PostForm>
      </div>
    </Card>
  );
};
