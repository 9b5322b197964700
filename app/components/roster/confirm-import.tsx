import { SendButton } from '~/app/components/forms/send-button';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy, copy } from '~/app/copy/copy';
import type { ImportMode } from '~/domain/roster/import-plan';
import type { RosterNoun } from '~/domain/roster/roster-text';
import type { ImportView } from './import-view';

/** Asks what becomes of the rows that are not in the file, and stores what the preview shows. Stands in a `FileForm`. */
export const ConfirmImport = ({ view, noun }: { view: ImportView; noun: RosterNoun }) => {
  const { basis, canConfirm, missing, clashes, repairs } = view;
  const { importPreview } = adminCopy;
  const hidden = repairs.find(({ code, isOn }) => code === 'take-hidden' && !isOn)?.count ?? 0;
  const hiddenNote = hidden > 0 ? ` ${importPreview.hiddenMissing(hidden)}` : '';
  return (
    <div key={basis} className="flex flex-col gap-4 border-t border-base-300 p-4 sm:p-5">
      <input type="hidden" name="basis" value={basis} />
      {missing.count > 0 && canConfirm ? (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-3 font-semibold">
            {importPreview.choice(noun, missing.count)}
          </legend>
          <ModeChoice mode="keep" clashes={clashes.keep} label={importPreview.keep} />
          <ModeChoice
            mode="replace"
            clashes={clashes.replace}
            label={importPreview.replace(noun, missing.count)}
            hint={`${importPreview.removedWith[noun]}${hiddenNote}`}
          />
        </fieldset>
      ) : (
        <input type="hidden" name="mode" value="keep" />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <LinkButton to="?tab=master">{copy.common.cancel}</LinkButton>
        {canConfirm && (
          <SendButton
            intent="confirm-import"
            variant="primary"
            busyText={adminCopy.roster.importing}
          >
            {importPreview.confirm}
          </SendButton>
        )}
      </div>
    </div>
  );
};

/** One way to treat the rows that are not in the import. Rows are never removed by default. */
const ModeChoice = ({
  mode,
  clashes,
  label,
  hint,
}: {
  mode: ImportMode;
  clashes: readonly string[];
  label: string;
  hint?: string;
}) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-base-300 p-3 has-checked:border-primary has-checked:bg-base-200 has-disabled:cursor-not-allowed has-disabled:text-muted">
    <input
      type="radio"
      name="mode"
      value={mode}
      required
      disabled={clashes.length > 0}
      defaultChecked={mode === 'keep' && clashes.length === 0}
      aria-label={label}
      aria-describedby={hint && `mode-${mode}-hint`}
      className="radio mt-0.5 radio-primary"
    />
    <span>
      <span className="block font-medium">{label}</span>
      {hint && (
        <span id={`mode-${mode}-hint`} className="block text-sm text-muted">
          {hint}
        </span>
      )}
    </span>
  </label>
);
