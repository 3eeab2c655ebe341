import type { Secrets } from '../../../ports/services.ts'
import type { StockRepositories } from '../../../ports/stock/repositories.ts'
import { generateCode, normaliseCode } from '../../../stock/codes/index.ts'

/** Generates codes that no product has. */
export async function newCodes(
  count: number,
  { stock, secrets }: { stock: StockRepositories; secrets: Secrets },
): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < count) {
    const wanted = Array.from({ length: count - codes.size }, () =>
      generateCode(() => share(secrets)),
    )
    const taken = await stock.productCodes.all({ code: wanted.map(normaliseCode) })
    const held = new Set(taken.map(({ code }) => code))
    for (const code of wanted) if (!held.has(normaliseCode(code))) codes.add(code)
  }
  return [...codes]
}

/** Returns a random number from 0 up to but excluding 1. */
const share = (secrets: Secrets): number =>
  Number.parseInt(secrets.id().slice(0, 12), 16) / 16 ** 12
