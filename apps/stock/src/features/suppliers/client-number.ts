import { createList } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/text'
import {
  type CentreData,
  centreDataId,
  createCentreDataFlow,
  nullIfMissing,
} from '#shared/centre-data/centre-data-flow.ts'
import { suppliersTexts } from './texts.ts'

/** A centre's client number at a supplier, which is empty until it is set. */
export interface ClientNumber extends CentreData {
  supplierId: string
  clientNumber: string
  /** When the number was set, in seconds since 1970; null until it is set. */
  updatedAt: number | null
}

export const clientNumbersKey = 'clientNumbers'

/** The store's list of client numbers; contains those whose form was opened. */
export const clientNumbers = createList<ClientNumber>(clientNumbersKey)

/** The form of a client number (specification 3, section 5.1). */
export const clientNumberForm = defineForm({
  fields: [
    {
      name: 'clientNumber',
      type: 'text',
      label: suppliersTexts.clientNumber,
      help: suppliersTexts.clientNumberHelp,
      validators: ['not_empty', { max_length: 200 }],
    },
  ],
})

export type ClientNumberFormValues = FormValues<typeof clientNumberForm>

/** Converts a client number to form values. */
export const clientNumberFormValues = ({ clientNumber }: ClientNumber): ClientNumberFormValues => ({
  clientNumber,
})

/** Converts form values to API values. */
export const clientNumberValues = ({ clientNumber }: ClientNumberFormValues) => ({
  clientNumber: clientNumber.trim(),
})

/** Loads the client number of a centre at a supplier. */
export async function readClientNumber(
  ports: StockPorts,
  { supplierId, centreId }: { supplierId: string; centreId: string },
  options: { signal: AbortSignal },
): Promise<ClientNumber> {
  const [{ name }, stored] = await Promise.all([
    ports.suppliers.get(supplierId, undefined, options),
    ports.supplierCentreData.get(supplierId, centreId, options).catch(nullIfMissing),
  ])
  return {
    id: centreDataId(supplierId, centreId),
    supplierId,
    centreId,
    name,
    clientNumber: stored?.clientNumber ?? '',
    updatedAt: stored?.metadata.updatedAt ?? null,
    revision: stored?.revision ?? 0,
  }
}

/** Saves client numbers. */
export const clientNumbersFlow = createCentreDataFlow<ClientNumber, { clientNumber: string }>({
  list: clientNumbers,
  async send(ports, base, { clientNumber = base.clientNumber }, options) {
    const { supplierId, centreId } = base
    const data = { supplierId, centreId, clientNumber }
    const saved = await ports.supplierCentreData.save(data, options)
    return { clientNumber, updatedAt: saved.metadata.updatedAt, revision: saved.revision }
  },
})
