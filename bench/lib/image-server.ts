import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const icons = new URL('../../packages/signature/icons/', import.meta.url)

export interface ImageServer {
  /** Address that serves the social icons at `/icons/…` and one of them at any other path. */
  url: string
  /** Number of requests so far. */
  requests: () => number
  close: () => void
}

/** Serves images that must not be cached, so that each load is a request. */
export async function serveImages(): Promise<ImageServer> {
  let requests = 0
  const some = await readFile(new URL('linkedin-4.png', icons))
  const server = createServer((request, response) => {
    requests += 1
    const file = /^\/icons\/([a-z]+-\d\.png)$/.exec(request.url ?? '')?.[1]
    const image = file === undefined ? Promise.resolve(some) : readFile(new URL(file, icons))
    image.then(
      (bytes) =>
        response
          .writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' })
          .end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close: () => server.close(),
  }
}
