import type { ContractHost } from '../host.ts'
import type { Person } from '../world.ts'

/** Sends requests of the tus protocol, with or without a token. */
export interface Sender {
  /** Starts an upload. */
  create(length: number | string): Promise<Response>
  /** Sends a part that begins at `offset`. */
  patch(address: string, offset: number, part: Uint8Array<ArrayBuffer>): Promise<Response>
  head(address: string): Promise<Response>
  remove(address: string): Promise<Response>
}

export function senderOf(
  { fetch, coachingUrl }: Pick<ContractHost, 'fetch' | 'coachingUrl'>,
  token: string | null,
  baseUrl = coachingUrl,
): Sender {
  const send = (address: string, method: string, headers: object = {}, body?: BodyInit) =>
    fetch(new URL(address, `${baseUrl}/`), {
      method,
      headers: {
        'Tus-Resumable': '1.0.0',
        ...(token !== null && { 'X-access-token': token }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
  return {
    create: (length) =>
      send(`${baseUrl}/coaching/uploads`, 'POST', { 'Upload-Length': String(length) }),
    patch: (address, offset, part) => {
      const type = 'application/offset+octet-stream'
      const headers = { 'Upload-Offset': String(offset), 'Content-Type': type }
      return send(address, 'PATCH', headers, part)
    },
    head: (address) => send(address, 'HEAD'),
    remove: (address) => send(address, 'DELETE'),
  }
}

export const addressOf = (created: Response): string => created.headers.get('location') ?? ''

/** Returns the id of an upload, which is also the id of its video. */
export const idOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1)

/** Sends a file in one part. Returns the upload's address and the response to that part. */
export async function sendFile(
  host: ContractHost,
  { token }: Pick<Person, 'token'>,
  file: Uint8Array<ArrayBuffer>,
): Promise<{ address: string; sent: Response }> {
  const sender = senderOf(host, token)
  const address = addressOf(await sender.create(file.length))
  return { address, sent: await sender.patch(address, 0, file) }
}
