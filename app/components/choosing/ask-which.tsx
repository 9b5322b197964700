import { Form } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { HiddenFields } from '~/app/components/ranking/save-fields';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { copy } from '~/app/copy/copy';
import type { ShownChoice } from '~/domain/site/choices';

/** What somebody typed into a field of a form may mean any of these. */
export interface AskedChoice {
  readonly title: string;
  readonly text: string;
  readonly field: string;
  readonly candidates: readonly ShownChoice[];
  /** How many more match. */
  readonly more: number;
  /** The other fields of the form. */
  readonly fields: readonly (readonly [string, string])[];
}

/** Asks what a typed text means. Each answer sends the form again. */
export const AskWhich = ({
  asked: { title, text, field, candidates, more, fields },
  method = 'post',
  className,
}: {
  asked: AskedChoice;
  method?: 'get' | 'post';
  className?: string;
}) => {
  const answers = (
    <>
      <HiddenFields pairs={fields} />
      {candidates.map((one) => (
        <Button
          key={one.id}
          name={field}
          value={one.text}
          className="h-auto min-h-11 flex-wrap justify-start gap-x-3 py-1.5 text-start whitespace-normal"
        >
          <span>{one.title}</span>
          <span className="text-sm font-normal text-muted">{one.details}</span>
        </Button>
      ))}
    </>
  );
  const look = 'mt-3 flex flex-wrap gap-2';
  return (
    <Alert kind="warning" title={title} live="assertive" className={className ?? ''}>
      {text}
      {method === 'get' ? (
        <Form className={look} preventScrollReset>
          {answers}
        </Form>
      ) : (
        <PostForm className={look} preventScrollReset>
          {answers}
        </PostForm>
      )}
      {more > 0 && <p className="mt-2">{copy.choosing.more(more)}</p>}
    </Alert>
  );
};
