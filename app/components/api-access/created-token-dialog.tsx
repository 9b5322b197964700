import { LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy } from '~/app/copy/copy';
import { apiAccessPath } from './api-access-path';

/** Shows a new token, which cannot be shown again later. One press selects all of it. */
export const CreatedTokenDialog = ({ name, text }: { name: string; text: string }) => {
  const { apiAccess } = adminCopy;
  return (
    <RouteDialog title={apiAccess.createdTitle(name)} closeTo={apiAccessPath}>
      <p className="mt-2 font-semibold">{apiAccess.shownOnce}</p>
      <p className="mt-3 rounded-box bg-base-200 p-4">
        <code
          aria-label={apiAccess.tokenLabel}
          className="block font-mono text-sm wrap-anywhere select-all"
        >
          {text}
        </code>
      </p>
      <ul className="mt-4 list-disc space-y-2 ps-5">
        <li>{apiAccess.keepSecret}</li>
        <li>
          {apiAccess.howToSend}{' '}
          <code className="font-mono text-sm wrap-anywhere">{apiAccess.header}</code>
        </li>
      </ul>
      <div className="mt-6 flex justify-end">
        <LinkButton to={apiAccessPath} variant="primary" preventScrollReset>
          {apiAccess.done}
        </LinkButton>
      </div>
    </RouteDialog>
  );
};
