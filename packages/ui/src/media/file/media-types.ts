/** Picture types that every upload of pictures accepts. */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif']

/** Video types that every upload of videos accepts. */
export const videoTypes: readonly string[] = ['video/mp4']

/** Pictures and videos together, the library's default. */
export const mediaTypes: readonly string[] = [...imageTypes, ...videoTypes]

/** `image/jpg` is written by some programs and means `image/jpeg`. */
export function standardType(type: string): string {
  const lower = type.toLowerCase()
  return lower === 'image/jpg' ? 'image/jpeg' : lower
}

export const isVideoType = (type: string): boolean => type.startsWith('video/')

/** Ending that file names of a type have, for example `jpg`. */
export function extensionOf(type: string): string {
  const [, subtype = ''] = standardType(type).split('/')
  return subtype === 'jpeg' ? 'jpg' : subtype
}

/** The name with the ending of that type; kept as it is where it already has one of them. */
export function nameFor(name: string, type: string): string {
  const endings = extensionOf(type) === 'jpg' ? ['jpg', 'jpeg'] : [extensionOf(type)]
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const ending = dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
  return endings.includes(ending) ? name : `${stem}.${extensionOf(type)}`
}
