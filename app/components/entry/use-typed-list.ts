import { useEffect, useMemo, useRef, useState } from 'react';
import type { AskedChoice } from '~/app/components/choosing/ask-which';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { adminCopy } from '~/app/copy/copy';
import type { TypedOwner } from '~/domain/picks/enter-list';
import { createPickReader, type TypedPickProblem } from '~/domain/picks/typed-picks';
import { useTypedDriver, type TypedDriver } from './use-typed-driver';

/** Who asked for a list, and how. */
export interface Asked {
  readonly askedBy: string;
  readonly how: string;
}

/** A refused list: why, what was typed, and whom the number meant. A page without scripts shows it again. */
export interface RefusedTypedList {
  readonly error: SaveProblem & { readonly code: string };
  readonly typed?: Asked & { readonly driver: string; readonly picks: string };
  readonly found?: TypedDriver;
  /** Whom the text in the driver's field may mean. */
  readonly unclear?: AskedChoice;
}

export interface TypedListView {
  /** All jobs of the site. */
  readonly jobIds: readonly string[];
  readonly periodId: string;
  readonly timeZone: string;
  readonly isSealed: boolean;
  /** The list that is corrected; null if a new one is typed. */
  readonly correction: {
    readonly owner: TypedOwner;
    readonly picks: readonly string[];
    readonly over: string;
  } | null;
}

/** The codes of refusals by the field that they are about. */
export const driverCodes = ['driver-typed-unknown', 'choice-unclear'];
const picksCodes = ['no-picks-typed', 'typed-picks-wrong'];
export const fieldCodes = [...driverCodes, ...picksCodes, 'ask-way-missing'];

const describeProblem = (problem: TypedPickProblem): string => {
  const { problems } = adminCopy.enterLists;
  switch (problem.code) {
    case 'job-unknown':
      return problems['job-unknown'](problem);
    case 'job-unclear':
      return problems['job-unclear'](problem);
    case 'job-repeated':
      return problems['job-repeated'](problem);
    case 'job-not-allowed':
      return problems['job-not-allowed'](problem);
  }
};

/** What is typed in both fields. A sent list leaves at once, and comes back if it is refused. */
const useTyped = (view: TypedListView, refused: RefusedTypedList | undefined) => {
  const { correction } = view;
  const begun = refused?.typed ?? {
    driver: correction?.owner.employeeId ?? '',
    picks: correction?.picks.join(' ') ?? '',
  };
  const [driver, setDriver] = useState(begun.driver);
  const [picks, setPicks] = useState(begun.picks);
  const sent = useRef<{ driver: string; picks: string } | null>(null);
  useEffect(() => {
    if (!refused || !sent.current) return;
    setDriver(sent.current.driver);
    setPicks(sent.current.picks);
    sent.current = null;
  }, [refused]);
  const leave = () => {
    sent.current = { driver, picks };
    setDriver('');
    setPicks('');
  };
  return { driver, setDriver, picks, setPicks, leave };
};

/** What the page knows of the driver before it asks the server. */
const findKnown = (
  { correction }: TypedListView,
  refused: RefusedTypedList | undefined,
): TypedDriver | null => {
  if (refused?.found) return refused.found;
  if (!correction) return null;
  return { typed: correction.owner.employeeId, owner: correction.owner, problem: null };
};

/** What is typed, what it means, and what is wrong with it. */
export const useTypedList = (view: TypedListView, refused: RefusedTypedList | undefined) => {
  const { driver, setDriver, picks, setPicks, leave } = useTyped(view, refused);
  const [focused, setFocused] = useState<'driver' | 'picks' | null>(null);
  const found = useTypedDriver(driver, findKnown(view, refused));
  const readPicks = useMemo(() => createPickReader(view.jobIds), [view.jobIds]);
  // The last word may not be finished yet.
  const judged = focused === 'picks' ? picks.replace(/[^\s,;]+$/, '') : picks;
  const read = readPicks(judged, found?.owner?.barred ?? []);
  const isSame = refused?.typed?.driver === driver && refused.typed.picks === picks;
  const getError = (codes: readonly string[]) =>
    refused && isSame && codes.includes(refused.error.code) ? refused.error.text : undefined;
  const hasWrongPicks = read.problems.length > 0;
  return {
    owner: found?.owner,
    jobIds: read.jobIds,
    hasWrongDriver: driver.trim() === '' || Boolean(found?.problem),
    hasWrongPicks,
    leave,
    driverField: {
      value: driver,
      onType: setDriver,
      onFocus: (hasFocus: boolean) => setFocused(hasFocus ? 'driver' : null),
      // It is judged once it is typed.
      error: focused === 'driver' ? undefined : (found?.problem ?? getError(driverCodes)),
    },
    picksField: {
      value: picks,
      onType: setPicks,
      onFocus: (hasFocus: boolean) => setFocused(hasFocus ? 'picks' : null),
      error: hasWrongPicks ? read.problems.map(describeProblem).join(' ') : getError(picksCodes),
    },
  };
};
