import type { ColorMode } from '../checks/dark-modes.ts'
import { declarationUses } from '../checks/used-features.ts'
import { recolor } from './recolor.ts'
import type { Removals } from './removals.ts'

/**
 * A declaration with its semicolon; semicolons in parentheses, as in
 * `url(data:image/png;base64,…)`, do not end it.
 */
const declaration = /((?:[^;(]|\([^)]*\)?)+);?/g

/**
 * Returns a style attribute without the declarations that the client drops, in the client's colors.
 */
export function emulateStyle(
  style: string,
  tag: string,
  removals: Removals,
  mode: ColorMode,
): string {
  return style.replace(declaration, (source: string, inside: string) => {
    const colon = inside.indexOf(':')
    if (colon < 1) return source
    const property = inside.slice(0, colon).trim().toLowerCase()
    const value = inside.slice(colon + 1).trim()
    const uses = declarationUses(property, value.toLowerCase())
    if (!removals.drops(uses, tag, value.toLowerCase())) return recolor(property, source, mode)
    const becomes = removals.ruleFor(uses, tag, value.toLowerCase())?.becomes
    return becomes === undefined ? '' : `${becomes}:${value};`
  })
}
