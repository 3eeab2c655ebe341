import type { ColorMode } from '../checks/dark-modes.ts'
import { addressUses } from '../checks/used-features.ts'
import { htmlTokens } from '../files/html-tokens.ts'
import type { HtmlToken } from '../files/html-tokens.ts'
import { text } from '../html/html.ts'
import { emulateStyle } from './emulate-style.ts'
import { recolor } from './recolor.ts'
import type { Removals } from './removals.ts'

/** Elements that are dropped with their content, because the content makes no sense on its own. */
const whole: ReadonlySet<string> = new Set(['audio', 'object', 'select', 'style', 'svg', 'video'])

/**
 * Emulates how a client shows HTML: keeps the content of unsupported elements, drops unsupported
 * attributes and declarations, and shows the alternative text of an image in an unsupported format.
 */
export function emulateHtml(html: string, removals: Removals, mode: ColorMode): string {
  const kept: string[] = []
  const dropped = new Set<string>()
  /**
   * The element that is being dropped with its content, and how many elements with its tag are
   * open.
   */
  let dropping: { tag: string; depth: number } | undefined
  for (const token of htmlTokens(html)) {
    if (dropping !== undefined) {
      if (token.kind !== 'text' && token.tag === dropping.tag)
        dropping.depth += token.kind === 'open' ? 1 : -1
      if (dropping.depth === 0) dropping = undefined
    } else if (token.kind === 'text') kept.push(token.source)
    else if (token.kind === 'close') {
      if (!dropped.has(token.tag)) kept.push(token.source)
    } else if (removals.drops([`element ${token.tag}`], token.tag)) {
      dropped.add(token.tag)
      if (whole.has(token.tag) && !token.source.endsWith('/>'))
        dropping = { tag: token.tag, depth: 1 }
    } else kept.push(emulateTag(token, removals, mode))
  }
  return kept.join('')
}

function emulateTag(
  { tag, attributes, source }: HtmlToken & { kind: 'open' },
  removals: Removals,
  mode: ColorMode,
): string {
  const shown = [...attributes].flatMap(([name, value]) => {
    const uses = [`attribute ${name}`, ...addressUses(name, value)]
    if (removals.drops(uses, tag, value.toLowerCase())) return []
    const seen =
      name === 'style' ? emulateStyle(value, tag, removals, mode) : recolor(name, value, mode)
    return name === 'style' && seen === '' ? [] : [` ${name}="${text(seen)}"`]
  })
  return `<${tag}${shown.join('')}${source.endsWith('/>') ? '/' : ''}>`
}
