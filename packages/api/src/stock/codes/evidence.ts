import { fieldProblem } from './field-format.ts'
import { identifierAt } from './identifiers.ts'
import { fnc1 } from './separator.ts'

/** What the fields of one reading prove. */
interface Proof {
  /** Number of fields, up to 2. */
  fields: number
  hasDate: boolean
  hasGtin: boolean
  hasPallet: boolean
}

/**
 * Says what a text without FNC1 is if it can be split into valid fields: `product` if a reading has
 * a GTIN beside another field, `part` if one has a real date beside another field, or the number of
 * a pallet (SSCC). Null if the text may as well be a company's own code, like `10ABC`.
 */
export function evidenceIn(text: string, today: string): 'product' | 'part' | null {
  const proofs = proofsOf(text, today)
  if (proofs.some(({ fields, hasGtin }) => hasGtin && fields > 1)) return 'product'
  const isPart = ({ fields, hasDate, hasPallet }: Proof) => hasPallet || (hasDate && fields > 1)
  return proofs.some(isPart) ? 'part' : null
}

/** Returns what the readings of a whole text prove, each combination once. */
function proofsOf(text: string, today: string): Proof[] {
  const reached = Array.from({ length: text.length + 1 }, () => new Map<string, Proof>())
  const reach = (at: number, proof: Proof) => reached[at]?.set(JSON.stringify(proof), proof)
  reach(0, { fields: 0, hasDate: false, hasGtin: false, hasPallet: false })
  for (const [at, proofs] of reached.entries()) {
    if (proofs.size === 0) continue
    if (text[at] === fnc1) for (const proof of proofs.values()) reach(at + 1, proof)
    const found = identifierAt(text, at)
    if (!found) continue
    const { identifier, format } = found
    const start = at + identifier.length
    for (let end = start + format.min; end <= Math.min(start + format.max, text.length); end += 1) {
      if (fieldProblem(text.slice(start, end), format, today) !== null) continue
      for (const { fields, hasDate, hasGtin, hasPallet } of proofs.values()) {
        reach(end, {
          fields: Math.min(fields + 1, 2),
          hasDate: hasDate || format.dates.length > 0,
          hasGtin: hasGtin || ['01', '02'].includes(identifier),
          hasPallet: hasPallet || identifier === '00',
        })
      }
    }
  }
  return [...(reached.at(-1)?.values() ?? [])]
}
