import { Link } from '@remix-run/react';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';

export interface TemplateView {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

const linkLook = 'inline-flex min-h-11 items-center font-semibold text-primary underline';

/** The site's templates, with links that fill the form from one and that delete one. */
export const NoteTemplates = ({ templates }: { templates: readonly TemplateView[] }) => {
  const { notes } = adminCopy;
  if (templates.length === 0) return null;
  return (
    <Card title={notes.templates} description={notes.templatesHint}>
      <ul className="flex flex-col">
        {templates.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 break-words">{name}</span>
            <span className="flex gap-4">
              <Link
                to={`?template=${encodeURIComponent(id)}`}
                aria-label={notes.useOf(name)}
                className={linkLook}
              >
                {notes.use}
              </Link>
              <Link
                to={`?delete=${encodeURIComponent(id)}`}
                preventScrollReset
                aria-label={notes.deleteOf(name)}
                className={linkLook}
              >
                {notes.delete}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** Asks before a template is deleted. */
export const DeleteTemplate = ({
  template: { id, name },
  closeTo,
}: {
  template: TemplateView;
  closeTo: string;
}) => (
  <FormDialog
    title={adminCopy.notes.deleteTitle}
    closeTo={closeTo}
    intent="delete-template"
    label={adminCopy.notes.deleteNow}
    variant="danger"
  >
    <input type="hidden" name="templateId" value={id} />
    <p className="font-bold break-words">{name}</p>
    <p>{adminCopy.notes.deleteText}</p>
  </FormDialog>
);
