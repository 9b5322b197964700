import { SendButton } from '~/app/components/forms/send-button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { FileForm } from './carried-import';
import type { RepairView, ShownRepair } from './import-view';
import { PreviewHeading } from './preview-heading';

/**
 * The repairs of an import, each with its count, and the button that reads the lines without those that are switched off.
 * Stands in a `FileForm`.
 */
export const RepairChoices = ({ off, repairs }: Pick<RepairView, 'off' | 'repairs'>) => {
  const { importPreview } = adminCopy;
  return (
    <div key={off.join()} className="mt-4 flex flex-col gap-3 px-4 sm:px-5">
      <fieldset>
        <legend className="font-semibold">{importPreview.repairsTitle}</legend>
        <p className="text-sm text-muted">{importPreview.repairsIntro}</p>
        {repairs.map((repair) => (
          <RepairChoice key={repair.code} repair={repair} />
        ))}
      </fieldset>
      <SendButton intent="import-repairs" className="self-start" formNoValidate>
        {importPreview.readAgain}
      </SendButton>
    </div>
  );
};

/** What a repair does, by its first cell or row, or else its first lines. */
const describeExample = ({
  count,
  lines,
  example,
}: Pick<ShownRepair, 'count' | 'lines' | 'example'>): string => {
  const { importPreview } = adminCopy;
  if (!example) return importPreview.wordLines(lines, count - lines.length);
  return example.to === null
    ? importPreview.lineText(lines[0] ?? 0, example.from)
    : importPreview.repairExample(example.from, example.to);
};

const RepairChoice = ({
  repair: { code, count, lines, example, isOn },
}: {
  repair: ShownRepair;
}) => {
  const { importPreview } = adminCopy;
  const id = `repair-${code}`;
  return (
    <div className="flex min-h-14 items-center gap-3 border-b border-base-300 py-2 last:border-b-0">
      <input type="hidden" name="offered" value={code} />
      <input
        id={id}
        type="checkbox"
        name="taken"
        value={code}
        defaultChecked={isOn}
        aria-describedby={`${id}-hint`}
        className="checkbox checkbox-primary"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer font-medium">
          {importPreview.repairs[code](count)}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted tabular-nums">
          {describeExample({ count, lines, example })}
        </p>
      </div>
    </div>
  );
};

/** The repairs of an import that was refused, because one that is off may be the reason. */
export const RepairQuestion = ({ view }: { view: RepairView }) => (
  <Card flush>
    <div className="px-4 sm:px-5">
      <PreviewHeading of={view}>{adminCopy.importPreview.repairsOfRefused}</PreviewHeading>
    </div>
    <FileForm file={view} columns={view.fields} className="pb-4 sm:pb-5">
      <RepairChoices {...view} />
    </FileForm>
  </Card>
);
