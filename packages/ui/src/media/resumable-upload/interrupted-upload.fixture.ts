import { namedVideo } from '../../testing/media/files.ts'
import type { TusStandIn } from '../../testing/media/tus-stand-in.ts'
import { arrangeIndex } from '../video-file/arrange-index.ts'
import { markFile } from './file-mark.ts'
import type { UploadMemory } from './unfinished-upload.ts'

/**
 * Creates an upload that a reload interrupted: the server has a part of it, and the browser
 * remembers the file.
 */
export async function interruptUpload(server: TusStandIn, memory: UploadMemory): Promise<void> {
  const file = await namedVideo('with-sound.mp4')
  const arranged = new Uint8Array(await (await arrangeIndex(file)).arrayBuffer())
  const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Length': String(arranged.length) }
  const created = await fetch(server.endpoint, { method: 'POST', headers })
  const url = new URL(created.headers.get('Location') ?? '', location.href).href
  await fetch(url, {
    method: 'PATCH',
    headers: { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0' },
    body: arranged.subarray(0, 2000),
  })
  memory.save({ ...(await markFile(file)), name: file.name, url, sent: 2000 })
}
