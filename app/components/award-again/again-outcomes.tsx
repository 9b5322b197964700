import { DriverLine } from '~/app/components/admin/driver-line';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import type { AgainOutcome, WorseOff } from '~/domain/award/figures/award-again';

/** How many drivers stand there at once. */
const shownDrivers = 10;

const WorseOffList = ({ drivers }: { drivers: readonly WorseOff[] }) => (
  <ul className="divide-y divide-base-300">
    {drivers.map((driver) => (
      <DriverLine key={`${driver.employeeId} ${driver.lostId}`} driver={driver}>
        {adminCopy.awardAgain.loses(driver.lostId, driver.gainedId)}
      </DriverLine>
    ))}
  </ul>
);

const OutcomeCard = ({
  title,
  text,
  outcome: { changes, worseOff },
}: {
  title: string;
  text: string;
  outcome: AgainOutcome;
}) => {
  const { awardAgain } = adminCopy;
  const more = worseOff.slice(shownDrivers);
  return (
    <Card title={title} description={text}>
      <p>{awardAgain.changes(changes)}</p>
      {worseOff.length === 0 ? (
        <p>{awardAgain.nobodyWorse}</p>
      ) : (
        <>
          <h3 className="mt-3 font-semibold">{awardAgain.worse(worseOff.length)}</h3>
          <WorseOffList drivers={worseOff.slice(0, shownDrivers)} />
        </>
      )}
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 link cursor-pointer py-2">
            {awardAgain.more(more.length)}
          </summary>
          <WorseOffList drivers={more} />
        </details>
      )}
    </Card>
  );
};

/** Who is worse off by each of the two ways. */
export const AgainOutcomes = ({
  again: { from, keeping, partly, whole, isSame },
}: {
  again: {
    readonly from: number;
    readonly keeping: number;
    readonly partly: AgainOutcome;
    readonly whole: AgainOutcome;
    readonly isSame: boolean;
  };
}) => {
  const { awardAgain } = adminCopy;
  return (
    <div className="flex flex-col gap-3">
      {isSame && <p className="font-semibold">{awardAgain.same}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <OutcomeCard
          title={awardAgain.partly(from)}
          text={awardAgain.keeping(keeping)}
          outcome={partly}
        />
        <OutcomeCard title={awardAgain.whole} text={awardAgain.wholeText} outcome={whole} />
      </div>
    </div>
  );
};
