import { useLocation, useNavigate } from 'shared-ui/router';

/** Goes back to the screen before; undefined where the visit began here, as nothing of ours is behind it. */
export function useWayBack(): (() => void) | undefined {
  const { key } = useLocation();
  const navigate = useNavigate();
  return key === 'default' ? undefined : () => navigate(-1);
}
