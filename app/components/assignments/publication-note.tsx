import { InstantText } from '~/app/components/time/instant-text';
import { Alert } from '~/app/components/ui/alert';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { WithdrawnNote } from './withdraw';

interface PublicationNoteProps {
  readonly view: 'provisional' | 'published';
  readonly publication: {
    readonly version: number;
    readonly publishedAt: string;
    readonly digest: string;
    readonly numberedDigest: string | null;
    readonly withdrawn?: { readonly at: string; readonly reason: string } | null;
    readonly site: { readonly timeZone: string };
  } | null;
}

/** Says whether the table below shows a provisional award, a published one, or nothing yet. */
export const PublicationNote = ({ view, publication }: PublicationNoteProps) => {
  if (publication?.withdrawn) {
    const { withdrawn } = publication;
    const { timeZone } = publication.site;
    return <WithdrawnNote withdrawn={withdrawn} publication={publication} timeZone={timeZone} />;
  }
  if (publication) {
    return (
      <Alert kind="success" title={adminCopy.assignments.publishedVersion(publication.version)}>
        <Sentence
          text={adminCopy.assignments.publishedAt}
          parts={{
            time: <InstantText at={publication.publishedAt} timeZone={publication.site.timeZone} />,
            digest: <code className="break-all">{publication.digest}</code>,
          }}
        />
        {publication.numberedDigest && (
          <p>
            <Sentence
              text={adminCopy.assignments.numberedDigest}
              parts={{ digest: <code className="break-all">{publication.numberedDigest}</code> }}
            />
          </p>
        )}
      </Alert>
    );
  }
  return (
    <Alert kind="info">
      {view === 'provisional'
        ? adminCopy.assignments.provisionalText
        : adminCopy.assignments.notPublishedText}
    </Alert>
  );
};
