import { DriverLine } from '~/app/components/admin/driver-line';
import { adminCopy } from '~/app/copy/copy';
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
            {answers.map(({ driver, jobIds }) => (
              <DriverLine key={driver.employeeId} driver={driver}>
                {jobIds.join(', ')}
              </DriverLine>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
