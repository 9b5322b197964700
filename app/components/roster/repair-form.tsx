import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { CarriedColumns, CarriedFields } from './carried-import';
import type { RepairView, ShownRepair } from './import-view';
import { PreviewHeading } from './preview-heading';

/** The repairs of an import, each with its count, and the button that reads the lines without those that are switched off. */
export const RepairForm = ({ view }: { view: RepairView }) => {
  const isBusy = useSending('import-repairs');
  const { importPreview } = adminCopy;
  return (
    <PostForm
      key={view.off.join()}
      encType="multipart/form-data"
      className="mt-4 flex flex-col gap-3 px-4 sm:px-5"
    >
      <CarriedFields {...view} />
      <CarriedColumns columns={view.fields} />
      <fieldset>
        <legend className="font-semibold">{importPreview.repairsTitle}</legend>
        <p className="text-sm text-muted">{importPreview.repairsIntro}</p>
        {view.repairs.map((repair) => (
          <RepairChoice key={repair.code} repair={repair} />
        ))}
      </fieldset>
      <Button name="intent" value="import-repairs" className="self-start" busy={isBusy}>
        {importPreview.readAgain}
      </Button>
    </PostForm>
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
    <div className="pb-4 sm:pb-5">
      <RepairForm view={view} />
    </div>
  </Card>
);
