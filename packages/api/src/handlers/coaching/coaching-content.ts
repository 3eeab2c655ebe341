import { isVisibleArea, type VisibleArea } from '../../coaching/rules/visible-area.ts'
import type { TagKind } from '../../coaching/rules/start-tags.ts'
import { apiError } from '../../contract/errors.ts'
import { nameKey } from '../../contract/name-key.ts'
import { mustBe, validationError } from '../../contract/validation.ts'
import type { CoachingMediaRecord, ExerciceRecord } from '../../ports/coaching/records.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'

/**
 * References in a request body that saves an exercise or session. A field is undefined if the
 * request does not change it.
 */
export interface ContentBody {
  sports?: readonly string[] | undefined
  equipments?: readonly string[] | undefined
  video?: { mediaId: string; visibleArea?: VisibleArea | undefined } | null | undefined
  image?: { mediaId: string } | null | undefined
}

type Content = Pick<
  ExerciceRecord,
  'sports' | 'equipments' | 'video_id' | 'visible_area' | 'image_id'
>

const missing = (field: string) => apiError('REFERENCE', { payload: { field } })

/**
 * Returns the ids of the tags with these names. An archived tag can stay if it is in `former`, but
 * cannot be added.
 */
async function tagIds(
  { tags }: CoachingRepositories,
  kind: TagKind,
  names: readonly string[],
  former: readonly string[],
  field: string,
): Promise<string[]> {
  const known = await tags.all({ kind })
  const ids = names.map((name) => {
    const tag = known.find((one) => nameKey(one.name) === nameKey(name))
    if (!tag || (tag.is_archived && !former.includes(tag.id))) throw missing(field)
    return tag.id
  })
  return [...new Set(ids)]
}

/**
 * Returns one of the caller's media files. Throws REFERENCE if it does not exist, is of another
 * kind, or is not completely uploaded.
 */
async function readyMedium(
  { media }: CoachingRepositories,
  id: string,
  kind: CoachingMediaRecord['kind'],
): Promise<CoachingMediaRecord> {
  const medium = await media.get(id)
  if (medium?.kind !== kind || medium.status !== 'ready') throw missing(`${kind}.mediaId`)
  return medium
}

async function videoColumns(
  coaching: CoachingRepositories,
  video: NonNullable<ContentBody['video']>,
): Promise<Pick<Content, 'video_id' | 'visible_area'>> {
  const medium = await readyMedium(coaching, video.mediaId, 'video')
  const { visibleArea = null } = video
  if (visibleArea !== null && !isVisibleArea(visibleArea, medium)) {
    const path = 'video.visibleArea'
    throw validationError([{ path, message: mustBe(path, 'frame of 3 to 4 within the video') }])
  }
  return { video_id: medium.id, visible_area: visibleArea }
}

/**
 * Checks the tags and media to which a body refers, and returns the columns to store.
 *
 * @throws ApiError REFERENCE, with the field, for a tag that does not exist or was archived before
 * it was added, or for a media file that is not the caller's or is not completely uploaded
 */
export async function contentColumns(
  coaching: CoachingRepositories,
  { sports, equipments, video, image }: ContentBody,
  former: Pick<Content, 'sports' | 'equipments'>,
): Promise<Partial<Content>> {
  const columns: Partial<Content> = {}
  if (sports) columns.sports = await tagIds(coaching, 'sport', sports, former.sports, 'sports')
  if (equipments) {
    const kept = former.equipments
    columns.equipments = await tagIds(coaching, 'equipment', equipments, kept, 'equipments')
  }
  if (video === null) Object.assign(columns, { video_id: null, visible_area: null })
  else if (video) Object.assign(columns, await videoColumns(coaching, video))
  if (image !== undefined) {
    columns.image_id = image && (await readyMedium(coaching, image.mediaId, 'image')).id
  }
  return columns
}
