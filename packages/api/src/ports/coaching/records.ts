import type { Level } from '../../coaching/rules/levels.ts'
import type { TagKind } from '../../coaching/rules/start-tags.ts'
import type { VisibleArea } from '../../coaching/rules/visible-area.ts'
import type { MuscleGroup } from '../../coaching/training/muscle-groups.ts'

/** A user of the coaching product; the user's account has the same id. */
export interface CoachRecord {
  id: string
  organisation_id: string
  email: string
  first_name: string
  last_name: string
  /** Null: not specified. */
  gender: 'male' | 'female' | null
  display_name: string
  /** Address of the profile picture; empty for none. */
  photo_url: string
  /** To the hour; null before the first call. */
  last_seen_at: number | null
  is_active: boolean
  created_at: number
  revision: number
}

/** A sport or equipment of a studio. */
export interface TagRecord {
  id: string
  organisation_id: string
  kind: TagKind
  /** Unique for its kind. */
  name: string
  /** A removed tag leaves the list, but stays on what has it. */
  is_archived: boolean
  created_at: number
  updated_at: number
  revision: number
}

/** A stored video or image of a coach. */
export interface CoachingMediaRecord {
  id: string
  organisation_id: string
  owner_id: string
  kind: 'video' | 'image'
  /** Media type, such as `video/mp4`. */
  type: string
  /** Bytes. */
  size: number
  /** Displayed pixels, after the rotation flag. */
  width: number
  height: number
  /** Seconds; 0 for an image. */
  duration: number
  /** Whether a video has a sound track; null for an image and where it was not looked for. */
  has_sound: boolean | null
  /** Only what is `ready` can be shown. */
  status: 'uploading' | 'ready'
  /** Names it in its address: 128 random bits, which stay the same. */
  file_key: string
  /** Names the poster of a video; new with each poster, null without one. */
  poster_key: string | null
  /** Since when nothing shows it, as the daily check found; null while something does. */
  unused_since: number | null
  created_at: number
  revision: number
}

/** The fields of what a coach makes. */
interface OwnedRecord {
  id: string
  organisation_id: string
  owner_id: string
  title: string
  /** The title without case and accents, by which lists are sorted. */
  folded_title: string
  level: Level
  /** Deleted records disappear from lists; what contains them still shows them. */
  is_deleted: boolean
  created_at: number
  updated_at: number
  revision: number
}

export interface ExerciceRecord extends OwnedRecord {
  description: string
  /** Ids of tags. */
  sports: readonly string[]
  equipments: readonly string[]
  main_muscle_group: MuscleGroup | null
  video_id: string | null
  /** Null without a video. */
  visible_area: VisibleArea | null
  image_id: string | null
}

/** An exercise in a bloc. */
export interface BlocExerciceRecord {
  id: string
  type: 'reps' | 'timer'
  reps: number
  /** Seconds. */
  timer: number
  /** Whether a rest follows. */
  rest: boolean
  rest_seconds: number
  exercice_id: string
}

export interface BlocRecord {
  id: string
  title: string
  description: string
  volume: number
  exercices: readonly BlocExerciceRecord[]
}

export interface TrainingSessionRecord extends OwnedRecord {
  type: 'exercices' | 'video'
  description: string
  /** Ids of tags. */
  sports: readonly string[]
  video_id: string | null
  /** Null without a video. */
  visible_area: VisibleArea | null
  image_id: string | null
  blocs: readonly BlocRecord[]
  /** The key in the session's link: 128 random bits, unique; null while it is not shared. */
  share_key: string | null
  shared_at: number | null
}

export interface TrainingProgramRecord extends Omit<OwnedRecord, 'is_deleted'> {
  /** In the order of the program. Deleted sessions stay in it. */
  session_ids: readonly string[]
}

/** A text that a coach sent as a demonstration. */
export interface CoachingMessageRecord {
  id: string
  organisation_id: string
  user_id: string
  text: string
  created_at: number
  revision: number
}
