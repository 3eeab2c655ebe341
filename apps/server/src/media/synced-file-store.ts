import { dirname, join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { syncFile, syncFolder } from '../storage/durable-files.ts'

/** Uploads in a folder that survive a power cut, with all bytes that have been acknowledged. */
export class SyncedFileStore extends FileStore {
  override async create(...parameters: Parameters<FileStore['create']>) {
    const upload = await super.create(...parameters)
    const path = join(this.directory, upload.id)
    await syncFile(path)
    await syncFile(`${path}.json`)
    await syncFolder(this.directory)
    await syncFolder(dirname(this.directory))
    return upload
  }

  override async write(...parameters: Parameters<FileStore['write']>) {
    const offset = await super.write(...parameters)
    await syncFile(join(this.directory, parameters[1]))
    return offset
  }
}
