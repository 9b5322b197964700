import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LoginFrame } from '~/app/components/login/login-frame';
import { Alert } from '~/app/components/ui/alert';
import { copy } from '~/app/copy/copy';

/**
 * What an emailed link or a first notification leads to: a question with one button, what was done, or that the link is
 * over.
 */
export interface MailLinkView {
  readonly state: 'ask' | 'done' | 'over';
  readonly text: string;
}

/** Mail programs open links by themselves, so opening one only asks. `field` is sent with the answer. */
export const MailLinkPage = ({
  title,
  view: { state, text },
  field,
}: {
  title: string;
  view: MailLinkView;
  field: { readonly name: string; readonly value: string };
}) => (
  <LoginFrame title={title}>
    {state === 'ask' ? (
      <PostForm className="flex flex-col gap-5">
        <p className="[overflow-wrap:anywhere]">{text}</p>
        <input type="hidden" {...field} />
        <SendButton variant="primary" size="lg" busyText={copy.common.saving}>
          {title}
        </SendButton>
      </PostForm>
    ) : (
      <Alert kind={state === 'over' ? 'warning' : 'info'} title={text} />
    )}
  </LoginFrame>
);
