import { useEffect, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { limits } from 'shared-contracts/limits';
import { useQuery } from 'urql';
import { holds, optionsIn, type PickColumn, type Picklist, type PickOption } from './picklist.ts';

interface PicklistState {
  readonly options: readonly PickOption[];
  readonly isLoading: boolean;
  /** Whether the options do not answer to the text as it is now: they are being asked for, or are about to be. */
  readonly isWaiting: boolean;
  /** Whether these are all entries that hold the text, not the first page of them. */
  readonly isWhole: boolean;
  readonly failure: { readonly message: string; readonly tryAgain: () => void } | undefined;
}

/** A text once it has not changed for half a second. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), limits.textDebounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * The options of a picklist that contain a text. They are requested once the menu has opened, then cached and searched
 * here; the API searches only if there is more than a page of them.
 */
export function usePicklist(
  { document, page, loadsOnMount = false, needs = [], isOffered = () => true }: Picklist,
  columns: readonly PickColumn[],
  given: Readonly<Record<string, unknown>>,
  text: string,
  isOpen: boolean,
): PicklistState {
  const [wasOpened, setWasOpened] = useState(loadsOnMount);
  if (isOpen && !wasOpened) setWasOpened(true);
  const isMissing = needs.some((argument) => !given[argument]);
  const isWanted = wasOpened && !isMissing;
  const first = page === limits.picklistPage ? {} : { first: page };
  const [all, askAll] = useQuery({ query: document, variables: { ...given, ...first }, pause: !isWanted });
  const everything = isMissing ? [] : optionsIn(all.data);
  const settled = useSettled(text).trim();
  const isSearched = everything.length >= page && settled !== '';
  const [search, askSearch] = useQuery({
    query: document,
    variables: { ...given, ...first, query: settled },
    pause: !isWanted || !isSearched,
  });
  const answer = isSearched ? search : all;
  const found = isSearched
    ? optionsIn(search.data)
    : everything.filter((option) => holds(option, columns, text));
  const ask = isSearched ? askSearch : askAll;
  return {
    options: found.filter(isOffered),
    isLoading: isWanted && answer.fetching,
    isWaiting: isWanted && (answer.fetching || (everything.length >= page && settled !== text.trim())),
    isWhole: (isSearched ? optionsIn(search.data) : everything).length < page,
    failure: answer.error && {
      message: errorMessage(answer.error) ?? '',
      tryAgain: () => ask({ requestPolicy: 'network-only' }),
    },
  };
}
