import { useId, useState } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { useHydrated } from './use-hydrated';

/** A text in a read-only field, with a button that copies it. */
export const CopyField = ({
  label,
  text,
  copyLabel,
  results,
}: {
  label: string;
  text: string;
  copyLabel: string;
  results: { readonly copied: string; readonly failed: string };
}) => {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const hydrated = useHydrated();
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
          className="input min-w-0 flex-1 basis-64 font-mono text-sm"
        />
        {hydrated && (
          <Button
            type="button"
            onClick={() => void copy()}
            icon={<Icon name={outcome === 'copied' ? 'check' : 'copy'} className="size-4" />}
          >
            {copyLabel}
          </Button>
        )}
      </div>
      <p role="status" className="min-h-5 text-sm text-muted">
        {outcome && results[outcome]}
      </p>
    </div>
  );
};
