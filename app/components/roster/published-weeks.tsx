import { useId } from 'react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';

/** A job or vacation week that a published version has otherwise than the site's list. */
interface ChangedOffer {
  readonly id: string;
  /** What the version says of it. */
  readonly published: string;
  /** What the list says of it, or that it was deleted. */
  readonly now: string;
  readonly holders: readonly { readonly employeeId: string; readonly name: string }[];
}

/** Says what published weeks keep as it was, and leads to the page that changes it there. Nothing if `text` is null. */
export const PublishedWeeksNote = ({
  text,
  review,
  to,
}: {
  text: string | null;
  review: string;
  to: string;
}) =>
  text && (
    <Alert kind="info">
      <p>{text}</p>
      <LinkButton to={to} className="mt-2">
        {review}
      </LinkButton>
    </Alert>
  );

const ChangedRow = ({
  name,
  offer: { id, published, now, holders },
}: {
  name: string;
  offer: ChangedOffer;
}) => {
  const { publishedWeeks } = adminCopy;
  const factsId = useId();
  const names = holders.map((one) => `${one.name} (${one.employeeId})`).join(', ');
  return (
    <li className="py-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={name}
          value={id}
          aria-describedby={factsId}
          className="checkbox checkbox-primary"
        />
        <span className="min-w-0 break-words">
          <strong>{id}</strong>{' '}
          <span className="text-sm text-muted">{publishedWeeks.heldBy(names, holders.length)}</span>
        </span>
      </label>
      <dl
        id={factsId}
        className="ms-9 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 break-words tabular-nums"
      >
        <dt className="text-muted">{publishedWeeks.published}</dt>
        <dd>{published}</dd>
        <dt className="text-muted">{publishedWeeks.now}</dt>
        <dd className="font-semibold">{now}</dd>
      </dl>
    </li>
  );
};

/** The jobs or vacation weeks of one published version that have changed since. */
interface ChangedVersion {
  readonly title: string;
  readonly version: number;
  /** What the form sends besides the choice. */
  readonly sent: Readonly<Record<string, string>>;
  readonly offers: readonly ChangedOffer[];
}

interface PublishedWeeksPageProps {
  readonly title: string;
  readonly intro: string;
  /** The page of the list. */
  readonly back: { readonly to: string; readonly label: string };
  readonly none: { readonly title: string; readonly text: string };
  readonly versions: readonly ChangedVersion[];
  /** The name under which a form sends the choice. */
  readonly name: 'jobs' | 'weeks';
  readonly change: string;
}

const VersionCard = ({
  version: { title, version, sent, offers },
  page: { name, change, back },
}: {
  version: ChangedVersion;
  page: PublishedWeeksPageProps;
}) => (
  <Card title={title} description={adminCopy.publishedWeeks.version(version)}>
    <PostForm>
      {Object.entries({ version, ...sent }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <ul className="divide-y divide-base-300">
        {offers.map((offer) => (
          <ChangedRow key={offer.id} name={name} offer={offer} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <LinkButton to={back.to}>{adminCopy.publishedWeeks.leave}</LinkButton>
        <SendButton variant="primary" intent="change" fields={sent}>
          {change}
        </SendButton>
      </div>
    </PostForm>
  </Card>
);

/** What published versions have otherwise than the site's list, to be changed there too. */
export const PublishedWeeksPage = (page: PublishedWeeksPageProps) => (
  <AdminPage title={page.title} description={page.intro} back={page.back}>
    <ErrorAlert error={useActionError()} />
    {page.versions.length === 0 && (
      <Card>
        <EmptyState title={page.none.title}>{page.none.text}</EmptyState>
      </Card>
    )}
    {page.versions.map((version) => (
      <VersionCard key={version.title} version={version} page={page} />
    ))}
  </AdminPage>
);
