/** A freed job or week, who freed it, who takes it, and what they move from. */
interface ChainStep {
  readonly offer: string;
  readonly freedBy: string | null;
  readonly driverId: string | null;
  readonly movedFrom: string | null;
}

/** How freed jobs or weeks are passed on, step by step. */
export const ChainSteps = ({
  steps,
  drivers,
  describe,
}: {
  steps: readonly ChainStep[];
  drivers: readonly { readonly employeeId: string; readonly name: string }[];
  describe: (step: {
    offer: string;
    giver: string | null;
    taker: string | null;
    movedFrom: string | null;
    /** Who moved away from the job or freed it. */
    freedBy: string | null;
  }) => string;
}) => {
  const names = new Map(drivers.map(({ employeeId, name }) => [employeeId, name]));
  const nameDriver = (id: string | null) =>
    id !== null && names.has(id) ? `${names.get(id)} (${id})` : id;
  return (
    <ol className="flex list-decimal flex-col gap-2 pl-6">
      {steps.map(({ offer, freedBy, driverId, movedFrom }, at) => (
        <li key={at}>
          {describe({
            offer,
            giver: nameDriver(freedBy),
            taker: nameDriver(driverId),
            movedFrom,
            freedBy,
          })}
        </li>
      ))}
    </ol>
  );
};
