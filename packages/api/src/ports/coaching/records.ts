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
  /** Address of the profile picture; empty if there is none. */
  photo_url: string
  /** Time of the user's last API call, accurate to an hour; null before the first one. */
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
  /** An archived tag disappears from the list of tags, but content that has the tag keeps it. */
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
  /** Whether a video has a sound track; null for an image, or if it was not checked. */
  has_sound: boolean | null
  /** Only a `ready` medium can be shown. */
  status: 'uploading' | 'ready'
  /**
   * Whether a process has begun to read a complete upload. If the process crashes before the upload
   * is `ready`, it is never read again.
   */
  is_being_read: boolean
  /**
   * Until when that process may still be reading; null if nothing is read, or if the process has
   * certainly ended.
   */
  read_until: number | null
  /** 128 random bits that identify the file in its address; they never change. */
  file_key: string
  /**
   * Identifies the poster of a video in its address; renewed with each poster, null without one.
   */
  poster_key: string | null
  /** Bytes of the poster; 0 without one. */
  poster_size: number
  /**
   * When the daily check first found that no content shows the medium; null while some content
   * shows it.
   */
  unused_since: number | null
  created_at: number
  revision: number
}

/** The fields that exercises, training sessions and programs share. */
interface OwnedRecord {
  id: string
  organisation_id: string
  owner_id: string
  title: string
  /** The title in lower case and without accents; lists are sorted by it. */
  folded_title: string
  level: Level
  /**
   * A deleted record disappears from lists, but sessions and programs that contain it still show
   * it.
   */
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
  /** The end of a range of repetitions; absent in rows stored before ranges existed. */
  reps_max?: number | null
  /** Seconds. */
  timer: number
  /** Whether a rest follows the exercise. */
  rest: boolean
  rest_seconds: number
  /** Absent in rows stored before loads existed. */
  load?: string
  /** Absent in rows stored before notes existed. */
  note?: string
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
  /** Ids of the sessions in the program's order, including deleted sessions. */
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
