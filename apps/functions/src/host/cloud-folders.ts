import type { S3Bucket } from '@org/adapters/media'

/** Maps the first part of a file's key to the file's folder in Cloud Storage. */
const folders: Readonly<Record<string, string>> = {
  ordonnances: 'files',
  'stock-photos': 'medias/images',
  'coaching-media': 'medias/images',
  'coaching-uploads': 'medias/videos',
}

function inFolder(key: string): string {
  const [first = ''] = key.split('/')
  const folder = folders[first]
  if (folder === undefined) throw new Error(`No folder of the bucket holds keys such as ${key}`)
  return `${folder}/${key}`
}

/**
 * Wraps the bucket and stores its files in the folders `files`, `medias/images` and
 * `medias/videos`.
 */
export function cloudFolders(bucket: S3Bucket): S3Bucket {
  return {
    call: (key, ...rest) => bucket.call(key === null ? null : inFolder(key), ...rest),
    removeAll: (prefix) => bucket.removeAll(inFolder(prefix)),
  }
}
