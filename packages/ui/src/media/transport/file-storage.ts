import type { UploadContext, UploadTransport } from './upload-transport.ts'

/** A file in cloud storage. */
export interface StoredFile {
  /** Its path in the storage, for example `medias/images/7f3c-logo.png`. */
  path: string
  /** Download address of the file. Anyone who knows it can download the file. */
  downloadUrl: string
}

/** The cloud storage operation that uploads need. */
export interface FileStorage {
  /** Stores the file under the path, reports the progress and returns the download address. */
  upload: (
    path: string,
    file: File,
    context: Pick<UploadContext, 'onProgress' | 'signal'>,
  ) => Promise<StoredFile>
}

/** Creates a transport that uploads to cloud storage. `pathOf` returns the path for each file. */
export function storageTransport(
  storage: FileStorage,
  pathOf: (file: File, id: string) => string,
): UploadTransport<StoredFile> {
  return (file, { id, ...context }) => storage.upload(pathOf(file, id), file, context)
}
