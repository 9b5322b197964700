import type { ComponentProps } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { ImportPreview } from './import-preview';
import type { ImportError } from './import-refusal';
import type { ImportField, ImportView } from './import-view';
import { MasterList } from './master-list';

/** What the action returned for a form of the import. */
export interface ActedImport {
  readonly error?: ImportError | null;
  readonly preview?: ImportView | null;
  readonly pasted?: string | null;
}

/** The Master List tab: the preview of an import above the list as text and the forms of an import. */
export const ImportPanel = ({
  acted: { error, preview, pasted } = {},
  fields,
  ...list
}: Omit<ComponentProps<typeof MasterList>, 'error' | 'pasted'> & {
  acted: ActedImport | undefined;
  fields: readonly ImportField[];
}) => (
  <>
    <ErrorAlert error={error?.intent === 'confirm-import' ? error : undefined} />
    {preview && <ImportPreview view={preview} noun={list.noun} fields={fields} />}
    <MasterList {...list} error={error ?? undefined} pasted={pasted} />
  </>
);
