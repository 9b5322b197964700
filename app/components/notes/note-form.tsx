import { Checkbox, ChipCheckbox } from '~/app/components/forms/checkbox';
import { PostForm } from '~/app/components/forms/post-form';
import { TextArea } from '~/app/components/forms/text-area';
import { TextInput } from '~/app/components/forms/text-input';
import { useSending } from '~/app/components/forms/use-sending';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { maxNoteDays, maxNoteText, maxNoteTitle, maxTemplateName } from '~/domain/notes/check-note';
import { audiences } from '~/domain/notes/find-listed';
import type { NoteDraftView } from './note-preview';
import type { TemplateView } from './note-templates';

/** Who gets the note. The field for employee IDs shows only if it is needed, without JavaScript too. */
const AudienceFields = ({ draft }: { draft: NoteDraftView | null }) => {
  const { notes } = adminCopy;
  const chosen = draft?.audience ?? 'all';
  return (
    <fieldset className="group/audience flex flex-col gap-4">
      <legend className="mb-1.5 text-sm font-semibold">{notes.audience}</legend>
      <div className="flex flex-wrap gap-2">
        {audiences.map((audience) => (
          <ChipCheckbox
            key={audience}
            type="radio"
            name="audience"
            value={audience}
            defaultChecked={audience === chosen}
            label={notes.audiences[audience]}
          />
        ))}
      </div>
      <TextArea
        label={notes.ids}
        name="ids"
        rows={4}
        defaultValue={draft?.ids}
        hint={notes.idsHint}
        className="group-has-[[value=listed]:not(:checked)]/audience:hidden"
      />
    </fieldset>
  );
};

/** Saves title and text as a template, or changes the one that the form is filled from. */
const KeepTemplate = ({ template }: { template: TemplateView | null }) => {
  const { notes } = adminCopy;
  const isBusy = useSending('save-template');
  return (
    <details className="border-t border-base-300 pt-3" open={template !== null}>
      <summary className="min-h-11 link cursor-pointer py-2">{notes.saveTitleAndText}</summary>
      <input type="hidden" name="templateId" value={template?.id ?? ''} />
      <div className="flex flex-col gap-3 pt-2">
        <TextInput
          label={notes.templateName}
          name="templateName"
          maxLength={maxTemplateName}
          defaultValue={template?.name}
          hint={notes.nameHint(maxTemplateName)}
          className="max-w-sm"
        />
        <Button name="intent" value="save-template" className="self-start" busy={isBusy}>
          {template ? notes.changeTemplate : notes.saveTemplate}
        </Button>
      </div>
    </details>
  );
};

/** The form in which an administrator writes a note. It leads to the preview. */
export const NoteForm = ({
  draft,
  template,
  days,
  lastDay,
}: {
  /** What was typed, if the form was sent before. */
  draft: NoteDraftView | null;
  /** The template that the form is filled from. */
  template: TemplateView | null;
  /** The first and the last day on which the note may end. */
  days: { readonly first: string; readonly last: string };
  lastDay: string;
}) => {
  const { notes } = adminCopy;
  const isBusy = useSending('preview');
  return (
    <Card title={notes.newNote}>
      <PostForm className="flex flex-col gap-5">
        <TextInput
          label={notes.noteTitle}
          name="title"
          required
          maxLength={maxNoteTitle}
          defaultValue={(draft ?? template)?.title}
          hint={notes.titleHint(maxNoteTitle)}
        />
        <TextArea
          label={notes.text}
          name="text"
          required
          rows={6}
          maxLength={maxNoteText}
          defaultValue={(draft ?? template)?.text}
          hint={notes.textHint(maxNoteText)}
        />
        <AudienceFields draft={draft} />
        <TextInput
          label={notes.lastDay}
          name="lastDay"
          type="date"
          required
          min={days.first}
          max={days.last}
          defaultValue={draft?.lastDay ?? lastDay}
          hint={notes.lastDayHint(maxNoteDays)}
          className="max-w-xs"
        />
        <Checkbox
          name="byEmail"
          label={notes.byEmail}
          hint={notes.byEmailHint}
          defaultChecked={draft?.byEmail}
        />
        <Button
          name="intent"
          value="preview"
          variant="primary"
          className="self-start"
          busy={isBusy}
        >
          {notes.preview}
        </Button>
        <KeepTemplate template={template} />
      </PostForm>
    </Card>
  );
};
