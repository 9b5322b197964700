import { LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { ShownOnce } from '~/app/components/ui/shown-once';
import { adminCopy } from '~/app/copy/copy';
import { apiAccessPath } from '../address/page-paths';

/** Shows a new token, which cannot be shown again later. */
export const CreatedTokenDialog = ({ name, text }: { name: string; text: string }) => {
  const { apiAccess } = adminCopy;
  return (
    <RouteDialog title={apiAccess.createdTitle(name)} closeTo={apiAccessPath}>
      <p className="mt-2 font-semibold">{apiAccess.shownOnce}</p>
      <ShownOnce label={apiAccess.tokenLabel} text={text} />
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
