import { createList } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { integer } from '@org/ui/transforms'
import {
  type CentreData,
  centreDataId,
  createCentreDataFlow,
  nullIfMissing,
} from '#shared/centre-data/centre-data-flow.ts'
import { productsTexts } from './texts.ts'

/** A product's thresholds in a centre, which are null until they are set. */
export interface Thresholds extends CentreData {
  productId: string
  qtyTriggerOrder: number | null
  qtyMinInStock: number | null
}

interface ThresholdValues {
  qtyTriggerOrder: number
  qtyMinInStock: number
}

export const thresholdsKey = 'thresholds'

/** The thresholds of each product and centre whose form was opened. */
export const thresholds = createList<Thresholds>(thresholdsKey)

/** A text field, because a number field cannot be left empty. */
const threshold = {
  type: 'text',
  validators: ['not_empty', 'integer', { min: 0 }, { max: 1_000_000 }],
} as const

/** The form of a product's thresholds (specification 3, section 5.1). */
export const thresholdsForm = defineForm({
  fields: [
    {
      ...threshold,
      name: 'qtyTriggerOrder',
      label: productsTexts.trigger,
      help: productsTexts.triggerHelp,
    },
    {
      ...threshold,
      name: 'qtyMinInStock',
      label: productsTexts.minimum,
      help: productsTexts.minimumHelp,
    },
  ],
})

export type ThresholdsFormValues = FormValues<typeof thresholdsForm>

const text = (quantity: number | null) => (quantity === null ? '' : String(quantity))

/** Converts thresholds to form values. */
export const thresholdsFormValues = (stored: Thresholds): ThresholdsFormValues => ({
  qtyTriggerOrder: text(stored.qtyTriggerOrder),
  qtyMinInStock: text(stored.qtyMinInStock),
})

/** Converts form values to API values. */
export const thresholdValues = (typed: ThresholdsFormValues): ThresholdValues => ({
  qtyTriggerOrder: integer(typed.qtyTriggerOrder),
  qtyMinInStock: integer(typed.qtyMinInStock),
})

interface ThresholdsPath {
  productId: string
  centreId: string
}

/** Loads a product's thresholds in a centre. */
export async function readThresholds(
  ports: StockPorts,
  { productId, centreId }: ThresholdsPath,
  options: { signal: AbortSignal },
): Promise<Thresholds> {
  const [{ name }, stored] = await Promise.all([
    ports.products.get(productId, options),
    ports.productCentreData.get(productId, centreId, options).catch(nullIfMissing),
  ])
  const nothing = { qtyTriggerOrder: null, qtyMinInStock: null, revision: 0 }
  return { ...nothing, ...stored, id: centreDataId(productId, centreId), productId, centreId, name }
}

/** Saves thresholds. */
export const thresholdsFlow = createCentreDataFlow<Thresholds, ThresholdValues>({
  list: thresholds,
  async send(ports, base, values, options) {
    // A conflict may leave only one threshold in `values`, because somebody else has changed the
    // other one. Its stored value is read and sent along, so that it is kept.
    const isPartial = Object.keys(values).length < 2
    const kept = isPartial ? await readThresholds(ports, base, { signal: options.signal }) : base
    const saved = {
      qtyTriggerOrder: values.qtyTriggerOrder ?? kept.qtyTriggerOrder ?? 0,
      qtyMinInStock: values.qtyMinInStock ?? kept.qtyMinInStock ?? 0,
    }
    const { productId, centreId } = base
    const data = { productId, centreId, ...saved }
    const { revision } = await ports.productCentreData.save(data, options)
    return { ...saved, revision }
  },
})
