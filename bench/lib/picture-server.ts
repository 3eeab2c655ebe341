import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const icons = new URL('../../packages/signature/icons/', import.meta.url)

export interface PictureServer {
  /** Address under which `/icons/…` are the social icons and everything else is some picture. */
  url: string
  /** How many pictures were asked for so far. */
  requests: () => number
  close: () => void
}

/** Serves pictures that nobody may keep, so that each one that is loaded again is asked for again. */
export async function servePictures(): Promise<PictureServer> {
  let requests = 0
  const some = await readFile(new URL('linkedin-4.png', icons))
  const server = createServer((request, response) => {
    requests += 1
    const file = /^\/icons\/([a-z]+-\d\.png)$/.exec(request.url ?? '')?.[1]
    const picture = file === undefined ? Promise.resolve(some) : readFile(new URL(file, icons))
    picture.then(
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
