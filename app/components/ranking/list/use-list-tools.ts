import { useCallback, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/** Which row of the list is open, and which picks are chosen to be moved or removed together. */
export const useListTools = (asked: { opened: string; isSelecting: boolean }) => {
  const [opened, open] = useState(asked.opened);
  const [chosen, setChosen] = useState(asked.isSelecting ? nothing : null);
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setChosen((before) => {
        const after = new Set(before);
        if (isChosen) after.add(id);
        else after.delete(id);
        return after;
      }),
    [],
  );
  const select = useCallback((isOn: boolean) => {
    open('');
    setChosen(isOn ? nothing : null);
  }, []);
  return { opened, open, chosen, choose, select };
};

export type ListTools = ReturnType<typeof useListTools>;
