import { Client, type ClientConfig } from 'pg';

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/** Settings that a server reports unasked, since PostgreSQL 14, and that are 'on' where it is read-only. */
const readOnlySettings = new Set(['in_hot_standby', 'default_transaction_read_only']);

/**
 * The routine from which a server warns that it gave up waiting for its standby; the message itself is in the server's
 * language.
 */
const waitForStandby = 'SyncRepWaitForLSN';

/** A connection that knows its server, and what that server has reported about itself since. */
export class ServerClient extends Client {
  readonly address: string;
  readonly #on = new Set<string>();
  #isUnreplicated = false;

  constructor(config: ClientConfig, address: string) {
    super({ ...config, connectionString: address });
    this.address = address;
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (!readOnlySettings.has(parameterName)) return;
      if (parameterValue === 'on') this.#on.add(parameterName);
      else this.#on.delete(parameterName);
    });
    this.on('notice', ({ routine }) => {
      if (routine === waitForStandby) this.#isUnreplicated = true;
    });
  }

  /** Whether the server last reported itself as read-only; a later change is only known with its next answer. */
  get isReadOnly(): boolean {
    return this.#on.size > 0;
  }

  /**
   * Whether the last statement was committed although the synchronous standby did not confirm it in time. Asking resets
   * it.
   */
  takeUnreplicated(): boolean {
    const is = this.#isUnreplicated;
    this.#isUnreplicated = false;
    return is;
  }
}
