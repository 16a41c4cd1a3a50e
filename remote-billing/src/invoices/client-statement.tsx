import { zoneHere } from 'shared-contracts/grids';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { MakingDialog } from 'shared-ui/reports';

/** The forms in which a statement leaves the office: one to send, one to reconcile. */
export const statementFormats = ['PDF', 'Excel'] as const;

/** The statement that is wanted: of a client as of a day, yyyy-MM-dd. */
export interface StatementRequest {
  readonly clientId: string;
  readonly name: string;
  readonly day: string;
  readonly outputFormat: (typeof statementFormats)[number];
}

interface ClientStatementProps {
  readonly statement: StatementRequest;
  readonly onClose: () => void;
}

/** Makes the statement of a client, and opens it. */
export function ClientStatement({ statement, onClose }: ClientStatementProps) {
  const { t, language } = useTexts('billing');
  const { clientId, name, day, outputFormat } = statement;
  return (
    <MakingDialog
      title={t('invoices.statement.of', { name })}
      purpose={t('invoices.statement.purpose', { day: shownDate(day, language) })}
      path="reports/client-statement"
      body={{ parentId: clientId, day, outputFormat, zone: zoneHere(), language }}
      onClose={onClose}
    />
  );
}
