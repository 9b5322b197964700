import { useNavigation } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { Button } from '~/app/components/ui/button';
import { copy } from '~/app/copy/copy';

/** The driver who called this browser their own. */
export interface Remembered {
  /** First name and initial. */
  readonly name: string;
  readonly siteName: string;
}

/** Signs the remembered driver in with one tap. */
export const ContinueAs = ({
  remembered: { name, siteName },
  next,
}: {
  remembered: Remembered;
  /** Where to go then. */
  next?: string | null;
}) => {
  const isBusy = useNavigation().formData?.get('intent') === 'own-device';
  return (
    <PostForm replace action="/driver-login" className="flex flex-col gap-1">
      <input type="hidden" name="intent" value="own-device" />
      {next && <input type="hidden" name="next" value={next} />}
      <Button
        variant="primary"
        size="lg"
        className="h-auto min-h-14 w-full py-2 whitespace-normal"
        busy={isBusy}
        busyText={copy.login.loggingIn}
      >
        {copy.login.continueAs(name)}
      </Button>
      <p className="text-center text-sm text-muted">{siteName}</p>
    </PostForm>
  );
};

/** Stands between the remembered driver and the field for everyone else. */
export const NotYou = () => {
  const isBusy = useNavigation().formData?.get('intent') === 'forget-own-device';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-base-300 pt-2">
      <p className="font-semibold">{copy.login.orEnterId}</p>
      <PostForm action="/driver-login">
        <input type="hidden" name="intent" value="forget-own-device" />
        <Button variant="ghost" busy={isBusy} busyText={copy.myPhone.forgetting}>
          {copy.myPhone.forgetThis}
        </Button>
      </PostForm>
    </div>
  );
};
