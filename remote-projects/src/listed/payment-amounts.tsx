import type { BulkActionProps } from 'shared-contracts';
import { compareDecimals, differenceOf, isDecimal, readDecimal } from 'shared-contracts/decimal';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { PlainInput } from 'shared-ui/form';
import { useQuery } from 'urql';
import { PaymentBalancesDocument, type PaymentBalancesQuery } from '../generated/operations.ts';
import { moneyText } from '../ground/money-text.ts';
import classes from './payment-acts.module.css';

type Balance = PaymentBalancesQuery['balances'][number];

interface PaymentAmountsProps extends Pick<BulkActionProps, 'rows'> {
  readonly label: string;
  /** The amounts are parts that were paid, not held back. */
  readonly isPaid: boolean;
  readonly amounts: Readonly<Record<string, string>>;
  readonly onAmount: (id: string, amount: string) => void;
}

/** The rest of a payment after an amount; undefined while no valid amount is typed. */
function leftAfter({ left }: Balance, typed: string | undefined): string | undefined {
  const amount = readDecimal(typed);
  if (!isDecimal(amount)) return undefined;
  const rest = differenceOf(left, amount);
  return compareDecimals(rest, '0') < 0 ? undefined : rest;
}

/** The due, paid and remaining amounts of a payment, and the rest after the typed amount. */
function BalanceText({ balance, typed }: { readonly balance: Balance; readonly typed: string | undefined }) {
  const { t, language } = useTexts('projects');
  const after = leftAfter(balance, typed);
  const { due, paid, left, gst, tax, dueDate } = balance;
  return (
    <small className={classes['balance']}>
      {t(dueDate ? 'payments.balance.dueOn' : 'payments.balance.due', {
        amount: moneyText(due),
        day: dueDate ? shownDate(dueDate, language) : '',
      })}
      {' · '}
      {t('payments.balance.paid', { amount: moneyText(paid) })}
      {' · '}
      {t('payments.balance.left', { amount: moneyText(left) })}
      {gst !== '0' && ` · ${t('payments.balance.gst', { amount: moneyText(gst), tax: tax ?? 'GST/HST' })}`}
      {after !== undefined && <b>{` · ${t('payments.balance.after', { amount: moneyText(after) })}`}</b>}
    </small>
  );
}

/** The amounts to pay or hold back of each payment, next to its due, paid and remaining amounts. */
export function PaymentAmounts({ rows, label, isPaid, amounts, onAmount }: PaymentAmountsProps) {
  const [{ data }] = useQuery({
    query: PaymentBalancesDocument,
    variables: { ids: rows.map(({ id }) => id) },
    requestPolicy: 'network-only',
  });
  const balances = new Map(data?.balances.map((balance) => [balance.id, balance]));
  return (
    <fieldset className={classes['amounts']}>
      <legend>{label}</legend>
      {rows.map(({ id, name }) => {
        const balance = balances.get(id);
        return (
          <label key={id} className={classes['amount']}>
            <span>
              {name}
              {balance && <BalanceText balance={balance} typed={isPaid ? amounts[id] : undefined} />}
            </span>
            <PlainInput
              type="text"
              inputMode="decimal"
              value={amounts[id] ?? ''}
              onChange={({ currentTarget }) => onAmount(id, currentTarget.value)}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
