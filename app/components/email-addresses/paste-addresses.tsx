import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextArea } from '~/app/components/forms/text-area';
import { Alert } from '~/app/components/ui/alert';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { adminCopy, copy } from '~/app/copy/copy';
import { maxEnteredPerHour } from '~/domain/mail/address-limits';
import type { LeftOutReason } from '~/domain/mail/pasted-addresses';

/** What entering the lines would do. */
export interface PastePreview {
  readonly asks: readonly {
    readonly employeeId: string;
    readonly name: string;
    readonly email: string;
  }[];
  readonly leftOut: readonly {
    readonly line: number;
    readonly name: string;
    readonly why: LeftOutReason;
  }[];
  readonly problems: readonly { readonly line: number; readonly text: string }[];
}

const Problems = ({ problems }: Pick<PastePreview, 'problems'>) => {
  const { emailAddresses: own } = adminCopy;
  return (
    <Alert kind="error" title={own.problemsTitle(problems.length)} live="assertive">
      <p>{own.correct}</p>
      <ul className="mt-2 list-disc ps-5">
        {problems.map(({ line, text }) => (
          <li key={line} className="wrap-anywhere">
            {own.problem(line, text)}
          </li>
        ))}
      </ul>
    </Alert>
  );
};

const Preview = ({ preview: { asks, leftOut, problems } }: { preview: PastePreview }) => {
  const { emailAddresses: own } = adminCopy;
  const lines = asks.map(({ employeeId, email }) => `${employeeId}\t${email}`).join('\n');
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-bold">{own.previewTitle}</h3>
      <p role="status">{asks.length === 0 ? own.nobody : own.asks(asks.length)}</p>
      {asks.length > 0 && (
        <DataTable
          caption={own.previewTitle}
          maxHeight="max-h-80"
          className="text-sm"
          heads={[copy.common.employeeId, copy.common.driver, own.address]}
        >
          {asks.map(({ employeeId, name, email }) => (
            <tr key={employeeId}>
              <Cell className="tabular-nums">{employeeId}</Cell>
              <Cell>{name}</Cell>
              <Cell>{email}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
      {leftOut.length > 0 && (
        <div>
          <p className="font-semibold">{own.leftOutTitle(leftOut.length)}</p>
          <ul className="list-disc ps-5 text-sm">
            {leftOut.map(({ line, name, why }) => (
              <li key={line}>{own.leftOut(line, name, why)}</li>
            ))}
          </ul>
        </div>
      )}
      {asks.length > 0 && problems.length === 0 && (
        <PostForm>
          <input type="hidden" name="lines" value={lines} />
          <SendButton intent="enter-many" variant="primary">
            {own.confirm(asks.length)}
          </SendButton>
        </PostForm>
      )}
    </div>
  );
};

/** Enters addresses of many drivers, after a preview. */
export const PasteAddresses = ({
  lines,
  preview,
  entered,
  error,
}: {
  /** What the text field holds after a form was sent. */
  lines: string | undefined;
  preview: PastePreview | undefined;
  /** How many lines were entered before one was refused. */
  entered: number | undefined;
  error: ActionError | undefined;
}) => {
  const { emailAddresses: own } = adminCopy;
  return (
    <Card title={own.many} description={own.manyHint(maxEnteredPerHour)}>
      <div className="flex flex-col gap-5">
        <ErrorAlert error={error} />
        {entered !== undefined && <p>{own.stopped(entered)}</p>}
        {preview && preview.problems.length > 0 && <Problems problems={preview.problems} />}
        {preview && <Preview preview={preview} />}
        <PostForm preventScrollReset className="flex flex-col items-start gap-4">
          {/*
           * The key replaces the lines with those that are left. A maximum length would cut a paste, and its last address,
           * without a word.
           */}
          <TextArea
            key={lines}
            label={own.lines}
            name="lines"
            rows={4}
            required
            defaultValue={lines}
            className="w-full"
          />
          <SendButton intent="preview">{own.preview}</SendButton>
        </PostForm>
      </div>
    </Card>
  );
};
