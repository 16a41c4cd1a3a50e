import { useCallback, useEffect, useState } from 'react';
import type { LookedTable, Recipe } from 'shared-contracts/bring-in';
import { failureText } from 'shared-contracts/errors';
import type { BringInCalls, TableChoices } from './bring-in-calls.ts';

/** The file of a table that was uploaded. */
export interface TableFile {
  readonly id: string;
  readonly name: string;
}

/** Nothing is chosen at first: the choices are derived from the table itself. */
const noChoices: TableChoices = {
  ...{ sheet: null, heading: null, format: null, columns: [], fixed: null, isWithoutRecipe: false },
};

/** The recipe of a table that was looked at, without why. */
export const recipeOf = ({ recipe }: LookedTable): Recipe => ({
  ...recipe,
  columns: recipe.columns.map(({ place, header, field, order }) => ({ place, header, field, order })),
});

/** A table, how it is read, and how to read it otherwise. */
export interface Table {
  readonly looked: LookedTable | undefined;
  readonly isReading: boolean;
  /** Why it could not be read; '' without a message. */
  readonly failure: string | undefined;
  /** Reads it with other choices. */
  readonly choose: (change: Partial<TableChoices>) => void;
  /** Reads it with another choice about one column. */
  readonly chooseColumn: (column: TableChoices['columns'][number]) => void;
  /** Reads it by its headings and cells alone. */
  readonly findAnew: () => void;
  readonly readAgain: () => void;
}

/** Looks at a table, and again with each choice. */
export function useTable(calls: BringInCalls, file: TableFile | undefined): Table {
  const [question, setQuestion] = useState({ choices: noChoices, turn: 0 });
  const [looked, setLooked] = useState<LookedTable>();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [of, setOf] = useState({ id: file?.id, calls });
  // Another file begins without choices, and so does another kind of records.
  if (of.id !== file?.id || of.calls !== calls) {
    setOf({ id: file?.id, calls });
    setQuestion(({ turn }) => ({ choices: noChoices, turn: turn + 1 }));
    setLooked(undefined);
    setFailure(undefined);
  }
  const fileId = file?.id;
  useEffect(() => {
    if (fileId === undefined) return undefined;
    const controller = new AbortController();
    const look = async () => {
      setReading(true);
      try {
        const found = await calls.look(fileId, question.choices, controller.signal);
        if (controller.signal.aborted) return;
        setLooked(found);
        setFailure(undefined);
      } catch (error) {
        if (!controller.signal.aborted) setFailure(failureText(error) ?? '');
      }
      if (!controller.signal.aborted) setReading(false);
    };
    void look();
    return () => controller.abort();
  }, [calls, fileId, question]);
  const ask = useCallback(
    (choices: TableChoices) => setQuestion(({ turn }) => ({ choices, turn: turn + 1 })),
    [],
  );
  return {
    looked,
    isReading,
    failure,
    choose: (change) => ask({ ...question.choices, ...change }),
    chooseColumn: (column) =>
      ask({
        ...question.choices,
        columns: [...question.choices.columns.filter(({ place }) => place !== column.place), column],
      }),
    findAnew: () => ask({ ...noChoices, isWithoutRecipe: true }),
    readAgain: () => ask(question.choices),
  };
}
