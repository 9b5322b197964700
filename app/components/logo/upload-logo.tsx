import { useId } from 'react';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { logoTypes, maxLogoBytes, maxLogoPixels } from '~/domain/logo/logo';

/** Uploads an image, which replaces the present logo. */
export const UploadLogo = ({
  hasLogo,
  error,
}: {
  hasLogo: boolean;
  error: ActionError | undefined;
}) => {
  const id = useId();
  const { logo } = adminCopy;
  return (
    <Card title={hasLogo ? logo.replace : logo.choose} description={logo.told}>
      <PostForm encType="multipart/form-data" className="flex flex-col gap-3">
        <ErrorAlert error={error} />
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="font-semibold">
            {logo.file}
          </label>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {logo.fileHint(maxLogoBytes / 1024, maxLogoPixels.toLocaleString('en-US'))}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <input
            id={id}
            type="file"
            name="file"
            accept={logoTypes.join(',')}
            required
            aria-describedby={`${id}-hint`}
            aria-invalid={error ? true : undefined}
            className="input h-11 min-w-0 flex-1 basis-64 py-0 ps-0 file:me-3 file:h-full file:border-0 file:border-e file:border-base-300 file:bg-base-200 file:px-4 file:font-semibold file:text-base-content"
          />
          <SendButton
            variant="primary"
            intent="upload"
            busyText={logo.uploading}
            className="max-sm:w-full"
          >
            {logo.upload}
          </SendButton>
        </div>
      </PostForm>
    </Card>
  );
};
