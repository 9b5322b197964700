import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { PasswordInput } from '~/app/components/forms/password-input';
import { PostForm } from '~/app/components/forms/post-form';
import { QrImage } from '~/app/components/ui/qr-image';
import { CodeInput } from './code-input';
import { RecoveryCodes } from './recovery-codes';

export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
  readonly qr: { readonly size: number; readonly path: string };
}

/** A secret in groups of four, as people copy it by hand. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export const TurnOnSecondFactor = ({
  enrolment: { secret, uri, qr, recoveryCodes },
  errors,
  isBusy,
}: {
  enrolment: Enrolment;
  errors: { code?: string; currentPassword?: string };
  isBusy: boolean;
}) => (
  <Card
    title="Set up two-step sign-in"
    description="Logging in will then take your password and a code from an authenticator app on your phone, such as Aegis, 2FAS, Google Authenticator or your password manager."
  >
    <PostForm noValidate className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="turn-on" />
      <input type="hidden" name="secret" value={secret} />
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
        <QrImage
          {...qr}
          label="QR code for the authenticator app"
          className="size-44 shrink-0 rounded-box border border-base-300"
        />
        <div className="flex flex-col gap-2">
          <p>
            <strong>1.</strong> Scan the code with the app. On this phone already?{' '}
            <a className="link" href={uri}>
              Open the app
            </a>
            , or type this key into it:
          </p>
          <p className="font-mono break-all select-all">{grouped(secret)}</p>
        </div>
      </div>
      <div className="flex flex-col gap-3">
        <p>
          <strong>2.</strong> Write these recovery codes down, or print this page. Each opens your
          account once without your phone; they are not shown again.
        </p>
        <RecoveryCodes codes={recoveryCodes} />
      </div>
      <CodeInput
        hint="3. Enter the six digits that the app shows now."
        {...(errors.code && { error: errors.code })}
      />
      <PasswordInput
        label="Current password"
        name="currentPassword"
        required
        {...(errors.currentPassword && { error: errors.currentPassword })}
      />
      <Button variant="primary" className="self-start" busy={isBusy} busyText="Turning on…">
        Turn on
      </Button>
    </PostForm>
  </Card>
);
