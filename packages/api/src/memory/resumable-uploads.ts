import { uploadAddress } from '../uploads/upload-limits.ts'
import type { ResumableUploads } from '../ports/resumable-uploads.ts'

interface MemoryUpload {
  length: number
  content: Blob
  /** True while a request appends a part. */
  isBusy: boolean
}

const respond = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { 'Tus-Resumable': '1.0.0', ...headers } })

const stateOf = ({ length, content }: MemoryUpload) => ({
  'Upload-Offset': String(content.size),
  'Upload-Length': String(length),
  'Cache-Control': 'no-store',
})

/** Appends the bytes of a part as they arrive, and stops if they exceed the announced length. */
async function append(upload: MemoryUpload, { body }: Request): Promise<Response> {
  const reader = body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    if (upload.content.size + read.value.byteLength > upload.length) return respond(413)
    upload.content = new Blob([upload.content, read.value])
  }
  return respond(204, { 'Upload-Offset': String(upload.content.size) })
}

async function patch(upload: MemoryUpload, request: Request): Promise<Response> {
  if (request.headers.get('content-type') !== 'application/offset+octet-stream') return respond(415)
  if (upload.isBusy) return respond(423)
  if (request.headers.get('upload-offset') !== String(upload.content.size)) return respond(409)
  upload.isBusy = true
  try {
    return await append(upload, request)
  } finally {
    upload.isBusy = false
  }
}

/** Creates uploads that stay in memory, for stories and tests. */
export function memoryUploads(): ResumableUploads {
  const uploads = new Map<string, MemoryUpload>()

  function create(id: string, { headers }: Request): Response {
    const length = Number(headers.get('upload-length'))
    uploads.set(id, { length, content: new Blob(), isBusy: false })
    return respond(201, { Location: uploadAddress(id) })
  }

  return {
    holdsParts: false,
    async handle(id, request) {
      if (request.headers.get('tus-resumable') !== '1.0.0') return respond(412)
      if (request.method === 'POST') return create(id, request)
      const upload = uploads.get(id)
      if (!upload) return respond(404)
      if (request.method === 'PATCH') return patch(upload, request)
      if (request.method === 'HEAD') return respond(200, stateOf(upload))
      uploads.delete(id)
      return respond(204)
    },
    content: async (id) => uploads.get(id)?.content ?? null,
    remove: async (id) => void uploads.delete(id),
  }
}
