import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { MentionablePeopleDocument, type MentionablePeopleQuery } from '../../generated/operations.ts';
import type { TypedMention } from './mention-at-caret.ts';
import type { CommentsPlace } from './use-comments.ts';

export type MentionablePerson = MentionablePeopleQuery['people'][number];

/** How long typing pauses before people are looked up, in milliseconds. */
const pause = 150;

const nobody: readonly MentionablePerson[] = [];

/** The people that a typed mention may mean; the server offers only those who may read the comment. */
export function useMentionMenu(
  { source, parentId }: CommentsPlace,
  typed: TypedMention | undefined,
  isConfidential: boolean,
): { readonly people: readonly MentionablePerson[]; readonly isNobody: boolean } {
  const client = useClient();
  const [found, setFound] = useState<{ text: string; people: readonly MentionablePerson[] }>();
  const text = typed?.text;
  useEffect(() => {
    if (text === undefined) return setFound(undefined);
    let isWanted = true;
    const timer = setTimeout(async () => {
      const variables = { source, parentId, isConfidential, text };
      const { data } = await client.query(MentionablePeopleDocument, variables).toPromise();
      if (isWanted) setFound({ text, people: data?.people ?? nobody });
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, source, parentId, isConfidential, text]);
  const people = typed && found ? found.people : nobody;
  // Text that continues after a name with a space is no unknown name.
  const isNobody = found?.people.length === 0 && found.text === text && !found.text.includes(' ');
  return { people, isNobody: typed !== undefined && isNobody };
}
