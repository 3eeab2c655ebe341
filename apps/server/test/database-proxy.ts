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
  /** Ends all connections, and refuses new ones until `accept`. */
  refuse(): Promise<void>
  accept(): Promise<void>
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
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await new Promise((resolve) => server.close(resolve))
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
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
    refuse: close,
    accept: () => listen(port),
    async close() {
      release()
      await close()
    },
  }
}
