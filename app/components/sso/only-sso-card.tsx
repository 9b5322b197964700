import { PostForm } from '~/app/components/forms/post-form';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { ssoPagePath } from '../address/page-paths';

interface Account {
  readonly siteId: string;
  readonly username: string;
}

/** Whether single sign-on has been tried, and whether it is the only way in. */
export const OnlySsoCard = ({
  isTried,
  signInPath,
  candidates,
  breakGlass,
}: {
  isTried: boolean;
  signInPath: string;
  candidates: readonly (Account & { readonly name: string })[];
  breakGlass: Account | null;
}) => {
  const { sso } = adminCopy;
  const keeper = candidates.find(
    ({ siteId, username }) => siteId === breakGlass?.siteId && username === breakGlass.username,
  );
  return (
    <>
      <Card title={sso.test} description={sso.testText}>
        <div className="flex flex-wrap items-center gap-3">
          <p>{isTried ? sso.tried : sso.untried}</p>
          <LinkButton
            to={`${signInPath}?${new URLSearchParams({ next: ssoPagePath })}`}
            reloadDocument
          >
            {sso.tryIt}
          </LinkButton>
        </div>
      </Card>
      <Card title={sso.only} description={sso.onlyText}>
        {breakGlass ? (
          <PostForm preventScrollReset className="flex flex-wrap items-center gap-3">
            <p>{sso.requiredBy(keeper?.name ?? breakGlass.username)}</p>
            <Button name="intent" value="allow-passwords">
              {sso.allow}
            </Button>
          </PostForm>
        ) : candidates.length === 0 ? (
          <p>{sso.noKeeper}</p>
        ) : (
          <LinkButton to="?dialog=require" preventScrollReset>
            {sso.require}
          </LinkButton>
        )}
      </Card>
    </>
  );
};
