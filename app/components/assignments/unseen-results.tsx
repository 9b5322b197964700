import { PhoneLink } from '~/app/components/admin/phone-link';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { InstantText } from '~/app/components/time/instant-text';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { Pagination } from '~/app/components/ui/pagination';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy, copy } from '~/app/copy/copy';

interface UnseenResult {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly held: readonly string[];
  readonly phone: string;
  readonly isReached: boolean;
}

interface UnseenPage {
  readonly award: { readonly version: number };
  readonly drivers: number;
  readonly count: number;
  readonly reached: number;
  readonly unseen: readonly UnseenResult[];
  readonly remindedAt: string | null;
}

/** The result in a list of drivers. */
export const formatHeld = (held: readonly string[]): string =>
  held.join(', ') || adminCopy.results.none;

/** The button that reminds the drivers once, or when they were reminded. */
const Reminder = ({ view, timeZone }: { view: UnseenPage; timeZone: string }) => {
  const { count, reached, remindedAt, award } = view;
  if (remindedAt)
    return (
      <p>
        <Sentence
          text={adminCopy.results.reminded}
          parts={{ time: <InstantText at={remindedAt} timeZone={timeZone} /> }}
        />
      </p>
    );
  if (reached === 0) return <p>{adminCopy.results.nobodyReached}</p>;
  return (
    <PostForm className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="version" value={award.version} />
      <SendButton intent="remind" variant="primary">
        {adminCopy.results.remind(count)}
      </SendButton>
      <p className="text-sm text-muted">{adminCopy.results.remindText(reached, count)}</p>
    </PostForm>
  );
};

/** The drivers who have not confirmed their result, most senior first. */
export const UnseenResults = ({
  view,
  timeZone,
  page,
  pages,
  toHref,
}: {
  view: UnseenPage;
  timeZone: string;
  page: number;
  pages: number;
  toHref: (page: number) => string;
}) => {
  const { results, common } = adminCopy;
  return (
    <>
      <p className="font-semibold tabular-nums">{results.count(view.count, view.drivers)}</p>
      <Reminder view={view} timeZone={timeZone} />
      <Card flush title={results.tableTitle} className="overflow-hidden">
        <DataTable
          caption={results.tableTitle}
          heads={[
            common.seniority,
            copy.common.employeeId,
            copy.common.driver,
            results.result,
            results.email,
          ]}
        >
          {view.unseen.map(({ employeeId, name, seniorityNumber, held, isReached, phone }) => (
            <tr key={employeeId}>
              <Cell className="tabular-nums">{seniorityNumber ?? copy.common.notAvailable}</Cell>
              <Cell className="font-mono">{employeeId}</Cell>
              <Cell>
                {name}
                <PhoneLink phone={phone} />
              </Cell>
              <Cell className="font-mono">{formatHeld(held)}</Cell>
              <Cell>{isReached ? results.yes : results.no}</Cell>
            </tr>
          ))}
        </DataTable>
        <Pagination label={results.pages} page={page} pages={pages} toHref={toHref} />
      </Card>
    </>
  );
};
