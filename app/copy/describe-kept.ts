import { historyKinds, type HistoryKind, type KeptYears } from '~/domain/retention/limits';

type Kept = Readonly<Record<HistoryKind, KeptYears | null>>;

/** For how long each kind of history was kept and is kept now; of the kinds that changed, or of all if none did. */
export const createDescribeKept =
  (
    kindLabels: Readonly<Record<HistoryKind, string>>,
    yearsLabel: (years: KeptYears | null) => string,
  ) =>
  (from: Kept, to: Kept): string => {
    const changed = historyKinds.filter((kind) => from[kind] !== to[kind]);
    const describe = (kind: HistoryKind) =>
      from[kind] === to[kind]
        ? yearsLabel(to[kind])
        : `${yearsLabel(from[kind])} → ${yearsLabel(to[kind])}`;
    return (changed.length > 0 ? changed : historyKinds)
      .map((kind) => `${kindLabels[kind]}: ${describe(kind)}`)
      .join('; ');
  };
