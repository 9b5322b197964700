import { adminCopy, copy } from '~/app/copy/copy';
import type { LeftOverOfferView } from './left-over-view';

/** Who takes which of the offered jobs, the most senior driver first. */
export const OfferAnswers = ({ answers }: Pick<LeftOverOfferView, 'answers'>) => {
  const { leftOver } = adminCopy;
  return (
    <section className="mt-4">
      <h3 className="font-semibold">{leftOver.answers(answers.length)}</h3>
      {answers.length > 0 && (
        <>
          <p className="text-sm text-muted">{leftOver.answerHint}</p>
          <ul className="mt-1 divide-y divide-base-300">
            {answers.map(({ driver: { employeeId, name, seniorityNumber }, jobIds }) => (
              <li key={employeeId} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="min-w-0 wrap-anywhere">
                  <span className="text-muted tabular-nums">
                    {seniorityNumber ?? copy.common.notAvailable}
                  </span>{' '}
                  <strong>{name}</strong> <span className="text-muted">({employeeId})</span>
                </span>
                <span className="font-mono">{jobIds.join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
