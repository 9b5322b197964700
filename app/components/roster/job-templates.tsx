import { FormDialog } from '~/app/components/forms/form-dialog';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { InstantText } from '~/app/components/time/instant-text';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { jobTemplateNameLength } from '~/domain/jobs/limits';

interface TemplateView {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly savedAt: string;
  readonly by: string;
}

/** Lists of jobs that are kept under a name, such as a season. Using one shows the preview of an import. */
export const JobTemplates = ({
  templates: { list, timeZone, asked: askedId },
  jobs,
}: {
  templates: {
    readonly list: readonly TemplateView[];
    readonly timeZone: string;
    readonly asked: string | null;
  };
  /** How many jobs the site has now. */
  jobs: number;
}) => {
  const texts = adminCopy.jobTemplates;
  const asked = list.find(({ id }) => id === askedId);
  return (
    <Card title={texts.title} description={texts.intro}>
      {asked && <DeleteTemplate {...asked} />}
      <ul className="divide-y divide-base-300">
        {list.map((template) => (
          <TemplateRow key={template.id} template={template} timeZone={timeZone} />
        ))}
      </ul>
      <PostForm key={list.length} className="mt-4 flex flex-wrap items-end gap-3">
        <TextInput
          label={texts.name}
          name="name"
          required
          maxLength={jobTemplateNameLength}
          placeholder={texts.nameExample}
          hint={texts.nameHint}
          className="min-w-0 flex-1 basis-56"
        />
        <SendButton intent="save-template">{texts.save(jobs)}</SendButton>
      </PostForm>
    </Card>
  );
};

const DeleteTemplate = ({ id, name, count }: TemplateView) => {
  const texts = adminCopy.jobTemplates;
  return (
    <FormDialog
      title={texts.deleteTitle(name)}
      closeTo="?tab=master"
      intent="delete-template"
      label={texts.deleteNow}
      variant="danger"
    >
      <input type="hidden" name="templateId" value={id} />
      <p>{texts.deleteText(count)}</p>
    </FormDialog>
  );
};

const TemplateRow = ({
  template: { id, name, count, savedAt, by },
  timeZone,
}: {
  template: TemplateView;
  timeZone: string;
}) => {
  const texts = adminCopy.jobTemplates;
  return (
    <li>
      <PostForm className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <input type="hidden" name="templateId" value={id} />
        <p className="min-w-0 flex-1 basis-56">
          <span className="font-semibold">{name}</span>
          <span className="block text-sm text-muted">
            <Sentence
              text={texts.saved(count, by)}
              parts={{ time: <InstantText at={savedAt} timeZone={timeZone} /> }}
            />
          </span>
        </p>
        <SendButton
          intent="use-template"
          fields={{ templateId: id }}
          aria-label={texts.useOf(name)}
        >
          {texts.use}
        </SendButton>
        <LinkButton
          to={`?tab=master&delete-template=${id}`}
          variant="ghost"
          preventScrollReset
          aria-label={texts.deleteOf(name)}
          icon="trash"
        >
          {null}
        </LinkButton>
      </PostForm>
    </li>
  );
};
