import { adminCopy } from '~/app/copy/copy';
import type { CarriedImport } from './import-view';

/** The hidden fields with which a form sends an import again. */
export const CarriedFields = ({ lines, sheet }: CarriedImport) => (
  <>
    <input type="hidden" name="lines" value={lines} />
    {sheet && <input type="hidden" name="sheet" value={JSON.stringify(sheet)} />}
  </>
);

/** Names the sheet that was read, because a workbook may have several, and rows that nobody sees in it. */
export const SheetNote = ({ sheet }: Pick<CarriedImport, 'sheet'>) =>
  sheet && (
    <p className="text-sm text-muted">
      {adminCopy.importPreview.fromSheet(sheet.name, sheet.hiddenRows)}
    </p>
  );
