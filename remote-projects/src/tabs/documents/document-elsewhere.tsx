import { useEffect, useState } from 'react';
import type { Address } from 'shared-contracts/routes';
import { FormSkeleton } from 'shared-ui';
import { AbsentDocument } from 'shared-ui/documents';
import { Navigate } from 'shared-ui/router';
import { useClient } from 'urql';
import { documentAddress } from './document-place.ts';

interface DocumentElsewhereProps {
  readonly projectId: string;
  readonly id: string;
  readonly onClose: () => void;
}

/** Opens a document of a record below the project in that record: the list of all documents names only the project. */
export function DocumentElsewhere({ projectId, id, onClose }: DocumentElsewhereProps) {
  const client = useClient();
  const [found, setFound] = useState<{ readonly address: Address | undefined }>();
  useEffect(() => {
    let isHere = true;
    void documentAddress(client, projectId, id).then((address) => isHere && setFound({ address }));
    return () => {
      isHere = false;
    };
  }, [client, projectId, id]);
  if (!found) return <FormSkeleton />;
  if (found.address !== undefined) return <Navigate to={found.address} replace />;
  return <AbsentDocument id={id} onClose={onClose} />;
}
