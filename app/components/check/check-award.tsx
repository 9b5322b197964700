import { copy } from '~/app/copy/copy';
import { Download, ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import type { ShownAward } from '~/domain/award/shown-award';
import type { CheckStep } from './run-check';

/** Computes the award on the driver's own device. The engine is loaded when it is needed. */
const useCheck = (shown: ShownAward, path: string) => {
  const [step, setStep] = useState<CheckStep | null>(null);
  const [found, setFound] = useState<ReactNode>(null);
  const check = async () => {
    setFound(null);
    setStep('loading');
    try {
      const [{ runCheck }, { CheckResultNote }] = await Promise.all([
        import('./run-check'),
        import('./check-result'),
      ]);
      const result = await runCheck(shown, path, setStep);
      setFound(<CheckResultNote result={result} shown={shown} />);
    } catch {
      setFound(
        <Alert kind="warning" title={copy.check.notChecked}>
          {copy.check.notLoaded}
        </Alert>,
      );
    }
    setStep(null);
  };
  return { step, found, check };
};

/** Lets a driver compute the published award again, or download the record of it without names. */
export const CheckAward = ({ shown, path }: { shown: ShownAward; path: string }) => {
  const recordPath = `${path}/check-record`;
  const { step, found, check } = useCheck(shown, recordPath);
  return (
    <Card title={copy.check.title}>
      <p>
        {copy.check.intro} {shown.number !== null && copy.check.yourNumber(shown.number)}
      </p>
      {shown.digest && (
        <p className="mt-2 text-sm text-muted">
          <Sentence
            text={copy.check.digest}
            parts={{ digest: <code className="break-all">{shown.digest}</code> }}
          />
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {useHydrated() && (
          <Button
            type="button"
            icon={<ShieldCheck className="size-5" aria-hidden="true" />}
            busy={step !== null}
            onClick={() => void check()}
          >
            {copy.check.press}
          </Button>
        )}
        <a
          href={recordPath}
          download
          className="btn gap-2 border-base-300 bg-base-100 hover:bg-base-200"
        >
          <Download className="size-5" aria-hidden="true" />
          {copy.check.download}
        </a>
      </div>
      <div role="status" className="mt-3 empty:hidden">
        {step ? copy.check.steps[step] : found}
      </div>
      <p className="mt-3 text-sm text-muted">
        <Sentence
          text={copy.check.verifyFile}
          parts={{
            command: <code className="break-words">npm run -s verify-award -- file.json</code>,
          }}
        />
      </p>
    </Card>
  );
};
