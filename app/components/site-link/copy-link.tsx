import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/app/components/ui/button';
import { useHydrated } from '~/app/components/ui/use-hydrated';

const said = {
  copied: 'Copied to Clipboard',
  failed: 'Failed to copy data to clipboard. Please try again or select and copy manually.',
};

/** The link in a field to select by hand, with a button that copies it. */
export const CopyLink = ({ link }: { link: string }) => {
  const [outcome, setOutcome] = useState<keyof typeof said | null>(null);
  const hydrated = useHydrated();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor="site-link" className="text-sm font-semibold">
        Link for drivers
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="site-link"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="input min-w-0 flex-1 basis-64 font-mono text-sm"
        />
        {hydrated && (
          <Button
            type="button"
            onClick={() => void copy()}
            icon={
              outcome === 'copied' ? (
                <Check className="size-4" aria-hidden="true" />
              ) : (
                <Copy className="size-4" aria-hidden="true" />
              )
            }
          >
            Copy
          </Button>
        )}
      </div>
      <p role="status" className="min-h-5 text-sm text-muted">
        {outcome && said[outcome]}
      </p>
    </div>
  );
};
