import axe from 'axe-core'
import { axeSpec } from './landmarks.ts'

/**
 * Fails on any violation that axe finds in the page.
 * @param look Name of the story and variant, for the error.
 * @param rules The only rules to run; all rules by default.
 */
export async function expectAccessible(look: string, rules?: readonly string[]): Promise<void> {
  axe.configure(axeSpec)
  const { violations } = await axe.run(document.body, {
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    resultTypes: ['violations'],
    // Frames do not load axe, so waiting for their response would only waste time.
    iframes: false,
  })
  if (violations.length === 0) return
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}: ${node.failureSummary ?? ''}`).join('\n')}`,
  )
  throw new Error(`axe found in ${look}:\n${findings.join('\n')}`)
}
