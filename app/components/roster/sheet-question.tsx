import { useSending } from '~/app/components/forms/use-sending';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';
import { FileForm } from './carried-import';
import type { SheetView } from './import-view';
import { PreviewHeading } from './preview-heading';

/** Asks which sheet is meant, where several have the columns of the list. Each is a form with its own lines. */
export const SheetQuestion = ({ sheets }: { sheets: readonly SheetView[] }) => {
  const isBusy = useSending('import-sheet');
  const { importPreview } = adminCopy;
  return (
    <Card>
      <div className="flex flex-col gap-2">
        <PreviewHeading of={sheets}>{importPreview.sheetsTitle}</PreviewHeading>
        <p className="text-sm text-muted">{importPreview.sheetsIntro}</p>
      </div>
      <ul className="mt-4 flex flex-col gap-3">
        {sheets.map((one, at) => (
          <li key={at}>
            <FileForm file={one}>
              <Button name="intent" value="import-sheet" busy={isBusy}>
                {importPreview.sheetChoice(one.sheet?.name ?? '', one.rows)}
              </Button>
            </FileForm>
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <LinkButton to="?tab=master">{copy.common.cancel}</LinkButton>
      </div>
    </Card>
  );
};
