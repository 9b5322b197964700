import { InstantText } from '~/app/components/time/instant-text';
import { Sentence } from '~/app/components/ui/sentence';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';

export interface ShownPublication {
  readonly version: number;
  readonly publishedAt: string;
  readonly digest: string;
  readonly numberedDigest: string | null;
  readonly withdrawn?: { readonly at: string; readonly reason: string } | null;
  readonly site: { readonly timeZone: string };
}

/** Whether a version is published, or was withdrawn. */
export const PublicationChip = ({
  publication: { version, withdrawn },
}: {
  publication: Pick<ShownPublication, 'version' | 'withdrawn'>;
}) =>
  withdrawn ? (
    <StatusChip tone="warning">{adminCopy.results.withdrawnVersion(version)}</StatusChip>
  ) : (
    <StatusChip tone="success">{adminCopy.assignments.publishedVersion(version)}</StatusChip>
  );

/** When a version was published; of a withdrawn one also when and why that was. */
export const PublicationText = ({
  publication: { publishedAt, withdrawn, site },
}: {
  publication: ShownPublication;
}) => {
  const published = <InstantText at={publishedAt} timeZone={site.timeZone} />;
  if (!withdrawn)
    return (
      <p>
        <Sentence text={adminCopy.assignments.publishedOn} parts={{ time: published }} />
      </p>
    );
  const time = <InstantText at={withdrawn.at} timeZone={site.timeZone} />;
  return (
    <p className="break-words">
      <Sentence
        text={adminCopy.results.withdrawnText}
        parts={{ published, time, reason: withdrawn.reason }}
      />{' '}
      {adminCopy.results.withdrawnKept}
    </p>
  );
};
