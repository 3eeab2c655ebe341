import type { CoachingTag } from '@org/api/client'
import { createEntityFlow, createList, type Feature, type UpdateRequest } from '@org/app-kit'
import { coachingPorts } from '#shared/ports/coaching-ports.ts'
import { tagTexts } from './texts.ts'

interface TagCreation {
  values: Pick<CoachingTag, 'kind' | 'name'>
  idempotencyKey: string
}

interface TagUpdate extends UpdateRequest<CoachingTag> {
  values: Pick<CoachingTag, 'name'>
}

/** Loads, adds, renames and deletes the tags of one kind. */
function tagList(kind: CoachingTag['kind'], name: string) {
  const list = createList<CoachingTag>(name)
  const flow = createEntityFlow<CoachingTag, TagCreation, TagUpdate, { id: string }>({
    list,
    texts: { save: tagTexts.save, deletedMeanwhile: tagTexts.deletedMeanwhile },
    load: {
      page: (environment, { query }, options) =>
        coachingPorts(environment).tags.getAll(kind, query.filter, options),
      after: {},
      table: 'coaching_tags',
    },
    create: {
      send: (environment, { values }, _path, options) =>
        coachingPorts(environment).tags.save(values, options),
    },
    update: {
      // Justifies the cast: a change always contains the name, the only field that can change.
      send: (environment, id, body, options) =>
        coachingPorts(environment).tags.save({ ...(body as TagUpdate['values']), id }, options),
    },
    remove: {
      texts: { deleted: tagTexts.deleted, notDeleted: tagTexts.notDeleted },
      send: (environment, { id }) => coachingPorts(environment).tags.delete(id),
    },
  })
  const feature = { reducers: { [name]: list.reducer }, sagas: [flow.saga] } satisfies Feature
  return { kind, list, flow, feature }
}

export type TagList = ReturnType<typeof tagList>

/** The sports, which the specification calls tags. */
export const sports = tagList('sport', 'sports')

export const equipments = tagList('equipment', 'equipments')
