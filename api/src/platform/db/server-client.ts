import { Client, type ClientConfig } from 'pg';

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/** Settings that a server reports by itself, from PostgreSQL 14 on, and that are 'on' where it takes no writes. */
const readOnlySettings = new Set(['in_hot_standby', 'default_transaction_read_only']);

/** Where a server warns that it gave up waiting for its standby; the words are in the server's language. */
const waitForStandby = 'SyncRepWaitForLSN';

/** A connection that knows which server it leads to, and what that server reported of itself since. */
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

  /** Whether the server said that it takes no writes; before its next answer nobody knows of what changed meanwhile. */
  get isReadOnly(): boolean {
    return this.#on.size > 0;
  }

  /** Whether the last statement was committed although the standby, which must have each commit, did not say so in time. */
  takeUnreplicated(): boolean {
    const is = this.#isUnreplicated;
    this.#isUnreplicated = false;
    return is;
  }
}
