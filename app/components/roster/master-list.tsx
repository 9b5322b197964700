import { ClipboardCopy } from 'lucide-react';
import { useState } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { Button } from '~/app/components/ui/button';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { ImportWorkbook } from './import-workbook';

interface ImportError {
  readonly title: string;
  readonly text: string;
  /** The form that was refused; the paste unless it is named. */
  readonly intent?: string;
}

interface MasterListProps {
  readonly noun: string;
  readonly text: string;
  /** What a pasted line holds. */
  readonly columns: string;
  readonly example: string;
  readonly hasWorkbook?: boolean;
  readonly error: ImportError | undefined;
}

/** The whole list as text to copy, and a paste to import. Nothing is stored if one line is wrong. */
export const MasterList = ({
  noun,
  text,
  columns,
  example,
  hasWorkbook = true,
  error,
}: MasterListProps) => {
  const [copied, setCopied] = useState<'' | 'copied' | 'failed'>('');
  const isImporting = useSending('import');
  const isOfWorkbook = error?.intent === 'import-workbook';
  const ofPaste = isOfWorkbook ? undefined : error;
  const count = text.split('\n').length - 1;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-8">
        <PostForm className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">Paste to import</h2>
          <p id="paste-help" className="text-sm text-muted">
            One {noun} a line: {columns}. Separate by tabs, commas or two spaces. A line whose ID
            exists replaces that {noun}. If a line is wrong, nothing is imported.
          </p>
          <ErrorAlert error={ofPaste} />
          <label className="sr-only" htmlFor="paste">
            Lines to import
          </label>
          <textarea
            id="paste"
            name="text"
            aria-describedby="paste-help"
            aria-invalid={ofPaste ? true : undefined}
            className="textarea h-80 w-full font-mono text-sm"
            placeholder={example}
            spellCheck={false}
            required
          />
          <Button
            name="intent"
            value="import"
            variant="primary"
            className="self-start"
            busy={isImporting}
            busyText="Importing…"
          >
            Import
          </Button>
        </PostForm>
        {hasWorkbook && <ImportWorkbook noun={noun} error={isOfWorkbook ? error : undefined} />}
      </div>
      <section className="flex flex-col gap-3" aria-labelledby="whole-list">
        <h2 id="whole-list" className="text-lg font-semibold">
          All {count} as text
        </h2>
        <p className="text-sm text-muted">
          The same columns: what you copy here can be pasted back.
        </p>
        <textarea
          aria-labelledby="whole-list"
          className="textarea h-80 w-full font-mono text-sm"
          readOnly
          value={text}
          wrap="off"
        />
        <div className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            className="btn"
            onClick={() =>
              navigator.clipboard.writeText(text).then(
                () => setCopied('copied'),
                () => setCopied('failed'),
              )
            }
          >
            <ClipboardCopy className="size-4" aria-hidden /> Copy
          </button>
          <p role="status" className="text-sm">
            {copied === 'copied' && 'Copied to Clipboard'}
            {copied === 'failed' &&
              'Failed to copy data to clipboard. Please try again or select and copy manually.'}
          </p>
        </div>
      </section>
    </div>
  );
};
