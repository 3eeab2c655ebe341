import pg from 'pg'

/** A connection that outlives no error unnoticed, and can be given up at once. */
export class PoolClient extends pg.Client {
  /** True once the connection is lost: whatever fails afterwards fails because of that. */
  isLost = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    // The pool listens only while a connection is idle. An error between two statements of a
    // transaction, or while it is being opened, has no other listener and would end the process.
    this.on('error', () => {
      this.isLost = true
    })
    this.on('end', () => {
      this.isLost = true
    })
  }

  /**
   * Closes the socket without a word to the server, which may not be listening; statements that
   * wait for their result reject with `reason`.
   */
  abandon(reason: Error): void {
    this.isLost = true
    // The types of `pg` lack the property.
    const { connection } = this as unknown as {
      connection: { stream: { destroy(e: Error): void } }
    }
    connection.stream.destroy(reason)
  }
}
