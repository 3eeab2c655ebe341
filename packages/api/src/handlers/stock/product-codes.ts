import { apiError } from '../../contract/errors.ts'
import type { Secrets } from '../../ports/services.ts'
import type { ProductCodeRecord, ProductRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import type { New } from '../../ports/table.ts'
import { normaliseCode, printedCode, storedForms } from '../../stock/codes/index.ts'
import { codeProblem } from '../../stock/import/index.ts'

interface SentCodes {
  code?: string | undefined
  codes?: readonly { code: string; units: number }[] | undefined
}

/**
 * Stores a product's codes from a request. If the request contains only `code` or only `codes`, the
 * other codes stay unchanged. Call this function inside a transaction.
 *
 * @throws ApiError CODE_TAKEN, with the name of the product that has the code
 * @throws ApiError NOT_A_CODE for a text that cannot become a code, unless the product has it already
 */
export async function saveCodes(
  stock: StockRepositories,
  product: ProductRecord,
  sent: SentCodes,
  secrets: Secrets,
): Promise<void> {
  const { productCodes } = stock
  const former = await productCodes.all({ product_id: product.id })
  checkCodes(sent, new Set(former.map(({ code }) => code)))
  for (const { id, is_main } of former) {
    const isReplaced = is_main ? sent.code !== undefined : sent.codes !== undefined
    if (isReplaced) await productCodes.remove(id)
  }
  const rows = newRows(product, sent, secrets)
  await checkFree(stock, product, { rows, sent })
  await productCodes.insertAll(rows)
}

/** Rejects parts of labels, rounded numbers and unreadable labels. */
function checkCodes({ code, codes = [] }: SentCodes, former: ReadonlySet<string>): void {
  const texts = [
    ...(code === undefined ? [] : [['code', code] as const]),
    ...codes.map((further, index) => [`codes.${index}.code`, further.code] as const),
  ]
  for (const [field, text] of texts) {
    const message = codeProblem(text)
    if (message === null || storedForms(text).some((form) => former.has(form))) continue
    throw apiError('NOT_A_CODE', { message, payload: { field } })
  }
}

function newRows(
  product: ProductRecord,
  { code, codes = [] }: SentCodes,
  secrets: Secrets,
): New<ProductCodeRecord>[] {
  const row = (text: string, units: number, isMain: boolean) => ({
    id: secrets.id(),
    product_id: product.id,
    code: normaliseCode(text),
    units,
    is_main: isMain,
  })
  return [
    ...(code === undefined ? [] : [row(code, 1, true)]),
    ...codes.map((further) => row(further.code, further.units, false)),
  ]
}

interface Wanted {
  rows: readonly New<ProductCodeRecord>[]
  sent: SentCodes
}

/** Rejects a code that occurs twice or belongs to another product. The error names that product. */
async function checkFree(
  { productCodes, products }: StockRepositories,
  product: ProductRecord,
  { rows, sent }: Wanted,
): Promise<void> {
  const codes = rows.map(({ code }) => code)
  const texts = [
    ...(sent.code === undefined ? [] : [sent.code]),
    ...(sent.codes ?? []).map(({ code }) => code),
  ]
  const [held] = await productCodes.all({ code: texts.flatMap(storedForms) })
  const twice = codes.findLast((code, index) => codes.indexOf(code) !== index)
  const code = held?.code ?? twice
  if (code === undefined) return
  const holderId = held?.product_id ?? product.id
  const isOwn = holderId === product.id
  const takenBy = isOwn ? '' : ((await products.get(holderId))?.name ?? '')
  throw apiError('CODE_TAKEN', {
    message: isOwn
      ? `Le code ${printedCode(code)} est indiqué deux fois`
      : `Le code ${printedCode(code)} appartient déjà au produit ${takenBy}`,
    payload: { field: fieldOf(sent, code), code },
  })
}

/**
 * Returns the path of a code in the request: the path of the last occurrence if the code occurs
 * twice.
 */
function fieldOf({ codes = [] }: SentCodes, code: string): string {
  const index = codes.findLastIndex((further) => storedForms(further.code).includes(code))
  return index === -1 ? 'code' : `codes.${index}.code`
}
