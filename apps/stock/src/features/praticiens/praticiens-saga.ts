import type { Praticien } from '@org/api/client'
import { createEntityFlow, type UpdateRequest } from '@org/app-kit'
import { stockPorts } from '#shared/ports/stock-ports.ts'
import { updateTexts } from '#shared/catalogue/update-texts.ts'
import { texts } from '#shared/texts.ts'
import { praticiens } from './praticiens-list.ts'
import { praticiensTexts } from './texts.ts'

/** The fields of a practitioner that can be changed. */
export type PraticienValues = Pick<Praticien, 'name'>

/** The values that a person enters to add a practitioner. */
export type NewPraticienValues = PraticienValues & Pick<Praticien, 'centreId'>

interface PraticienCreation {
  values: NewPraticienValues
  idempotencyKey: string
}

interface PraticienUpdate extends UpdateRequest<Praticien> {
  values: Partial<PraticienValues> & { isArchived?: boolean }
}

/** Loads, adds, changes and archives the practitioners. */
export const praticiensFlow = createEntityFlow<Praticien, PraticienCreation, PraticienUpdate>({
  list: praticiens,
  texts: { save: texts.save, deletedMeanwhile: praticiensTexts.deletedMeanwhile },
  load: {
    page: (environment, { query }, options) =>
      stockPorts(environment).praticiens.getAll(null, null, query.filter, options),
    after: {},
    table: 'praticiens',
  },
  create: {
    place: 'last',
    texts: () => ({ failed: null }),
    send: (environment, { values }, _path, options) =>
      stockPorts(environment).praticiens.save(values, options),
  },
  update: {
    texts: ({ values }) => updateTexts(values),
    send: (environment, id, body, options) =>
      stockPorts(environment).praticiens.save({ ...body, id }, options),
  },
})
