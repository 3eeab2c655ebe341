import { problemOfCode, storedForms } from '../codes/index.ts'
import { reasons } from './reasons.ts'

/** Returns the reason why a text is not a code; null if it is one. */
export function codeProblem(code: string): string | null {
  if (code === '') return reasons.missing('Le code')
  if (code.length > 200) return reasons.tooLong('Le code')
  const problem = problemOfCode(code)
  return problem === null ? null : reasons[problem](code)
}

/** Finds a product by a code in a table; `product` finds it by the form that is stored. */
export function findByCode<Product>(
  product: (code: string) => Product | undefined,
  code: string,
): Product | undefined {
  return storedForms(code)
    .map(product)
    .find((found) => found !== undefined)
}
