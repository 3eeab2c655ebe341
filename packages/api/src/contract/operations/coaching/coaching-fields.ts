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
export const ownedList = {
  where: ['id', 'level'],
  search: ['title'],
  isPrefix: true,
  order: ['folded_title', 'created_at', 'updated_at'],
} satisfies ListRule
