/** Image types that every image upload accepts. */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif']

/** Video types that every video upload accepts. */
export const videoTypes: readonly string[] = ['video/mp4']

/** Images and videos, the default of uploaders. */
export const mediaTypes: readonly string[] = [...imageTypes, ...videoTypes]

/** Normalises a MIME type: lower case, and `image/jpeg` for the non-standard `image/jpg`. */
export function standardType(type: string): string {
  const lower = type.toLowerCase()
  return lower === 'image/jpg' ? 'image/jpeg' : lower
}

export const isVideoType = (type: string): boolean => type.startsWith('video/')

/** Returns the file extension of a type, for example `jpg`. */
export function extensionOf(type: string): string {
  const [, subtype = ''] = standardType(type).split('/')
  return subtype === 'jpeg' ? 'jpg' : subtype
}

/** Gives a file name the extension of the type, unless it already has a matching one. */
export function nameFor(name: string, type: string): string {
  const endings = extensionOf(type) === 'jpg' ? ['jpg', 'jpeg'] : [extensionOf(type)]
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const ending = dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
  return endings.includes(ending) ? name : `${stem}.${extensionOf(type)}`
}
