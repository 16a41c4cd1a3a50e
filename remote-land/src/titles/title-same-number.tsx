import type { OpenRow } from 'shared-ui/record';
import { useQuery } from 'urql';
import { TitleSameNumberDocument } from '../generated/operations.ts';
import { SameNumber } from '../parts/same-number.tsx';

/** Warns of other land with the registry number of land that a saved title covers, each with its page. */
export function TitleSameNumber({ row }: { readonly row: OpenRow }) {
  const [{ data }] = useQuery({
    query: TitleSameNumberDocument,
    variables: { id: row.id },
    pause: row.isNew,
    requestPolicy: 'cache-and-network',
  });
  return <SameNumber parcels={data?.title?.sameRegistryNumber ?? []} />;
}
