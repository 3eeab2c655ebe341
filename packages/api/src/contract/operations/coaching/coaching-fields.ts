import * as z from 'zod'
import { levels } from '../../../coaching/rules/levels.ts'
import { visibleAreaSchema } from '../../entities/coaching/media-reference.ts'
import { id, requiredText, text } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'

/** Difficulty: 1 is 'Débutant', 2 is 'Intermédiaire', 3 is 'Expert'. */
export const level = z.literal(levels)

export const description = text(5000)

/** Names of sports or equipment from the studio's list. */
export const tagNames = z.array(requiredText()).max(20)

/** One of the caller's videos. Without `visibleArea`, the largest centred part is shown. */
export const video = z.object({ mediaId: id, visibleArea: visibleAreaSchema.optional() }).nullable()

/** One of the caller's images. */
export const image = z.object({ mediaId: id }).nullable()

/**
 * The filter rule for lists of a coach's own content. By default, they are sorted by title,
 * ignoring case and accents.
 */
const ownedList = {
  search: ['title'],
  order: ['folded_title', 'created_at', 'updated_at'],
} satisfies Partial<ListRule>

/** The filter rule for training sessions. `sport` is the name of one of their sports. */
export const sessionList: ListRule = { ...ownedList, where: ['id', 'level', 'sport'] }

/** The filter rule for exercises. `sport` and `equipment` are names. */
export const exerciceList: ListRule = {
  ...ownedList,
  where: ['id', 'level', 'main_muscle_group', 'sport', 'equipment'],
}
