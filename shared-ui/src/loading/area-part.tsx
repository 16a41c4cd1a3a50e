import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { AreaName } from 'shared-contracts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';

/** A component that another area offers, under the name that the area declares. */
export interface AreaPartProps {
  readonly area: AreaName;
  readonly name: string;
  /** Its properties; the area that offers it validates them again, because it may be of another release. */
  readonly props: object;
  /** Links to show where the component cannot be shown. */
  readonly ways?: ReactNode;
}

const AreaPartContext = createContext<ComponentType<AreaPartProps> | null>(null);

/** Gives everything below it the shell's access to other areas. */
export function AreaPartProvider({
  part,
  children,
}: {
  part: ComponentType<AreaPartProps>;
  children: ReactNode;
}) {
  return <AreaPartContext value={part}>{children}</AreaPartContext>;
}

/** Shows a component of another area; if no shell provides it, shows that it is missing. */
export function AreaPart(props: AreaPartProps) {
  const Part = useContext(AreaPartContext);
  const { t } = useTexts('ui');
  if (Part) return <Part {...props} />;
  return <EmptyState cause={t('areaPart')} role="status" ways={props.ways} />;
}
