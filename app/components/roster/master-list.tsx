import { useState, type FormEvent } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { Button } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy } from '~/app/copy/copy';
import type { ImportGlossary } from '~/domain/roster/import-glossary';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { maxWorkbookBytes } from '~/domain/shared/workbook';
import { ImportRefusal, type ImportError } from './import-refusal';

interface MasterListProps {
  readonly noun: RosterNoun;
  readonly text: string;
  /** The fields of a pasted line. */
  readonly columns: string;
  readonly example: string;
  readonly error: ImportError | undefined;
  /** The answers about the file that is shown, for the one that is chosen instead. */
  readonly chosen: ImportGlossary | null | undefined;
  /** Whether nothing above asks for an answer or waits to be confirmed, which is then the primary action. */
  readonly isPrimary: boolean;
  /** What was pasted before the page rendered anew. */
  readonly pasted: string | null | undefined;
}

/**
 * The whole list as text to copy, and a field into which to paste an import. If one pasted line is wrong, nothing is
 * stored.
 */
export const MasterList = ({ text, error, ...list }: MasterListProps) => {
  const [copied, setCopied] = useState<'' | 'copied' | 'failed'>('');
  const isOfFile = error?.intent === 'import-workbook';
  const pasteError = error?.intent === 'import' ? error : undefined;
  const count = text.split('\n').length - 1;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-8">
        <PasteForm {...list} error={pasteError} />
        <ImportFile {...list} error={isOfFile ? error : undefined} />
      </div>
      <section className="flex flex-col gap-3" aria-labelledby="whole-list">
        <h2 id="whole-list" className="text-lg font-semibold">
          {adminCopy.roster.allAsText(count)}
        </h2>
        <p className="text-sm text-muted">{adminCopy.roster.allAsTextHint}</p>
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
            <Icon name="clipboard-copy" className="size-4" /> {adminCopy.common.copy}
          </button>
          <p role="status" className="text-sm">
            {copied === 'copied' && adminCopy.roster.copied}
            {copied === 'failed' && adminCopy.roster.copyFailed}
          </p>
        </div>
      </section>
    </div>
  );
};

/** Imports what is pasted into it. */
const PasteForm = ({
  noun,
  columns,
  example,
  error,
  chosen,
  isPrimary,
  pasted,
}: Omit<MasterListProps, 'text'>) => {
  const isImporting = useSending('import');
  return (
    <PostForm className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{adminCopy.roster.pasteToImport}</h2>
      <p id="paste-help" className="text-sm text-muted">
        {adminCopy.roster.pasteHint(noun, columns)}
      </p>
      <ImportRefusal error={error} />
      <ChosenField chosen={chosen} />
      <label className="sr-only" htmlFor="paste">
        {adminCopy.roster.linesToImport}
      </label>
      <textarea
        id="paste"
        name="text"
        aria-describedby="paste-help"
        aria-invalid={error ? true : undefined}
        className="textarea h-80 w-full font-mono text-sm"
        placeholder={example}
        defaultValue={pasted ?? undefined}
        spellCheck={false}
        required
      />
      <Button
        name="intent"
        value="import"
        variant={isPrimary ? 'primary' : 'secondary'}
        className="self-start"
        busy={isImporting}
        busyText={adminCopy.roster.importing}
      >
        {adminCopy.roster.import}
      </Button>
    </PostForm>
  );
};

/** The answers about the file that is shown: they count for a corrected one too. */
const ChosenField = ({ chosen }: Pick<MasterListProps, 'chosen'>) =>
  chosen && <input type="hidden" name="chosen" value={JSON.stringify(chosen)} />;

/** Imports an Excel workbook or a text by the same rules as a paste. */
const ImportFile = ({
  noun,
  error: refused,
  chosen,
}: Pick<MasterListProps, 'noun' | 'error' | 'chosen'>) => {
  const isImporting = useSending('import-workbook');
  const [isTooLarge, setTooLarge] = useState(false);
  const tooLarge = {
    title: adminCopy.roster.importErrors,
    text: adminCopy.roster.fileTooLarge,
  };
  const error = isTooLarge ? tooLarge : refused;
  // Check the size before the upload, because the server breaks off the upload of a file that is far too large, and the
  // browser then gets no answer.
  const checkSize = (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get('file');
    const isAbove = file instanceof File && file.size > maxWorkbookBytes;
    setTooLarge(isAbove);
    if (isAbove) event.preventDefault();
  };
  return (
    <PostForm encType="multipart/form-data" onSubmit={checkSize} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{adminCopy.roster.importFromFile}</h2>
      <p id="workbook-help" className="text-sm text-muted">
        {adminCopy.roster.fileHint(noun)}
      </p>
      <ImportRefusal error={error} />
      <ChosenField chosen={chosen} />
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="file"
          name="file"
          aria-label={adminCopy.roster.fileToImport}
          aria-describedby="workbook-help"
          aria-invalid={error ? true : undefined}
          accept=".xlsx,.csv,.tsv,.txt"
          required
          className="input h-11 min-w-0 flex-1 basis-64 py-0 ps-0 file:me-3 file:h-full file:border-0 file:border-e file:border-base-300 file:bg-base-200 file:px-4 file:font-semibold file:text-base-content"
        />
        <Button
          name="intent"
          value="import-workbook"
          busy={isImporting}
          busyText={adminCopy.roster.importing}
          icon="file-spreadsheet"
        >
          {adminCopy.roster.importFile}
        </Button>
      </div>
    </PostForm>
  );
};
