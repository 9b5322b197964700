import { Alert } from '~/app/components/ui/alert';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import type { Catalogue } from '~/domain/award/award';
import { getControlNumber, type ShownAward } from '~/domain/award/shown-award';
import { findLabel } from '~/domain/shared/find-label';
import type { CheckResult } from './run-check';

type Differs = Extract<CheckResult, { code: 'assignment-differs' }>;

/** Who has an offer. The rule is named only if the drivers are the same. */
const listHolders = (
  { published, computed }: Differs,
  holders: Differs['published'],
  catalogue: Catalogue,
): string => {
  const types = copy.assignments[catalogue === 'jobs' ? 'types' : 'vacationTypes'];
  const numbers = holders.map(({ number }) => number);
  const isSame =
    published.map(({ number }) => number).join() === computed.map(({ number }) => number).join();
  return copy.checkResult.holders(
    numbers,
    isSame ? holders.map(({ assignmentType }) => findLabel(types, assignmentType)).join(', ') : '',
  );
};

const describeProblem = (
  result: Exclude<CheckResult, { code: 'same' }>,
  catalogue: Catalogue,
): string => {
  switch (result.code) {
    case 'assignment-differs':
      return copy.checkResult.assignmentDiffers(
        catalogue,
        result.offerId,
        listHolders(result, result.published, catalogue),
        listHolders(result, result.computed, catalogue),
      );
    case 'own-result-differs':
      return copy.checkResult.ownDiffers(result.shown, result.recorded);
    case 'digest-differs':
      return copy.checkResult.numberDiffers(result.expected, result.computed);
    case 'output-differs':
      return copy.checkResult.outputDiffers(result.at);
    case 'refused':
      return result.text;
    case 'other-version':
    case 'unknown-engine':
      return copy.checkResult.reload;
    case 'signed-out':
      return copy.checkResult.signedOut;
    case 'not-loaded':
      return copy.check.notLoaded;
    case 'unreadable':
      return copy.checkResult.unreadable;
  }
};

/** Results that say nothing about the award, because it was not compared. */
const notCompared = new Set<CheckResult['code']>([
  'refused',
  'other-version',
  'unknown-engine',
  'signed-out',
  'not-loaded',
]);

/** What the check found. */
export const CheckResultNote = ({
  result,
  shown: { catalogue, digest: known },
}: {
  result: CheckResult;
  shown: ShownAward;
}) => {
  if (result.code !== 'same') {
    const isOpen = notCompared.has(result.code);
    return (
      <Alert
        kind={isOpen ? 'warning' : 'error'}
        title={isOpen ? copy.check.notChecked : copy.checkResult.differs}
      >
        <p className="break-words">{describeProblem(result, catalogue)}</p>
        {!isOpen && <p>{copy.checkResult.tellAdmin}</p>}
      </Alert>
    );
  }
  const { drivers, offers, number, digest } = result;
  return (
    <Alert kind="success" title={copy.checkResult.same}>
      <p>
        {copy.checkResult.sameText(catalogue, drivers, offers)}{' '}
        {number !== null && copy.checkResult.sameOwn(number)}
      </p>
      <p>
        {digest === null ? (
          copy.checkResult.noNumber
        ) : (
          <Sentence
            text={known === null ? copy.checkResult.controlNumber : copy.checkResult.sameNumber}
            parts={{ number: <code>{getControlNumber(digest)}</code> }}
          />
        )}
      </p>
    </Alert>
  );
};
