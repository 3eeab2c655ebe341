import type { UploadContext, UploadTransport } from './upload-transport.ts'

/** A file in a cloud storage. */
export interface StoredFile {
  /** Its place in the storage, for example `medias/images/7f3c-logo.png`. */
  path: string
  /** Address from which anybody who knows it can download the file. */
  downloadUrl: string
}

/** A cloud file storage, as far as uploads need one. */
export interface FileStorage {
  /** Stores the file under the path, reports the progress and gives the address to download it from. */
  upload: (
    path: string,
    file: File,
    context: Pick<UploadContext, 'onProgress' | 'signal'>,
  ) => Promise<StoredFile>
}

/** Uploads to a cloud storage, each file under the path that the product chooses for it. */
export function storageTransport(
  storage: FileStorage,
  pathOf: (file: File, id: string) => string,
): UploadTransport<StoredFile> {
  return (file, { id, ...context }) => storage.upload(pathOf(file, id), file, context)
}
