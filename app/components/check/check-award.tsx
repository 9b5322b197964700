import { useState, type ReactNode } from 'react';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { FoldedCard } from '~/app/components/ui/folded-card';
import { Sentence } from '~/app/components/ui/sentence';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { getControlNumber, type ShownAward } from '~/domain/award/shown-award';

/** Computes the award on the driver's own device. */
const useCheck = (shown: ShownAward, path: string) => {
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<ReactNode>(null);
  const check = async () => {
    setBusy(true);
    setFound(null);
    try {
      const { checkAward } = await import('./check-run');
      await checkAward(shown, path, setFound);
    } catch {
      setFound(
        <Alert kind="warning" title={copy.check.notChecked}>
          {copy.check.notLoaded}
        </Alert>,
      );
    }
    setBusy(false);
  };
  return { isBusy, found, check };
};

const ControlNumber = ({ of }: { of: string }) => (
  <Sentence
    text={copy.check.controlNumber}
    parts={{ number: <code>{getControlNumber(of)}</code> }}
  />
);

/** Lets a driver compute the published award again, or download the record of it without names. */
export const CheckAward = ({ shown, path }: { shown: ShownAward; path: string }) => {
  const recordPath = `${path}/check-record`;
  const { isBusy, found, check } = useCheck(shown, recordPath);
  return (
    <FoldedCard title={copy.check.title} hint={shown.digest && <ControlNumber of={shown.digest} />}>
      <p>
        {copy.check.intro} {shown.number !== null && copy.check.yourNumber(shown.number)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {useHydrated() && (
          <Button type="button" busy={isBusy} onClick={() => void check()}>
            {copy.check.press}
          </Button>
        )}
        <a href={recordPath} download className="btn border-base-300 bg-base-100 hover:bg-base-200">
          {copy.check.download}
        </a>
      </div>
      <div role="status" className="mt-3 empty:hidden">
        {found}
      </div>
      <p className="mt-3 text-sm text-muted">
        <Sentence
          text={copy.check.verifyFile}
          parts={{
            command: <code className="break-words">npm run -s verify-award -- file.json</code>,
          }}
        />
      </p>
      {shown.digest && (
        <p className="mt-2 text-sm text-muted">
          <Sentence
            text={copy.check.wholeNumber}
            parts={{ number: <code className="break-all">{shown.digest}</code> }}
          />
        </p>
      )}
    </FoldedCard>
  );
};
