import type { FormEvent } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { Alert } from '~/app/components/ui/alert';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import type { CellValue, RowConflict } from '~/domain/roster/change-list';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { choiceName, toEditList, type RowEdit } from '~/domain/roster/row-edit';
import type { GridColumn } from './roster-definition';

export interface EditConflict {
  readonly rows: readonly RowConflict[];
  /** The edits of the refused save, adjusted to what is stored now. */
  readonly edits: readonly RowEdit[];
}

interface ResolveConflictProps extends EditConflict {
  readonly noun: RosterNoun;
  readonly columns: readonly GridColumn[];
  /** Called for each edit that is discarded because the administrator chooses the other version. */
  readonly onTake: (id: string, field?: string) => void;
}

const shown = (value: CellValue | undefined): string =>
  typeof value === 'boolean'
    ? value
      ? adminCopy.common.yes
      : adminCopy.common.no
    : String(value ?? '') || adminCopy.roster.empty;

/** Shows both versions of rows that two administrators changed at the same time, field by field. */
export const ResolveConflict = ({ noun, columns, rows, edits, onTake }: ResolveConflictProps) => {
  const take = (event: FormEvent<HTMLFormElement>) => {
    const choices = new FormData(event.currentTarget);
    for (const { id, yours } of rows) {
      if (choices.get(choiceName(id)) === 'theirs') onTake(id);
      for (const field of Object.keys(yours))
        if (choices.get(choiceName(id, field)) === 'theirs') onTake(id, field);
    }
  };
  return (
    <RouteDialog title={adminCopy.roster.conflictTitle} closeTo="." wide>
      <Alert kind="warning" live="assertive">
        {adminCopy.roster.conflictText(noun, rows.length)}
      </Alert>
      <PostForm action="?" onSubmit={take} className="mt-4 flex flex-col gap-5">
        <input type="hidden" name="edits" value={toEditList(edits)} />
        {rows.map((row) => (
          <fieldset key={row.id} className="rounded-box border border-base-300 p-4">
            <legend className="px-2 font-mono font-bold">{row.id}</legend>
            {row.theirs === null ? (
              <Choice
                name={choiceName(row.id)}
                label={adminCopy.roster.wasDeleted(noun)}
                theirs={adminCopy.roster.keepItDeleted}
                mine={adminCopy.roster.restoreIt(
                  columns
                    .filter(({ field }) => row.yours[field] !== undefined)
                    .map(({ field, label }) => `${label} ${shown(row.yours[field])}`)
                    .join(', '),
                )}
              />
            ) : (
              columns
                .filter(({ field }) => field !== 'id' && isChanged(row, field))
                .map(({ field, label }) => (
                  <Field key={field} row={row} field={field} label={label} />
                ))
            )}
          </fieldset>
        ))}
        <DialogFoot
          closeTo="."
          intent="save"
          label={adminCopy.roster.saveMyChoices}
          className="flex flex-wrap justify-end gap-3"
        />
      </PostForm>
    </RouteDialog>
  );
};

const isChanged = ({ seen, theirs, yours }: RowConflict, field: string): boolean =>
  yours[field] !== undefined || (theirs !== null && theirs[field] !== seen[field]);

const Field = ({ row, field, label }: { row: RowConflict; field: string; label: string }) => {
  const [was, theirs, mine] = [row.seen[field], row.theirs?.[field], row.yours[field]];
  if (mine === undefined || mine === theirs) {
    return (
      <p className="py-1.5">
        <Sentence
          text={adminCopy.roster.nowAndBefore(shown(theirs), shown(was))}
          parts={{ label: <strong>{label}</strong> }}
        />
      </p>
    );
  }
  return (
    <Choice
      name={choiceName(row.id, field)}
      label={adminCopy.roster.was(label, shown(was))}
      theirs={adminCopy.roster.takeTheirs(shown(theirs))}
      mine={adminCopy.roster.keepMine(shown(mine))}
      // By default keep the user's own value if the other administrator did not change this field.
      isMine={theirs === was}
    />
  );
};

const Choice = ({
  name,
  label,
  theirs,
  mine,
  isMine = false,
}: {
  name: string;
  label: string;
  theirs: string;
  mine: string;
  isMine?: boolean;
}) => (
  <div role="radiogroup" aria-label={label} className="py-2">
    <p className="mb-1.5 text-sm font-semibold">{label}</p>
    <div className="grid gap-2 sm:grid-cols-2">
      {(
        [
          ['theirs', theirs],
          ['mine', mine],
        ] as const
      ).map(([value, text]) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-base-300 px-3 py-2 [overflow-wrap:anywhere] has-checked:border-primary has-checked:bg-base-200"
        >
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={isMine && value === 'mine'}
            className="radio radio-sm radio-primary"
          />
          {text}
        </label>
      ))}
    </div>
  </div>
);
