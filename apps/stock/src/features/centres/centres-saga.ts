import type { Centre } from '@org/api/client'
import { createEntityFlow, type UpdateRequest } from '@org/app-kit'
import { put } from 'typed-redux-saga'
import { updateTexts } from '#shared/catalogue/update-texts.ts'
import { centres } from '#shared/lists/centres.ts'
import { stockPorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { centresTexts } from './texts.ts'

/** The values that a person enters to add a centre. */
export type NewCentreValues = Pick<Centre, 'name' | 'address'>

interface CentreCreation {
  values: NewCentreValues
  idempotencyKey: string
}

/** The fields of a centre that can be changed; omitted ones stay as they are. */
export interface CentreChanges extends Partial<NewCentreValues> {
  create_cmd_hour?: number
  replyTo?: string
  isArchived?: boolean
}

interface CentreUpdate extends UpdateRequest<Centre> {
  values: CentreChanges
}

/** Loads, adds, changes, archives and restores the centres. */
export const centresFlow = createEntityFlow<Centre, CentreCreation, CentreUpdate>({
  list: centres,
  texts: { save: texts.save, deletedMeanwhile: centresTexts.deletedMeanwhile },
  load: {
    page: (environment, { query: { filter } }, options) => {
      const where = { ...filter.where, is_archived: false }
      return stockPorts(environment).centres.getAll({ ...filter, where }, options)
    },
    after: {},
    table: 'centres',
  },
  create: {
    place: 'last',
    texts: () => ({ failed: null }),
    send: (environment, { values }, _path, options) =>
      stockPorts(environment).centres.save(values, options),
  },
  update: {
    texts: ({ values }) => updateTexts(values),
    send: (environment, id, body, options) =>
      stockPorts(environment).centres.save({ ...body, id }, options),
    *finish(_environment, { id, isArchived }, { values }) {
      if (isArchived) yield* put(centres.actions.remove(id))
      // Reloads the list, since it does not contain a restored centre yet.
      else if (values.isArchived === false) yield* put(centres.actions.loadRequested())
    },
  },
})
