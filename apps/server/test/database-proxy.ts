import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The address of the database through the proxy. */
  readonly url: string
  /**
   * From now on, all packets vanish: connections stay open, new ones are accepted, and nothing
   * passes in either direction, not even the end of a connection.
   */
  freeze(): void
  /**
   * Forwards what has waited, and everything that follows. A connection that was closed meanwhile
   * stays open on the other side, which never hears of that: with lost packets it takes minutes.
   */
  thaw(): void
  close(): Promise<void>
}

/** Starts a proxy in front of the database at `databaseUrl`. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let thawed = Promise.resolve()
  let release = () => {}
  let isFrozen = false
  /** Sockets whose other side was closed while nothing passed. */
  const cutOff = new WeakSet<Socket>()

  function forward(from: Socket, to: Socket): void {
    from.on('data', (bytes: Buffer) => {
      void thawed.then(() => {
        if (!cutOff.has(to)) to.write(bytes)
      })
    })
    from.on('close', () => {
      if (isFrozen) cutOff.add(to)
      else to.destroy()
    })
    from.on('error', () => undefined)
    sockets.add(from)
  }

  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    forward(client, upstream)
    forward(upstream, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.toString(),
    freeze() {
      isFrozen = true
      thawed = new Promise((resolve) => {
        release = resolve
      })
    },
    thaw() {
      isFrozen = false
      release()
    },
    async close() {
      release()
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
