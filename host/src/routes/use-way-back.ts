import { useLocation, useNavigate } from 'shared-ui/router';

/**
 * Goes back to the previous screen; undefined if the visit began here, as the history has no earlier screen of ours.
 */
export function useWayBack(): (() => void) | undefined {
  const { key } = useLocation();
  const navigate = useNavigate();
  return key === 'default' ? undefined : () => navigate(-1);
}
