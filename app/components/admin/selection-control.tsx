import { Form, Link, useNavigation } from '@remix-run/react';
import type { SelectionWindow, WindowState } from '~/domain/portal/selection-window';
import type { ActionError } from './use-action-error';

interface SelectionControlProps {
  readonly window: SelectionWindow;
  readonly state: WindowState;
  readonly timeZone: string;
  readonly error: ActionError | undefined;
}

const status = {
  open: { word: 'Open', chip: 'badge-success', text: 'Drivers can rank and save until' },
  closed: { word: 'Closed', chip: 'badge-warning', text: 'Selection ended at' },
  published: {
    word: 'Published',
    chip: 'badge-info',
    text: 'Assignments are published. Selection ended at',
  },
} as const;

/** State and cutoff of the selection period, with the one thing to do next. */
export const SelectionControl = ({ window, state, timeZone, error }: SelectionControlProps) => {
  const isBusy = useNavigation().state !== 'idle';
  const { word, chip, text } = status[state];
  const { wallTime } = window.closesAt;
  return (
    <section className="card border border-base-300 bg-base-100" aria-labelledby="selection">
      <div className="card-body gap-4 p-5">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="selection" className="text-lg font-semibold">
            Selection for {window.periodId}
          </h2>
          <span className={`badge ${chip}`}>{word}</span>
          <p className="text-sm">
            {text} <strong className="tabular-nums">{wallTime.replace('T', ' ')}</strong> (
            {window.closesAt.timeZone})
          </p>
        </div>
        {error && (
          <p role="alert" className="alert alert-error">
            <span>
              <strong>{error.title}.</strong> {error.text}
            </span>
          </p>
        )}
        <div className="flex flex-wrap items-end gap-3">
          {state !== 'published' && (
            <Form method="post" className="flex flex-wrap items-end gap-2">
              <label className="flex flex-col gap-1">
                <span className="text-sm font-medium">
                  {state === 'open' ? 'Cutoff' : 'Reopen until'} ({timeZone})
                </span>
                <input
                  key={wallTime}
                  type="datetime-local"
                  name="wallTime"
                  required
                  defaultValue={wallTime}
                  className="input tabular-nums"
                />
              </label>
              <button name="intent" value="move-cutoff" className="btn" disabled={isBusy}>
                {state === 'open' ? 'Change cutoff' : 'Reopen'}
              </button>
            </Form>
          )}
          {state === 'open' && (
            <Form method="post">
              <button name="intent" value="close-selection" className="btn" disabled={isBusy}>
                Close selection now
              </button>
            </Form>
          )}
          {state === 'closed' && (
            <Link to="/admin/final-assignments?view=provisional" className="btn btn-primary">
              Go on to the assignments
            </Link>
          )}
          {state === 'published' && (
            <Form method="post">
              <button
                name="intent"
                value="start-next-period"
                className="btn btn-primary"
                disabled={isBusy}
              >
                Start next period
              </button>
            </Form>
          )}
        </div>
      </div>
    </section>
  );
};
