import {
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type TransactionSettings,
} from 'kysely';

/** Where statements go. Drivers, each with connections of its own. */
export interface ReadersDrivers {
  writer: Driver;
  /** For single reads. */
  reader: Driver;
  /** For transactions that only read: on SQLite one takes the connection for its whole length. */
  snapshots: Driver;
}

/**
 * Reads never wait for writes: they have connections of their own, and both databases let them see what was committed
 * last. A statement that is no `select`, and every statement of a transaction that writes, goes to the writer.
 */
export class ReadersDriver implements Driver {
  readonly #drivers: ReadersDrivers;

  constructor(drivers: ReadersDrivers) {
    this.#drivers = drivers;
  }

  async init(): Promise<void> {
    for (const driver of this.#listDrivers()) await driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new RoutedConnection(this.#drivers);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await toRouted(connection).letGo();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const driver = settings.accessMode === 'read only' ? this.#drivers.snapshots : this.#drivers.writer;
    const held = await toRouted(connection).hold(driver);
    await driver.beginTransaction(held, settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { driver, held } = toRouted(connection).requireHeld();
    await driver.commitTransaction(held);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { driver, held } = toRouted(connection).requireHeld();
    await driver.rollbackTransaction(held);
  }

  async destroy(): Promise<void> {
    for (const driver of this.#listDrivers()) await driver.destroy();
  }

  #listDrivers(): Set<Driver> {
    return new Set(Object.values(this.#drivers));
  }
}

/** Takes a real connection for each statement, or one for a whole transaction. */
class RoutedConnection implements DatabaseConnection {
  readonly #drivers: ReadersDrivers;
  #held: { driver: Driver; held: DatabaseConnection } | null = null;

  constructor(drivers: ReadersDrivers) {
    this.#drivers = drivers;
  }

  async executeQuery<Row>(query: CompiledQuery) {
    if (this.#held !== null) return this.#held.held.executeQuery<Row>(query);
    const driver = SelectQueryNode.is(query.query) ? this.#drivers.reader : this.#drivers.writer;
    const connection = await driver.acquireConnection();
    try {
      return await connection.executeQuery<Row>(query);
    } finally {
      await driver.releaseConnection(connection);
    }
  }

  streamQuery(): never {
    throw new Error('the store is not read as a stream: page through it by its keys');
  }

  async hold(driver: Driver): Promise<DatabaseConnection> {
    const held = await driver.acquireConnection();
    this.#held = { driver, held };
    return held;
  }

  requireHeld(): { driver: Driver; held: DatabaseConnection } {
    if (this.#held === null) throw new Error('no transaction has begun on this connection');
    return this.#held;
  }

  async letGo(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    await held?.driver.releaseConnection(held.held);
  }
}

/** Kysely gives back only what `acquireConnection` gave. */
function toRouted(connection: DatabaseConnection): RoutedConnection {
  if (connection instanceof RoutedConnection) return connection;
  throw new Error('a connection of another driver');
}

/** A dialect as it is, with connections of another kind. */
export function withDriver(dialect: Dialect, createDriver: () => Driver): Dialect {
  return {
    createDriver,
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}
